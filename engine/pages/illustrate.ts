import { readFileSync } from 'node:fs';
import type { TextKey } from '../content/schemas.ts';
import { beadworkCover } from '../ui/cover/beadwork.ts';
import { beadworkPoster } from '../ui/cover/poster.ts';
import type { PictureSource } from '../ui/picture/picture.tsx';
import { findPicture, pictureOf, posterOf, smallPictureOf } from '../ui/picture/picture-source.ts';
import { dataAddress } from './data-address.ts';
import type { PageSource } from './page-data.ts';

type Source = Pick<PageSource, 'content' | 't'>;
type Illustration = { file: string; alt: TextKey } | undefined;

/** Characters of the address of an inline drawing: a longer one would hold back the words that follow it. */
export const longestInline = 24_000;

/**
 * A picture of the content with its alt text in the page’s language.
 * @param name without a picture, a pattern is made from this name
 */
export function illustrate({ content, t }: Source, picture: Illustration, name: string): PictureSource {
  return pictureOf(content.pictures, picture && { file: picture.file, alt: t(picture.alt) }, name);
}

/** Like `illustrate`, for a poster. */
export function illustratePoster({ content, t }: Source, picture: Illustration, name: string): PictureSource {
  return posterOf(content.pictures, picture && { file: picture.file, alt: t(picture.alt) }, name);
}

/** Like `illustrate`, with an inline drawing; photographs, pairs of drawings and large drawings stay files. */
export function illustrateInline(source: Source, picture: Illustration, name: string): PictureSource {
  return { ...illustrate(source, picture, name), ...drawn(source, picture, () => beadworkCover(name)) };
}

/** Like `illustratePoster`, with an inline drawing. */
export function illustratePosterInline(source: Source, picture: Illustration, name: string): PictureSource {
  return { ...illustratePoster(source, picture, name), ...drawn(source, picture, () => beadworkPoster(name)) };
}

function drawn({ content }: Source, picture: Illustration, draw: () => string): Pick<PictureSource, 'inline'> {
  if (!picture) return { inline: dataAddress(draw()) };
  const found = findPicture(content.pictures, picture.file);
  if (!found?.light.drawing || found.dark) return {};
  const inline = dataAddress(readFileSync(found.light.source, 'utf8'));
  return inline.length > longestInline ? {} : { inline };
}

/** Like `illustrate`, for small squares. */
export function illustrateSmall({ content, t }: Source, picture: Illustration, name: string): PictureSource {
  return smallPictureOf(content.pictures, picture && { file: picture.file, alt: t(picture.alt) }, name);
}
