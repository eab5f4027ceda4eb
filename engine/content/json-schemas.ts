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

function commentsIn(files: readonly string[]): Map<string, string> {
  const text = readSources(files.map((file) => join(import.meta.dirname, 'schemas', file))).join('\n');
  const found = text.matchAll(/\/\*\*\s+(?:\* )?((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+)[:,]/g);
  // Where a file has a field in two schemas, the first comment counts.
  return new Map(
    [...found]
      .reverse()
      .map(([, comment = '', field = '']) => [field, comment.replace(/\s*\n\s*\*\s*|\s+/g, ' ').trim()]),
  );
}

function addComments(schema: JsonSchema, comments: ReadonlyMap<string, string>): JsonSchema {
  for (const [keyword, inner] of Object.entries(schema)) {
    if (typeof inner === 'object' && inner !== null) addComments(inner as JsonSchema, comments);
    if (keyword !== 'properties') continue;
    for (const [field, one] of Object.entries(inner as Record<string, JsonSchema>)) {
      const comment = comments.get(field);
      if (comment) one.description ??= comment;
    }
  }
  return schema;
}
