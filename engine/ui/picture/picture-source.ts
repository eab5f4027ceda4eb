import {
  type PhotoFormat,
  type Picture,
  type Pictures,
  photoFormats,
  photoSettings,
  type ThemedPicture,
  widthsOf,
} from '../../content/pictures.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { coverSize, coverSlug } from '../cover/beadwork.ts';
import { posterSize } from '../cover/poster.ts';
import type { PictureSource, PictureVersion } from './picture.tsx';

/** Folder of the brand marks in the built site; the build writes one file for each skill. */
export const markFolder = '/marks/';

/** Folder of the beadwork covers in the built site, and the address of a name's cover. The build writes the files. */
export const coverFolder = '/covers/';
const coverAddress = (name: string): string => address(`${coverFolder}${coverSlug(name)}.svg`);
/** The same for the beadwork posters. */
export const posterFolder = `${coverFolder}posters/` as const;
const posterAddress = (name: string): string => address(`${posterFolder}${coverSlug(name)}.svg`);

/** Drawings in `pictures` keep their name, unless it would have to be escaped; the rest is named by what it is. */
const plainDrawing = /^pictures\/[\w-]+(\/[\w-]+)*\.svg$/;

export const isPlainDrawing = ({ file, drawing }: Picture): boolean => drawing && plainDrawing.test(file);

/**
 * The address of a drawing (an SVG) of the site.
 * @param drawing as `findPicture` gives it
 */
export const drawingAddress = (drawing: Picture): string =>
  address(isPlainDrawing(drawing) ? (`/${drawing.file}` as SitePath) : `/assets/${drawing.name}.svg`);

export const photoAddress = ({ name }: Picture, width: number, format: PhotoFormat): string =>
  address(`/assets/${name}-${width}.${format}`);

/**
 * What a phone, whose screen has three pixels for one, is told of a picture as wide as its screen: two are enough, and
 * half the bytes.
 */
const onPhones = '(max-width: 599px) 67vw';
/** Widths of pictures in the places that pages have for them. */
const placedSizes = `${onPhones}, (max-width: 1199px) 50vw, 40rem`;
/** Widths of pictures that are as wide as a text. */
export const textSizes = `${onPhones}, (max-width: 899px) 92vw, 43rem`;

function versionOf(picture: Picture, sizes: string): PictureVersion {
  const { width, height, drawing } = picture;
  if (drawing) return { src: drawingAddress(picture), width, height };
  const widths = widthsOf(picture);
  const set = (format: PhotoFormat) =>
    widths.map((width) => `${photoAddress(picture, width, format)} ${width}w`).join(', ');
  const [avif, webp] = photoFormats;
  const most = widths.find((one) => one >= photoSettings.phoneWidth) ?? widths.at(-1) ?? width;
  return { src: photoAddress(picture, most, webp), width, height, photo: { avif: set(avif), webp: set(webp), sizes } };
}

/** Address of what is shown of a picture where there is one file only: in feeds, in structured data. */
export const fileOf = ({ light }: ThemedPicture): string => versionOf(light, '').src;

/** A picture of the content, with its version for the dark theme where it has one. */
export function versionsOf(
  { light, dark }: ThemedPicture,
  sizes: string,
): Pick<PictureSource, 'dark'> & PictureVersion {
  return { ...versionOf(light, sizes), ...(dark && { dark: versionOf(dark, sizes) }) };
}

/** What content says of a picture: its file in `pictures`, and what is seen in it in the page's language. */
interface Illustration {
  file: string;
  alt: string;
}

/**
 * The picture that content names.
 * @param file its path from `pictures`, or one that starts with `../` where it lies beside a text
 * @returns undefined where there is none
 */
export const findPicture = (pictures: Pictures, file: string): ThemedPicture | undefined =>
  pictures[file.startsWith('../') ? file.slice('../'.length) : `pictures/${file}`];

/**
 * The picture of something: its file if it has one, else its beadwork cover, which says nothing.
 * @param name what the cover is drawn from
 */
export function pictureOf(pictures: Pictures, illustration: Illustration | undefined, name: string): PictureSource {
  const picture = illustration && findPicture(pictures, illustration.file);
  if (!picture) return { src: coverAddress(name), alt: '', beads: true, ...coverSize };
  // It fills its box, whose shape `Picture` says.
  const { src, width: _width, height: _height, ...files } = versionsOf(picture, placedSizes);
  return { src, alt: illustration.alt, ...files };
}

/** The same where a poster or the portrait hangs: without a file of its own it is a poster of beads. */
export function posterOf(pictures: Pictures, illustration: Illustration | undefined, name: string): PictureSource {
  if (illustration && findPicture(pictures, illustration.file)) return pictureOf(pictures, illustration, name);
  return { src: posterAddress(name), alt: '', ...posterSize };
}

/** The owner's face in a small square; without a file of its own it is the middle of their poster. */
export function portraitOf(pictures: Pictures, file: string | undefined, name: string): PictureSource {
  if (file && findPicture(pictures, file)) return smallPictureOf(pictures, { file, alt: '' }, name);
  const side = 240;
  const part = [(posterSize.width - side) / 2, (posterSize.height - side) / 2, side, side].join(',');
  return { src: `${posterAddress(name)}#svgView(viewBox(${part}))`, alt: '', width: side, height: side };
}

/** A cover's middle, four by four beads: for small squares, in which a whole cover would be noise. */
export function smallPictureOf(
  pictures: Pictures,
  illustration: Illustration | undefined,
  name: string,
): PictureSource {
  const side = 160;
  const size = { width: side, height: side };
  const picture = illustration && findPicture(pictures, illustration.file);
  if (picture) {
    const { src, ...files } = versionsOf(picture, `${side}px`);
    return { src, alt: illustration.alt, ...files, ...size };
  }
  const part = [(coverSize.width - side) / 2, (coverSize.height - side) / 2, side, side].join(',');
  return { src: `${coverAddress(name)}#svgView(viewBox(${part}))`, alt: '', beads: true, ...size };
}
