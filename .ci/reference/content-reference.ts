import { frontMatterSchemas, type JsonSchema, makeJsonSchemas } from '../../engine/content/json-schemas.ts';

const introduction = `# Content

The fields of every file of a site, made from the schemas by \`npm run schemas\`. Fields without “optional” are required. How they are used: [write](../write.md).`;

const texts = {
  article: 'articles/*/en.mdx',
  articleTranslation: 'articles/*/de.mdx',
  ownPage: 'pages/*/en.mdx',
  ownPageTranslation: 'pages/*/de.mdx',
  projectTexts: 'projects/*/en.mdx',
  projectTextsTranslation: 'projects/*/de.mdx',
} satisfies Record<keyof typeof frontMatterSchemas, string>;

/** Data files that are in a subfolder of the site’s folder. */
const folders: Readonly<Record<string, string>> = {
  project: 'projects/*/project.yaml',
  order: 'projects/order.yaml',
  glossary: 'words/glossary/*.yaml',
  notes: 'words/notes.yaml',
};

export function writeContentReference(): string {
  const data = [...makeJsonSchemas()].map(([file, text]) => {
    const name = file.replace('.schema.json', '');
    return chapter(folders[name] ?? `${name}.yaml`, JSON.parse(text));
  });
  const frontMatter = Object.entries(texts).map(([name, file]) =>
    chapter(file, frontMatterSchemas[name as keyof typeof texts]()),
  );
  return `${[introduction, ...data, ...frontMatter].join('\n\n')}\n`;
}

const chapter = (file: string, schema: JsonSchema) => `## \`${file}\`\n\n${listFields(schema).join('\n')}`;

/** A line for each field, with the fields of its records below. */
function listFields(schema: JsonSchema, indent = ''): string[] {
  return alternatives(schema).flatMap(({ properties = {}, required, items, additionalProperties }) => [
    ...Object.entries(properties).flatMap(([field, inner]) => {
      const optional = (required as string[] | undefined)?.includes(field) ? '' : ', optional';
      const about = inner.description ? `: ${inner.description}` : '';
      return [`${indent}- \`${field}\` (${kindOf(inner)}${optional})${about}`, ...listFields(inner, `${indent}  `)];
    }),
    ...[items, additionalProperties].flatMap((inner) => (isSchema(inner) ? listFields(inner, indent) : [])),
  ]);
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

const alternatives = (schema: JsonSchema): JsonSchema[] => {
  const others = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  return others ? others.flatMap(alternatives) : [schema];
};

function kindOf(schema: JsonSchema): string {
  const kinds = alternatives(schema).map((one) => {
    if (one.const !== undefined) return `\`${one.const}\``;
    if (one.enum) return (one.enum as unknown[]).map((value) => `\`${value}\``).join(', ');
    if (one.type === 'array') return isSchema(one.items) ? `list of ${kindOf(one.items)}` : 'list';
    if (Array.isArray(one.type)) return one.type.map(nameOf).join(' or ');
    return nameOf(one.type);
  });
  return [...new Set(kinds)].join(' or ');
}

/** The guides’ names for the types of JSON Schema. */
const names: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  object: 'record',
  boolean: 'true or false',
  null: '`null`',
};
const nameOf = (type: unknown) => names[String(type)] ?? (type === undefined ? 'any value' : String(type));
