import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { decodeHeic } from './decode-heic.ts';
import { cache, cachePath, hashOf, hashOfFile, versionsOf, writeWhole } from './disk-cache.ts';
import { cleanDrawing, inspectDrawing } from './drawing.ts';
import { type Picture, type Pictures, photoSettings, pictureEnding, type ThemedPicture } from './pictures.ts';
import type { Problem } from './problems.ts';
import { siteFiles } from './site-files.ts';
import { readSources } from './site-root.ts';

interface FoundPictures {
  pictures: Pictures;
  /** True where a picture lies there, be it readable or not: what is wrong with it is a problem already. */
  has: (path: string) => boolean;
  /** True where such a file lies beside some text. */
  hasBeside: (file: string) => boolean;
}

/** What the name of an encoded photograph depends on, beside the photograph. */
const encoder = [versionsOf(['sharp', 'heic-decode']), JSON.stringify(photoSettings)];
const version = hashOf([
  ...encoder,
  versionsOf(['svgo', '@xmldom/xmldom']),
  ...readSources(
    ['read-pictures', 'drawing', 'drawing-allowed', 'decode-heic'].map((name) => join(import.meta.dirname, name)),
  ),
]);

/** Reads size and kind of every picture in the site's folder, wherever it lies. */
export async function readPictures(root: string, problems: Problem[]): Promise<FoundPictures> {
  const files = siteFiles(root).filter((file) => pictureEnding.test(file));
  const read = await Promise.all(files.map((file) => readPicture(root, file)));
  const alone = new Map<string, Picture>();
  for (const { picture, faults } of read) {
    problems.push(...faults);
    if (picture) alone.set(picture.file, picture);
  }
  const pictures: Record<string, ThemedPicture> = {};
  for (const [file, light] of alone) {
    const dark = alone.get(file.replace(/\.light(\.\w+)$/, '.dark$1'));
    pictures[file] ??= dark && dark !== light ? { light, dark } : { light };
    const short = file.replace(/\.light(\.\w+)$/, '$1');
    if (dark && !alone.has(short)) pictures[short] = { light, dark };
  }
  const names = new Set([...files, ...Object.keys(pictures)]);
  // The folders of articles and projects are two deep.
  const beside = new Set([...names].map((path) => path.replace(/^(articles|projects)\/[^/]+\//, '')));
  return { pictures, has: (path) => names.has(path), hasBeside: (file) => beside.has(file) };
}

interface Facts {
  picture?: Omit<Picture, 'source'>;
  /** What is read in the place of the file, in the cache: a drawing without an editor's traces, a decoded photograph. */
  made?: string;
  madeHash?: string | undefined;
  faults: Problem[];
}

/** A file whose size and time are those of an earlier build is not opened. */
async function readPicture(folder: string, file: string): Promise<{ picture?: Picture; faults: Problem[] }> {
  const path = join(folder, file);
  const { size, mtimeMs } = statSync(path);
  const parts = [version, path, `${size} ${mtimeMs}`];
  const isWhole = ({ made, madeHash }: Facts) => !made || madeHash === hashOfFile(cachePath('pictures', made));
  const read = async (): Promise<Facts> => {
    const facts = await readFacts(path, file);
    return facts.made ? { ...facts, madeHash: hashOfFile(cachePath('pictures', facts.made)) } : facts;
  };
  const { picture, made, faults } = await cache('pictures', parts, read, { isWhole });
  if (!picture) return { faults };
  return { picture: { ...picture, source: made ? cachePath('pictures', made) : path }, faults };
}

async function readFacts(path: string, file: string): Promise<Facts> {
  const data = readFileSync(path);
  const name = `${plainName(file)}-${hashOf([...encoder, data.toString('latin1')]).slice(0, 10)}`;
  return /\.svg$/i.test(file) ? drawingFacts(file, name, data.toString()) : photoFacts(file, name, data);
}

async function drawingFacts(file: string, name: string, source: string): Promise<Facts> {
  const { width, height, faults } = inspectDrawing(source);
  if (faults.length > 0) return { faults: faults.map((fault) => ({ file: `${file}`, ...fault })) };
  const picture = { file, name, width, height, drawing: true };
  const clean = await cleanDrawing(source);
  if (clean === source) return { picture, faults: [] };
  const made = `${name}.svg`;
  writeWhole(cachePath('pictures', made), clean);
  return { picture, made, faults: [] };
}

async function photoFacts(file: string, name: string, data: Buffer): Promise<Facts> {
  const fault = (message: string): Facts => ({ faults: [{ file: `${file}`, message }] });
  try {
    const { autoOrient, compression, format, pages = 1 } = await sharp(data).metadata();
    if (pages > 1 && (format === 'gif' || format === 'webp'))
      return fault('a picture that moves cannot be stopped by those whom it disturbs: give one that stands still');
    // AVIF is the same container with another codec, which sharp has.
    if (format === 'heif' && compression !== 'av1') return await heicFacts(file, name, data);
    return { picture: { file, name, ...autoOrient, drawing: false }, faults: [] };
  } catch (error) {
    return fault(`this picture cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function heicFacts(file: string, name: string, data: Buffer): Promise<Facts> {
  const { width, height, png } = await decodeHeic(data);
  const made = `${name}.png`;
  writeWhole(cachePath('pictures', made), png);
  return { picture: { file, name, width, height, drawing: false }, made, faults: [] };
}

function plainName(file: string): string {
  const plain = basename(file)
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain || 'picture';
}
