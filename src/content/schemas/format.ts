/**
 * The format of `content/` that this project reads. Whoever changes what older content must be changed for raises it,
 * and adds a migration: cli/migrate/migrations.ts.
 */
export const contentFormat = 2;
