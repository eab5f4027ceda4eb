import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Content } from './content.ts';
import { readYaml } from './files/read-yaml.ts';
import { sourceCodeOf, sourceWords } from './languages/source-language.ts';
import { findIcon } from './pictures/icon-sets.ts';
import { ContentError, type Problem } from './problems.ts';
import { type Fields, makeFields } from './schemas/shared.ts';
import { siteRoot } from './site-root.ts';
import { textKeysOf, wordsFile } from './texts/read-dictionaries.ts';

export type DataSchema<Data = unknown> = (fields: Fields) => z.ZodType<Data>;

export interface WithSchema {
  schema: DataSchema;
}

const fieldsOf = new WeakMap<Content, Fields>();
const read = new WeakMap<Content, Map<string, unknown>>();

function fieldsIn(content: Content): Fields {
  const isPicture = (file: string) => `pictures/${file}` in content.pictures;
  const made =
    fieldsOf.get(content) ??
    makeFields({
      textKeys: textKeysOf(sourceWords(content)),
      wordsFile: wordsFile(sourceCodeOf(content.folder)),
      isIcon: (name) => findIcon(name) !== undefined,
      isPicture,
      isOwnPicture: isPicture,
    });
  fieldsOf.set(content, made);
  return made;
}

/**
 * Reads the data beside a component once: `frame/ribbon.yaml` beside `frame/ribbon.tsx`.
 * @throws ContentError if the data is missing or does not fit the schema
 */
export function readData<Data>(content: Content, file: string, schema: DataSchema<Data>): Data {
  const known = read.get(content) ?? new Map<string, unknown>();
  read.set(content, known);
  if (!known.has(file)) known.set(file, checkData(file.replace(/\.tsx?$/, '.yaml'), schema(fieldsIn(content))));
  return known.get(file) as Data;
}

function checkData(file: string, schema: z.ZodType): unknown {
  const problems: Problem[] = [];
  if (!existsSync(join(siteRoot, file))) throw new ContentError([{ file, message: 'this file is missing' }]);
  const data = readYaml(siteRoot, file, schema, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return data;
}

/**
 * The field `data` of a page or game of the site, checked; undefined where it has no schema.
 * @throws ContentError if the data does not fit the schema
 */
export function checkPageData(content: Content, file: string, data: unknown, schema: DataSchema | undefined): unknown {
  if (!schema) return undefined;
  const result = schema(fieldsIn(content)).safeParse(data ?? {});
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map(({ path, message }) => ({ file, key: ['data', ...path].join('.'), message })),
  );
}
