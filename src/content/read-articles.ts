import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { compileArticle } from './compile-article.ts';
import type { Article, ArticleBody } from './content.ts';
import { recallOfFiles } from './disk-cache.ts';
import { readFrontMatter } from './front-matter.ts';
import { ownPictureIn, pictureEnding } from './pictures.ts';
import type { Problem } from './problems.ts';
import { checkYaml } from './read-yaml.ts';
import { show } from './schemas/shared.ts';
import type { Schemas } from './schemas.ts';
import { languageOfFile, setType } from './typography.ts';

/**
 * Reads `content/articles/<number>-<slug>/<language>.mdx`.
 * @param root the project's folder
 * @param codes the languages of the site, `en` among them
 * @param has true where a picture lies at a path from `content/`
 * @param problems gets everything that is wrong, with file, line and key
 * @returns the articles that are right, by number
 */
export async function readArticles(
  root: string,
  codes: readonly string[],
  schemas: Schemas,
  has: (path: string) => boolean,
  problems: Problem[],
): Promise<Article[]> {
  const folders = foldersIn(root, 'content/articles');
  const articles: (Article | undefined)[] = [];
  // One after the other: what is compiled at once is all in memory at once.
  for (const folder of folders) {
    const read = async () => {
      const faults: Problem[] = [];
      return { article: await readArticle(root, folder, codes, schemas, has, faults), faults };
    };
    const path = join(root, 'content/articles', folder);
    const files = [path, ...codes.map((code) => join(path, `${code}.mdx`))];
    const { article, faults } = await recallOfFiles(`article ${path}`, files, read);
    articles.push(article);
    problems.push(...faults);
  }
  for (const field of ['number', 'slug'] as const) {
    const seen = new Set<string | number>();
    for (const [index, article] of articles.entries()) {
      if (!article) continue;
      const file = `content/articles/${folders[index]}/en.mdx`;
      if (seen.has(article[field]))
        problems.push({ file, key: field, message: `another article has the ${field} ${article[field]} too` });
      seen.add(article[field]);
    }
  }
  return articles.filter((article) => article !== undefined).sort((a, b) => a.number - b.number);
}

async function readArticle(
  root: string,
  folder: string,
  codes: readonly string[],
  schemas: Schemas,
  has: (path: string) => boolean,
  problems: Problem[],
): Promise<Article | undefined> {
  const path = `content/articles/${folder}`;
  const read = await readLanguages(root, path, codes, schemas.article, schemas.translation, problems);
  if (!read) return undefined;
  const { english, translations } = read;
  if (english.front && folder !== `${english.front.number}-${english.front.slug}`) {
    problems.push({
      file: `${path}/en.mdx`,
      key: 'slug',
      message: `number and slug say ${english.front.number}-${english.front.slug}, the folder is called ${folder}`,
    });
  }
  if (!english.front || !english.body) return undefined;
  const { title, metaTitle, description, corrections, ...rest } = english.front;
  const { cover } = rest;
  const coverFile = cover && ownPictureIn(`articles/${folder}`, cover.file, has);
  if (cover && !coverFile) {
    const message = `no picture ${show(cover.file)} beside the text or in content/pictures`;
    problems.push({ file: `${path}/en.mdx`, key: 'cover.file', message });
  }
  const days = [rest.updated, ...(corrections ?? []).map(({ date }) => date)].sort();
  const en = { title, metaTitle, description, corrections, body: english.body };
  const placed = cover && coverFile ? { cover: { ...cover, file: coverFile } } : {};
  return { ...rest, ...placed, modified: days.at(-1) ?? rest.updated, translations: { ...translations, en } };
}

/** The folders below one of `content/`; none where it is not there. */
export function foldersIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path)).filter((name) => !name.startsWith('.'));
}

/**
 * Reads a text in all its languages: `<path>/<language>.mdx`.
 * @returns undefined where there is no English one
 */
export async function readLanguages<Schema extends z.ZodType, Translation extends z.ZodType<object>>(
  root: string,
  path: string,
  codes: readonly string[],
  schema: Schema,
  translationSchema: Translation,
  problems: Problem[],
) {
  const files = readdirSync(join(root, path));
  for (const file of files) {
    if (pictureEnding.test(file)) continue;
    const [code, ending] = file.split('.');
    if (ending !== 'mdx' || !codes.includes(code ?? '')) {
      problems.push({
        file: `${path}/${file}`,
        message: `expected a picture, or <language>.mdx with one of ${codes.join(', ')}`,
      });
    }
  }
  if (!files.includes('en.mdx')) {
    problems.push({ file: `${path}/en.mdx`, message: 'the English text is not there' });
    return undefined;
  }
  const english = await readFile(root, `${path}/en.mdx`, schema, problems);
  if (english.front && english.empty)
    problems.push({ file: `${path}/en.mdx`, message: 'the English file has no text' });
  const translations: Record<string, z.infer<Translation> & { body?: ArticleBody }> = {};
  for (const code of codes) {
    if (code === 'en' || !files.includes(`${code}.mdx`)) continue;
    const { front, body } = await readFile(root, `${path}/${code}.mdx`, translationSchema, problems);
    if (front) translations[code] = body ? { ...front, body } : front;
  }
  return { english, translations };
}

/** Reads a file of the content, with the same line ends on every system. */
export const readText = (root: string, file: string): string =>
  readFileSync(join(root, file), 'utf8').replace(/\r\n/g, '\n');

async function readFile<Schema extends z.ZodType>(root: string, file: string, schema: Schema, problems: Problem[]) {
  const source = readText(root, file);
  const parts = readFrontMatter(file, source, problems);
  const front = parts && setFields(checkYaml(file, parts.front, schema, problems), languageOfFile(file));
  const faults: Problem[] = [];
  const body = await compileArticle(file, source, faults);
  problems.push(...faults);
  return { front, body, empty: !body && faults.length === 0 };
}

/** The fields of the front matter that are read, as their language sets them. */
const readFields = ['title', 'metaTitle', 'description', 'label'];

function setFields<Front>(front: Front, code: string): Front {
  if (typeof front !== 'object' || front === null) return front;
  const entries = Object.entries(front).map(([field, value]) => [
    field,
    readFields.includes(field) && typeof value === 'string' ? setType(value, code) : value,
  ]);
  return Object.fromEntries(entries) as Front;
}
