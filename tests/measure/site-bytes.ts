import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { fileOfPath, pagePath } from '../../engine/routes/addresses.ts';
import { dist } from '../support/built-files.ts';
import { pages } from '../support/site-map.ts';
import type { FileSize, SiteBytes, Size } from './report-schema.ts';

const compress = promisify(brotliCompress);
const compressed = new Set(['.woff2', '.png', '.jpg', '.avif', '.webp', '.pdf']);
const pictures = new Set(['.svg', '.png', '.jpg', '.avif', '.webp', '.ico']);

/** Paths of the built files inside `dist`, in a fixed order. */
export function listBuilt(matches: (file: string) => boolean = () => true): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(matches)
    .sort();
}

/** Pages that are the only ones of their kind, in the source language. */
const singlePages = pages
  .filter((to) => Object.keys(to).length === 1)
  .map((to) => ({ path: pagePath(to), file: fileOfPath(pagePath(to)) }));

export const isPage = (file: string): boolean => file.endsWith('.html');
export const isArticle = (file: string): boolean => /(^|\/)blog\/\d+\.html$/.test(file);
/** In another language, with its own budget. */
const isTranslated = (file: string): boolean => !file.startsWith('blog/');
const isScript = (file: string): boolean => /^assets\/.*\.js$/.test(file);
/** The script of every page. */
export const isPageScript = (file: string): boolean => /^assets\/page-[\w-]+\.js$/.test(file);
export const isFont = (file: string): boolean => file.endsWith('.woff2');

/** The size of a built file on disk, in bytes. */
export const rawSizeOf = (file: string): number => statSync(join(dist, file)).size;

/** Sizes of built files. */
export function sizesOf(files: readonly string[]): Promise<FileSize[]> {
  return Promise.all(
    files.map(async (file) => {
      const body = readFileSync(join(dist, file));
      return { file, raw: body.length, brotli: compressed.has(extname(file)) ? body.length : await brotliSize(body) };
    }),
  );
}

async function brotliSize(body: Buffer, quality = 11): Promise<number> {
  return (await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
}

/**
 * Finds the files that are too heavy. A lower quality takes a hundredth of the time and never makes a smaller file:
 * only files that it leaves over the limit are compressed as a host does.
 * @param limitOf the most that a file may weigh in brotli, bytes
 * @returns a line for each file that weighs more
 */
export async function listOverBudget(files: readonly string[], limitOf: (file: string) => number): Promise<string[]> {
  const lines = files.map(async (file) => {
    const body = readFileSync(join(dist, file));
    if ((await brotliSize(body, 5)) <= limitOf(file)) return [];
    const weight = await brotliSize(body);
    return weight <= limitOf(file) ? [] : [`${file}: ${weight} of ${limitOf(file)} bytes`];
  });
  return (await Promise.all(lines)).flat();
}

/** Sum of sizes. */
function sum(sizes: readonly Size[]): Size {
  return sizes.reduce((all, { raw, brotli }) => ({ raw: all.raw + raw, brotli: all.brotli + brotli }), {
    raw: 0,
    brotli: 0,
  });
}

/** The script for reading the home page, brotli: all inline scripts of its head, and the page's script. */
export async function readingScript(): Promise<number> {
  const boot = await brotliSize(Buffer.from(headScriptsOf('index.html')));
  const [page, ...others] = await sizesOf(listBuilt(isPageScript));
  if (!page || others.length > 0) throw new Error('dist/assets has no page script, or several');
  return boot + page.brotli;
}

/** The text of a page's inline boot script. */
export function bootScriptOf(file: string): string {
  const [, script] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
  if (!script) throw new Error(`${file} has no boot script`);
  return script;
}

/** The texts of a page's inline scripts before its body, the boot script first. */
function headScriptsOf(file: string): string {
  const [head = ''] = readFileSync(join(dist, file), 'utf8').split('<body');
  return [...head.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text).join('\n');
}

/** Adds up the sizes of all built files. */
export async function countSite(): Promise<SiteBytes> {
  const all = await sizesOf(listBuilt());
  const of = (matches: (file: string) => boolean) => all.filter(({ file }) => matches(file));
  const html = of(isPage);
  const scripts = of(isScript);
  const articles = html.filter(({ file }) => isArticle(file));
  const others = html.filter(({ file }) => !isArticle(file));
  const pictureFiles = of((file) => pictures.has(extname(file)));
  return {
    html: {
      pages: html.length,
      largestPage: largest(others),
      largestArticles: [false, true].flatMap((translated) => {
        const some = articles.filter(({ file }) => isTranslated(file) === translated);
        return some.length > 0 ? [{ translated, ...largest(some) }] : [];
      }),
    },
    bootScript: Buffer.byteLength(bootScriptOf('index.html')),
    readingScript: await readingScript(),
    firstAnswers: Object.fromEntries(
      singlePages.flatMap(({ path, file }) => {
        const page = html.find((one) => one.file === file);
        return page ? [[path, page.brotli] as const] : [];
      }),
    ),
    scripts: {
      ...sum(scripts),
      files: scripts.sort((one, other) => other.brotli - one.brotli),
      ofOnePage: largest(html.map(({ file }) => ({ file, ...sum(scriptsNamedIn(file, scripts)) }))),
    },
    fonts: of(isFont),
    pictures: { ...sum(pictureFiles), count: pictureFiles.length, largest: largest(pictureFiles) },
    site: { ...sum(all), files: all.length },
  };
}

/** The page's script, and those of its islands, which its import map names. */
function scriptsNamedIn(page: string, scripts: readonly FileSize[]): FileSize[] {
  const html = readFileSync(join(dist, page), 'utf8');
  return scripts.filter(({ file }) => html.includes(`/${file}`));
}

function largest(sizes: readonly FileSize[]): FileSize {
  const [first, ...rest] = sizes;
  if (!first) throw new Error('dist/ is incomplete: run npm run build first');
  return rest.reduce((top, size) => (size.brotli > top.brotli ? size : top), first);
}
