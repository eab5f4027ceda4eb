/**
 * The first line of a new file of content: editors complete its fields from the JSON Schema that it names.
 * @param file the file’s path in the site
 * @param name the schema: `project`
 */
export function schemaLine(file: string, name: string): string {
  const up = '../'.repeat(file.split('/').length - 1);
  return `# yaml-language-server: $schema=${up}node_modules/fitout/schemas/${name}.schema.json\n`;
}
