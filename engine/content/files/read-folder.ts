import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { memoize } from '../cache/memory-cache.ts';
import type { ArticleBody } from '../content.ts';
import { nameInMessages, sourceCodeOf } from '../languages/source-language.ts';
import { compileArticle } from '../mdx/compile-article.ts';
import { ownPictureIn, pictureEnding } from '../pictures/pictures.ts';
import type { Problem } from '../problems.ts';
import { show } from '../schemas/shared.ts';
import { languageOfFile, typeset } from '../texts/typography.ts';
import { offeredEnding } from './files-beside.ts';
import { readFrontMatter, shownFields } from './front-matter.ts';
import { readText } from './read-text.ts';
import { checkYaml } from './read-yaml.ts';

/** The subfolders of one of the site’s folders; a file among them is a problem, unless it is `data`. */
export function foldersIn(root: string, path: string, problems: Problem[] = [], data?: string): string[] {
  const list = () => {
    const found: Problem[] = [];
    const entries = entriesIn(root, path, found);
    const isFolder = (name: string) => statSync(join(root, path, name), { throwIfNoEntry: false })?.isDirectory();
    const folders = new Set(entries.filter(isFolder));
    for (const name of entries)
      if (name !== data && !folders.has(name))
        found.push({ file: `${path}/${name}`, message: 'a folder is expected here' });
    return { folders: [...folders], problems: found };
  };
  const { folders, problems: found } = memoize(`folders ${root} ${path} ${data}`, list, [join(root, path)]);
  problems.push(...found);
  return folders;
}

function entriesIn(root: string, path: string, problems: Problem[]): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) problems.push({ file: path, message: 'a folder is expected here' });
  return stats?.isDirectory() ? readdirSync(join(root, path)).filter((name) => !name.startsWith('.')) : [];
}

/**
 * Whether a folder’s name can be part of an address; if not, that is reported.
 * @param path from the site’s folder, with at least one `/`
 */
export function isAddress(path: string, problems: Problem[]): boolean {
  if (/\/[a-z0-9-]+$/.test(path)) return true;
  problems.push({
    file: path,
    message: 'the folder’s name is part of the address: use only lowercase letters, digits and hyphens',
  });
  return false;
}

/** Finds the languages of a folder’s texts and checks its other files; undefined where there is none in the default language. */
export function languagesIn(
  root: string,
  path: string,
  codes: readonly string[],
  problems: Problem[],
  data?: string,
): string[] | undefined {
  const files = entriesIn(root, path, problems);
  const texts = codes.map((code) => `${code}.mdx`);
  for (const file of files) {
    if (
      file === data ||
      texts.includes(file) ||
      pictureEnding.test(file) ||
      offeredEnding.test(file) ||
      isOfCode(file, files, codes)
    )
      continue;
    const expected = `${data ? `${data}, ` : ''}a picture, or <language>.mdx in one of the languages ${codes.join(', ')}`;
    problems.push({ file: `${path}/${file}`, message: `unexpected file: expected ${expected}` });
  }
  const source = sourceCodeOf(root);
  if (files.includes(`${source}.mdx`)) return codes.filter((code) => files.includes(`${code}.mdx`));
  problems.push({ file: `${path}/${source}.mdx`, message: `the ${nameInMessages(source)} text is missing` });
  return undefined;
}

function isOfCode(file: string, files: readonly string[], codes: readonly string[]): boolean {
  if (/\.(tsx?|css)$/.test(file)) return true;
  const [, name, code] = /^([\w-]+)(?:\.([\w-]+))?\.yaml$/.exec(file) ?? [];
  if (!name || (code && !codes.includes(code))) return false;
  return files.some((other) => other.startsWith(`${name}.`) && /\.tsx?$/.test(other));
}

/**
 * Reads a folder’s text in every language that has one; undefined where the default language has none.
 * @returns `source` has no `front` or no `body` where they have problems; `translations` are those of the other
 * languages
 */
export async function readLanguages<Schema extends z.ZodType, Translation extends z.ZodType<object>>(
  root: string,
  path: string,
  codes: readonly string[],
  schema: Schema,
  translationSchema: Translation,
  problems: Problem[],
) {
  const languages = languagesIn(root, path, codes, problems);
  if (!languages) return undefined;
  const sourceCode = sourceCodeOf(root);
  const file = `${path}/${sourceCode}.mdx`;
  const source = await readSource(file, readText(root, file), schema, problems);
  if (source.front && source.empty)
    problems.push({ file, message: `the ${nameInMessages(sourceCode)} file has no text` });
  const translations: Record<string, z.infer<Translation> & { body?: ArticleBody }> = {};
  for (const code of languages.filter((one) => one !== sourceCode)) {
    const { front, body } = await readTranslation(root, `${path}/${code}.mdx`, translationSchema, problems);
    if (front) translations[code] = body ? { ...front, body } : front;
  }
  return { source, sourceCode, translations };
}

/** Reads a text of another language; nothing if it is unchanged from `fitout new`, which counts as missing. */
async function readTranslation<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: Problem[],
) {
  const source = readText(root, file);
  // Front matter with only empty fields, and no text below it.
  if (/^---\n(?:\w+:[ \t]*(?:#.*)?\n|[ \t]*#.*\n)+---\s*$/.test(source)) return { front: undefined, body: undefined };
  return readSource(file, source, schema, problems);
}

async function readSource<Schema extends z.ZodType>(file: string, source: string, schema: Schema, problems: Problem[]) {
  const parts = readFrontMatter(file, source, problems);
  const front = parts && typesetFields(checkYaml(file, parts.front, schema, problems), languageOfFile(file));
  const found: Problem[] = [];
  const body = await compileArticle(file, source, found);
  problems.push(...found);
  return { front, body, empty: !body && found.length === 0 };
}

function typesetFields<Front>(front: Front, code: string): Front {
  if (typeof front !== 'object' || front === null) return front;
  const entries = Object.entries(front).map(([field, value]) => [
    field,
    shownFields.includes(field) && typeof value === 'string' ? typeset(value, code) : value,
  ]);
  return Object.fromEntries(entries) as Front;
}

/** Finds a picture that a file names: beside it, or in `pictures`. */
export function findPicture(
  name: string | undefined,
  has: (path: string) => boolean,
  place: { file: string; key: string },
  problems: Problem[],
): string | undefined {
  if (!name) return undefined;
  const found = ownPictureIn(place.file.replace(/\/[^/]+$/, ''), name, has);
  if (!found) problems.push({ ...place, message: `no picture ${show(name)} beside the text or in pictures` });
  return found;
}
