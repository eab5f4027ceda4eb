import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextKey } from '../content/schemas.ts';
import { beadworkCover } from '../ui/cover/beadwork.ts';
import type { PictureSource } from '../ui/picture/picture.tsx';
import { pictureOf, smallPictureOf } from '../ui/picture/picture-source.ts';
import { dataAddress } from './data-address.ts';
import type { PageSource } from './page-data.ts';

type Illustration = { file: string; alt: TextKey } | undefined;

/** A picture of the content with its alt text in the page's language; without one the cover of the name. */
export function illustrate({ t }: Pick<PageSource, 't'>, picture: Illustration, name: string): PictureSource {
  return pictureOf(picture && { file: picture.file, alt: t(picture.alt) }, name);
}

/** The same, with the drawing in the page itself; a photograph stays a file. */
export function illustrateInline(
  source: Pick<PageSource, 't' | 'content'>,
  picture: Illustration,
  name: string,
): PictureSource {
  const illustration = illustrate(source, picture, name);
  if (!picture) return { ...illustration, inline: dataAddress(beadworkCover(name)) };
  if (!picture.file.endsWith('.svg')) return illustration;
  const drawing = readFileSync(join(source.content.folder, 'pictures', picture.file), 'utf8');
  return { ...illustration, inline: dataAddress(drawing) };
}

/** The same as `illustrate`, for small squares. */
export function illustrateSmall({ t }: Pick<PageSource, 't'>, picture: Illustration, name: string): PictureSource {
  return smallPictureOf(picture && { file: picture.file, alt: t(picture.alt) }, name);
}
