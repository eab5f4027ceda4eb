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
export const coverAddress = (name: string): string => `${coverFolder}${coverSlug(name)}.svg`;

/**
 * The picture of something: its file in `content/pictures` if it has one, else its beadwork cover.
 * @param file name in `content/pictures`
 * @param name what the cover is drawn from
 */
export function pictureOf(file: string | undefined, name: string): PictureSource {
  return { src: file ? `/pictures/${file}` : coverAddress(name), ...coverSize };
}
