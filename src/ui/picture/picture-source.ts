import { address } from '../../site/addresses.ts';
import { coverSize, coverSlug } from '../cover/beadwork.ts';
import type { PictureSource } from './picture.tsx';

/** Folder of the brand marks in the built site; the build writes one file for each skill. */
export const markFolder = '/marks/';

/** Folder of the beadwork covers in the built site, and the address of a name's cover. The build writes the files. */
export const coverFolder = '/covers/';
const coverAddress = (name: string): string => address(`${coverFolder}${coverSlug(name)}.svg`);

/** Address of a file in `content/pictures`. */
const pictureAddress = (file: string): string => address(`/pictures/${file}`);

/**
 * The picture of something: its file if it has one, else its beadwork cover, which says nothing.
 * @param illustration file in `content/pictures`, and what is seen in it in the page's language
 * @param name what the cover is drawn from
 */
export function pictureOf(illustration: { file: string; alt: string } | undefined, name: string): PictureSource {
  if (illustration) return { src: pictureAddress(illustration.file), alt: illustration.alt };
  return { src: coverAddress(name), alt: '', beads: true, ...coverSize };
}

/** A cover's middle, four by four beads: for small squares, in which a whole cover would be noise. */
export function smallPictureOf(illustration: { file: string; alt: string } | undefined, name: string): PictureSource {
  const side = 160;
  const size = { width: side, height: side };
  if (illustration) return { ...pictureOf(illustration, name), ...size };
  const part = [(coverSize.width - side) / 2, (coverSize.height - side) / 2, side, side].join(',');
  return { src: `${coverAddress(name)}#svgView(viewBox(${part}))`, alt: '', beads: true, ...size };
}
