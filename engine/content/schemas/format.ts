/** Raised by a change that older content does not fit, together with a migration: cli/migrate/migrations.ts. */
export const contentFormat = 1;
