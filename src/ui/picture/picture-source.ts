import { coverSize, coverSlug } from '../cover/beadwork.ts';

/** What an `<img>` needs to know. */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
}

/** Folder of the brand marks; the build writes one file for each skill. */
export const markFolder = '/marks/';

/** Folder of the beadwork covers, and the address of a name's cover. The build writes the files. */
export const coverFolder = '/covers/';
const coverAddress = (name: string): string => `${coverFolder}${coverSlug(name)}.svg`;

/**
 * The picture of something: its file in `content/pictures` if it has one, else its beadwork cover.
 * @param file name in `content/pictures`
 * @param name what the cover is drawn from
 */
export function pictureOf(file: string | undefined, name: string): PictureSource {
  return { src: file ? `/pictures/${file}` : coverAddress(name), ...coverSize };
}

/** A cover's middle, four by four beads: for small squares, in which a whole cover would be noise. */
export function smallPictureOf(file: string | undefined, name: string): PictureSource {
  const side = 160;
  const { width, height } = coverSize;
  if (file) return { src: `/pictures/${file}`, width: side, height: side };
  const part = [(width - side) / 2, (height - side) / 2, side, side].join(',');
  return { src: `${coverAddress(name)}#svgView(viewBox(${part}))`, width: side, height: side };
}
