import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { cache, cachePath, hashOf, hashOfFile, versionsOf, writeAtomically } from '../cache/disk-cache.ts';
import { memoize } from '../cache/memory-cache.ts';
import { siteFiles } from '../files/site-files.ts';
import { slugOf } from '../languages/plain-letters.ts';
import type { Problem } from '../problems.ts';
import { readSources } from '../site-root.ts';
import { decodeHeic } from './decode-heic.ts';
import { cleanDrawing, inspectDrawing } from './drawing.ts';
import { type Picture, type Pictures, photoSettings, pictureEnding, type ThemedPicture } from './pictures.ts';

interface FoundPictures {
  pictures: Pictures;
  /** True where the file exists, readable or not: its problems are reported here. */
  has: (path: string) => boolean;
  /** True where some text has such a file beside it. */
  hasBeside: (file: string) => boolean;
}

const encoder = [versionsOf(['sharp', 'heic-decode']), JSON.stringify(photoSettings)];
const version = hashOf([
  ...encoder,
  versionsOf(['svgo', '@xmldom/xmldom']),
  ...readSources(
    ['read-pictures', 'drawing', 'drawing-allowed', 'drawing-styles', 'decode-heic', '../languages/plain-letters'].map(
      (name) => join(import.meta.dirname, name),
    ),
  ),
]);

/** Measures and cleans all pictures of the site, and reports those that cannot be read. */
export async function readPictures(root: string, problems: Problem[]): Promise<FoundPictures> {
  const { problems: found, ...pictures } = await memoize(`pictures ${root}`, () => readAll(root), []);
  problems.push(...found);
  return pictures;
}

async function readAll(root: string): Promise<FoundPictures & { problems: Problem[] }> {
  const files = siteFiles(root).filter((file) => pictureEnding.test(file));
  const read = await Promise.all(files.map((file) => readPicture(root, file)));
  const alone = new Map<string, Picture>();
  for (const { picture } of read) if (picture) alone.set(picture.file, picture);
  const pictures: Record<string, ThemedPicture> = {};
  for (const [file, light] of alone) {
    const dark = alone.get(file.replace(/\.light(\.\w+)$/, '.dark$1'));
    pictures[file] ??= dark && dark !== light ? { light, dark } : { light };
    const short = file.replace(/\.light(\.\w+)$/, '$1');
    if (dark && !alone.has(short)) pictures[short] = { light, dark };
  }
  const names = new Set([...files, ...Object.keys(pictures)]);
  // The folders of articles and projects are two levels deep.
  const beside = new Set([...names].map((path) => path.replace(/^(articles|projects)\/[^/]+\//, '')));
  return {
    pictures,
    has: (path) => names.has(path),
    hasBeside: (file) => beside.has(file),
    problems: read.flatMap(({ problems }) => problems),
  };
}

interface Facts {
  picture?: Omit<Picture, 'source'>;
  /** A file in the cache that replaces the original: a cleaned drawing, a decoded photograph. */
  made?: string;
  madeHash?: string | undefined;
  problems: Problem[];
}

/** A file with the size and time of an earlier build is not opened. */
async function readPicture(folder: string, file: string): Promise<{ picture?: Picture; problems: Problem[] }> {
  const path = join(folder, file);
  const stats = statSync(path);
  const { size, mtimeMs } = stats;
  const refuse = (message: string) => ({ problems: [{ file, message }] });
  // Reading a pipe or a device may never end.
  if (!stats.isFile()) return refuse('this is not a regular file');
  const [max, kind] = /\.svg$/i.test(file) ? [1, 'a drawing'] : [100, 'a picture'];
  if (size > max * 1_000_000) return refuse(`${kind} is limited to ${max} MB`);
  const parts = [version, path, `${size} ${mtimeMs}`];
  const isComplete = ({ made, madeHash }: Facts) => !made || madeHash === hashOfFile(cachePath('pictures', made));
  const read = async (): Promise<Facts> => {
    const facts = await readFacts(path, file);
    return facts.made ? { ...facts, madeHash: hashOfFile(cachePath('pictures', facts.made)) } : facts;
  };
  const { picture, made, problems } = await cache('pictures', parts, read, { isComplete });
  if (!picture) return { problems };
  return { picture: { ...picture, source: made ? cachePath('pictures', made) : path }, problems };
}

async function readFacts(path: string, file: string): Promise<Facts> {
  const data = readFileSync(path);
  const slug = slugOf(basename(file).replace(/\.\w+$/, '')) || 'picture';
  const name = `${slug}-${hashOf([...encoder, data.toString('latin1')]).slice(0, 10)}`;
  return /\.svg$/i.test(file) ? drawingFacts(file, name, data.toString()) : photoFacts(file, name, data);
}

async function drawingFacts(file: string, name: string, source: string): Promise<Facts> {
  const { width, height, problems } = inspectDrawing(source);
  if (problems.length > 0) return { problems: problems.map((problem) => ({ file, ...problem })) };
  const picture = { file, name, width, height, drawing: true };
  const clean = await cleanDrawing(source);
  if (clean === source) return { picture, problems: [] };
  const made = `${name}.svg`;
  writeAtomically(cachePath('pictures', made), clean);
  return { picture, made, problems: [] };
}

async function photoFacts(file: string, name: string, data: Buffer): Promise<Facts> {
  const refuse = (message: string): Facts => ({ problems: [{ file, message }] });
  try {
    const { autoOrient, compression, format, pages = 1 } = await sharp(data).metadata();
    if (pages > 1 && (format === 'gif' || format === 'webp'))
      return refuse('visitors cannot stop an animated picture: use a still one');
    // AVIF is the same container with another codec, which sharp supports.
    if (format === 'heif' && compression !== 'av1') return await heicFacts(file, name, data);
    // A truncated or damaged file may still have readable metadata.
    await sharp(data).resize(8).raw().toBuffer();
    return { picture: { file, name, ...autoOrient, drawing: false }, problems: [] };
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    return refuse(`this picture cannot be read: ${reason}`);
  }
}

async function heicFacts(file: string, name: string, data: Buffer): Promise<Facts> {
  const { width, height, png } = await decodeHeic(data);
  const made = `${name}.png`;
  writeAtomically(cachePath('pictures', made), png);
  return { picture: { file, name, width, height, drawing: false }, made, problems: [] };
}
