/** A change that makes older content invalid raises this number and adds a migration: cli/migrate/migrations.ts. */
export const contentFormat = 1;
