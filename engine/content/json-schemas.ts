import { join } from 'node:path';
import { z } from 'zod';
import { projectTextsSchema, translatedProjectTextsSchema } from './schemas/project-texts.ts';
import { makeSchemas } from './schemas.ts';
import { readSources } from './site-root.ts';

/** A JSON Schema: the parts that are looked at by name. */
export interface JsonSchema {
  description?: string;
  properties?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

/** Which texts, icons and pictures there are is the reader's to say: here every name is good. */
const schemas = makeSchemas({
  textKeys: new Set(),
  isIcon: () => true,
  isPicture: () => true,
  isOwnPicture: () => true,
});

/** The data files; the source of each schema has the same name. */
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
] as const;

/**
 * Writes the JSON Schemas of the data files, from which editors complete and check them.
 * @returns the text of each file, by its name in `schemas/`
 */
export function writeJsonSchemas(): Map<string, string> {
  return new Map(
    dataFiles.map((name) => [
      `${name}.schema.json`,
      `${JSON.stringify(describeSchema(schemas[name], [name, ...(parts[name] ?? [])]), null, 2)}\n`,
    ]),
  );
}

/** What a schema is made of beside its own file. */
const parts: Readonly<Record<string, string[]>> = { site: ['language'] };

/** The front matter of texts: in English, and in the other languages. */
export const frontMatterSchemas = {
  article: () => describeSchema(schemas.article, ['article']),
  articleTranslation: () => describeSchema(schemas.translation, ['article']),
  ownPage: () => describeSchema(schemas.ownPage, ['own-page']),
  ownPageTranslation: () => describeSchema(schemas.ownPageTranslation, ['own-page']),
  projectTexts: () => describeSchema(projectTextsSchema, ['project-texts']),
  projectTextsTranslation: () => describeSchema(translatedProjectTextsSchema, ['project-texts']),
} satisfies Record<string, () => JsonSchema>;

/**
 * The JSON Schema of a schema, with the doc comments of its fields.
 * @param files the names of its sources in `schemas/`
 */
function describeSchema(schema: z.ZodType, files: readonly string[]): JsonSchema {
  const plain = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
  return addComments(JSON.parse(JSON.stringify(plain)), commentsIn(files));
}

/** Doc comments of the fields that a schema's source defines: they are the documentation in editors, too. */
function commentsIn(files: readonly string[]): Map<string, string> {
  const text = readSources(files.map((file) => join(import.meta.dirname, 'schemas', file))).join('\n');
  const found = text.matchAll(/\/\*\* ((?:(?!\*\/)[\s\S])*)\*\/\s+(\w+)[:,]/g);
  // Where two schemas of a file have a field, the first one's comment counts.
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
      if (comment) one.description = comment;
    }
  }
  return schema;
}
