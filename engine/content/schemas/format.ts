/**
 * The format of the site's folder that this project reads. A change that older content does not
 * fit raises it, and comes with a migration: cli/migrate/migrations.ts.
 */
export const contentFormat = 1;
