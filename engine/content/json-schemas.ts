import { join } from 'node:path';
import { z } from 'zod';
import { projectTextsSchema, translatedProjectTextsSchema } from './schemas/project-texts.ts';
import { makeSchemas } from './schemas.ts';
import { readSources } from './site-root.ts';

export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

/** The schemas for editors accept every name: only the reader knows which texts, icons and pictures exist. */
const schemas = makeSchemas({
  textKeys: new Set(),
  isIcon: () => true,
  isPicture: () => true,
  wordsFile: 'words/en.yaml',
  isOwnPicture: () => true,
});

/** The data files; the source file of each schema has the same name. */
const dataFiles = [
  'site',
  'home',
  'profile',
  'skills',
  'career',
  'resume',
  'contact',
  'project',
  'order',
  'games',
  'theme',
  'glossary',
  'notes',
] as const;

/** The JSON Schemas of the data files as texts, by file name: `site.schema.json`. Nothing is written to disk. */
export function makeJsonSchemas(): Map<string, string> {
  return new Map(
    dataFiles.map((name) => [
      `${name}.schema.json`,
      `${JSON.stringify(describeSchema(schemas[name], [name, ...(parts[name] ?? [])]), null, 2)}\n`,
    ]),
  );
}

const parts: Readonly<Record<string, string[]>> = { site: ['language'] };

export const frontMatterSchemas = {
  article: () => describeSchema(schemas.article, ['article']),
  articleTranslation: () => describeSchema(schemas.translation, ['article']),
  ownPage: () => describeSchema(schemas.ownPage, ['own-page']),
  ownPageTranslation: () => describeSchema(schemas.ownPageTranslation, ['own-page']),
  projectTexts: () => describeSchema(projectTextsSchema, ['project-texts']),
  projectTextsTranslation: () => describeSchema(translatedProjectTextsSchema, ['project-texts']),
} satisfies Record<string, () => JsonSchema>;

function describeSchema(schema: z.ZodType, files: readonly string[]): JsonSchema {
  const plain = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return addComments(JSON.parse(JSON.stringify(plain)), commentsIn(files));
}

/** What can precede a brace, a doc comment with the field after it, another comment, a string, a field, a brace. */
const tokens =
  /^(?:export|const|function)\b|=>|\/\*\*([\s\S]*?)\*\/\s*(?:(\w+)(?=[:,]))?|\/\/.*|'[^'\n]*'|`[^`]*`|(\w+)(?=:)|(\w+)(?=,| \})|[{}]/gm;

/** The fields that sources of schemas declare, by their path (`work.since`), with their doc comments or ''. */
function commentsIn(files: readonly string[]): Map<string, string> {
  const text = readSources(files.map((file) => join(import.meta.dirname, 'schemas', file))).join('\n');
  const comments = new Map<string, string>();
  const parents: string[] = [];
  let current = '';
  for (const [token, comment = '', commented, field = commented, shorthand = field] of text.matchAll(tokens)) {
    if (token === '{') parents.push(current);
    if (token === '}') current = parents.pop() ?? '';
    else if (!shorthand || field) current = field ?? '';
    if (!shorthand) continue;
    const path = [...parents.filter(Boolean), shorthand].join('.');
    comments.set(path, comments.get(path) || comment.replace(/\s*\n\s*\*\s*|\s+/g, ' ').trim());
  }
  return comments;
}

/**
 * Adds doc comments as descriptions.
 * @param path the fields that lead to the schema
 */
function addComments(
  schema: JsonSchema,
  comments: ReadonlyMap<string, string>,
  path: readonly string[] = [],
): JsonSchema {
  for (const [keyword, inner] of Object.entries(schema)) {
    if (typeof inner !== 'object' || inner === null) continue;
    if (keyword !== 'properties') {
      addComments(inner as JsonSchema, comments, path);
      continue;
    }
    for (const [field, one] of Object.entries(inner as Record<string, JsonSchema>)) {
      const fieldPath = [...path, field];
      addComments(one, comments, fieldPath);
      // A schema that is declared by itself and used in a field has its own, shorter paths.
      const comment = comments.get(fieldPath.join('.')) ?? comments.get(field);
      if (comment) one.description ??= comment;
    }
  }
  return schema;
}
