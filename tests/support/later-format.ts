/** Changes a file of the project, by its path. */
type Edit = (path: string, change: (text: string) => string) => void;

/**
 * Makes a later version of the project whose content has another format: a site has a motto, which a migration adds.
 * @param format the format that it has: one more than the project’s
 */
export function makeLaterFormat(edit: Edit, format: number): void {
  edit('src/content/schemas/format.ts', (text) => text.replace(/contentFormat = \d+/, `contentFormat = ${format}`));
  edit('src/content/schemas/site.ts', (text) => text.replace('    name: z.', '    motto: z.string(),\n$&'));
  edit('cli/migrate/migrations.ts', (text) =>
    text.replace(
      /(migrations: readonly Migration\[\] = \[.*)\]/,
      `$1, {
        to: ${format},
        about: 'a site has a motto',
        change: (files) => files.edit('content/site.yaml', (document) => document.set('motto', 'none')),
      }]`,
    ),
  );
}
