import type { TextKey } from '../content/schemas.ts';
import { type PictureSource, pictureOf, smallPictureOf } from '../ui/picture/picture-source.ts';
import type { PageSource } from './page-data.ts';

type Illustration = { file: string; alt: TextKey } | undefined;

/** A picture of the content with its alt text in the page's language; without one the cover of the name. */
export function illustrate({ t }: Pick<PageSource, 't'>, picture: Illustration, name: string): PictureSource {
  return pictureOf(picture && { file: picture.file, alt: t(picture.alt) }, name);
}

/** The same for small squares. */
export function illustrateSmall({ t }: Pick<PageSource, 't'>, picture: Illustration, name: string): PictureSource {
  return smallPictureOf(picture && { file: picture.file, alt: t(picture.alt) }, name);
}
