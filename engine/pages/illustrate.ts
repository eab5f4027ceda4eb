import type { TextKey } from '../content/schemas.ts';
import type { PictureSource } from '../ui/picture/picture.tsx';
import { pictureOf, posterOf, smallPictureOf } from '../ui/picture/picture-source.ts';
import type { PageSource } from './page-data.ts';

type Source = Pick<PageSource, 'content' | 't'>;
type Illustration = { file: string; alt: TextKey } | undefined;

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

/** Like `illustrate`, for small squares. */
export function illustrateSmall({ content, t }: Source, picture: Illustration, name: string): PictureSource {
  return smallPictureOf(content.pictures, picture && { file: picture.file, alt: t(picture.alt) }, name);
}
