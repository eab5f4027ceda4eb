import { join } from 'node:path';
import { hashOf } from './cache/disk-cache.ts';
import { memoize } from './cache/memory-cache.ts';
import type { Article } from './content.ts';
import { findPicture, foldersIn, readLanguages } from './files/read-folder.ts';
import { sourceCodeOf } from './languages/source-language.ts';
import type { Problem } from './problems.ts';
import type { Schemas } from './schemas.ts';

/**
 * Reads `articles/<number>-<slug>/<language>.mdx` and returns the valid articles, by number.
 * @param textKeys the text keys that the schemas accept
 */
export async function readArticles(
  root: string,
  codes: readonly string[],
  schemas: Schemas,
  textKeys: ReadonlySet<string>,
  has: (path: string) => boolean,
  problems: Problem[],
): Promise<Article[]> {
  const folders = foldersIn(root, 'articles', problems);
  const articles: (Article | undefined)[] = [];
  const keys = hashOf([...textKeys]);
  // One at a time: articles that are compiled together are in memory together.
  for (const folder of folders) {
    const read = async () => {
      const found: Problem[] = [];
      return { article: await readArticle(root, folder, codes, schemas, has, found), problems: found };
    };
    const path = join(root, 'articles', folder);
    const files = [path, ...codes.map((code) => join(path, `${code}.mdx`))];
    const { article, problems: found } = await memoize(`article ${path} ${keys}`, read, files);
    articles.push(article);
    problems.push(...found);
  }
  for (const field of ['number', 'slug'] as const) {
    const seen = new Set<string | number>();
    for (const [index, article] of articles.entries()) {
      if (!article) continue;
      const file = `articles/${folders[index]}/${sourceCodeOf(root)}.mdx`;
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
  const path = `articles/${folder}`;
  const read = await readLanguages(root, path, codes, schemas.article, schemas.translation, problems);
  if (!read) return undefined;
  const { translations, sourceCode } = read;
  const { front, body } = read.source;
  const file = `${path}/${sourceCode}.mdx`;
  if (front && folder !== `${front.number}-${front.slug}`) {
    problems.push({
      file,
      key: 'slug',
      message: `number and slug are ${front.number}-${front.slug}, but the folder is called ${folder}: make them match`,
    });
  }
  if (!front || !body) return undefined;
  const { title, metaTitle, description, ...rest } = front;
  const { cover } = rest;
  const coverFile = findPicture(cover?.file, has, { file, key: 'cover.file' }, problems);
  const source = { title, metaTitle, description, body };
  const placed = cover && coverFile ? { cover: { ...cover, file: coverFile } } : {};
  return { ...rest, ...placed, source, translations: { ...translations, [sourceCode]: source } };
}
