import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FileSize, SiteBytes, Size } from './report-schema.ts';

const compress = promisify(brotliCompress);
const compressed = new Set(['.woff2', '.png', '.jpg', '.avif', '.webp', '.pdf']);
const pictures = new Set(['.svg', '.png', '.jpg', '.avif', '.webp', '.ico']);

/** The built site. */
export const dist = join(import.meta.dirname, '../../dist');

/** Paths of the built files inside `dist`, in a fixed order. */
export function listBuilt(matches: (file: string) => boolean = () => true): string[] {
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(matches)
    .sort();
}

export const isPage = (file: string): boolean => file.endsWith('.html');
export const isArticle = (file: string): boolean => /(^|\/)blog\/\d+\.html$/.test(file);
export const isScript = (file: string): boolean => /^assets\/.*\.js$/.test(file);
/** A dictionary of another language than English, which lies in the code itself. */
export const isDictionary = (file: string): boolean => /^assets\/[a-z]{2}-[\w-]+\.js$/.test(file);
export const isFont = (file: string): boolean => file.endsWith('.woff2');

/** Sizes of built files. */
export function sizesOf(files: readonly string[]): Promise<FileSize[]> {
  return Promise.all(
    files.map(async (file) => {
      const body = readFileSync(join(dist, file));
      const small = compressed.has(extname(file))
        ? body
        : await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      return { file, raw: body.length, brotli: small.length };
    }),
  );
}

/** Sum of sizes. */
function sum(sizes: readonly Size[]): Size {
  return sizes.reduce((all, { raw, brotli }) => ({ raw: all.raw + raw, brotli: all.brotli + brotli }), {
    raw: 0,
    brotli: 0,
  });
}

/** All code and the largest dictionary, brotli: English lies in the code, and a page loads one other language at most. */
export function scriptBytes(scripts: readonly FileSize[]): number {
  const [dictionaries, code] = [true, false].map((wanted) =>
    scripts.filter(({ file }) => isDictionary(file) === wanted),
  );
  return sum(code ?? []).brotli + Math.max(0, ...(dictionaries ?? []).map(({ brotli }) => brotli));
}

/** The text of a page's inline boot script. */
export function bootScriptOf(file: string): string {
  const [, script] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
  if (!script) throw new Error(`${file} has no boot script`);
  return script;
}

/** Counts everything that was built. */
export async function countSite(): Promise<SiteBytes> {
  const all = await sizesOf(listBuilt());
  const of = (matches: (file: string) => boolean) => all.filter(({ file }) => matches(file));
  const html = of(isPage);
  const scripts = of(isScript);
  const pictureFiles = of((file) => pictures.has(extname(file)));
  return {
    html: {
      pages: html.length,
      largestPage: largest(html.filter(({ file }) => !isArticle(file))),
      largestArticle: largest(html.filter(({ file }) => isArticle(file))),
    },
    bootScript: Buffer.byteLength(bootScriptOf('index.html')),
    scripts: { ...sum(scripts), files: scripts.sort((one, other) => other.brotli - one.brotli) },
    fonts: of(isFont),
    pictures: { ...sum(pictureFiles), count: pictureFiles.length, largest: largest(pictureFiles) },
    site: { ...sum(all), files: all.length },
  };
}

function largest(sizes: readonly FileSize[]): FileSize {
  const [first, ...rest] = sizes;
  if (!first) throw new Error('dist/ holds too little: run npm run build first');
  return rest.reduce((top, size) => (size.brotli > top.brotli ? size : top), first);
}
