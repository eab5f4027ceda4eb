import {
  type PhotoFormat,
  type Picture,
  type Pictures,
  photoFormats,
  photoSettings,
  type ThemedPicture,
  widthsOf,
} from '../../content/pictures/pictures.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { coverSize, coverSlug } from '../cover/beadwork.ts';
import { posterSize } from '../cover/poster.ts';
import type { PictureSource, PictureVersion } from './picture.tsx';

/** Folder of the brand marks in the built site, and the drawing that contains the marks of all skills. */
export const markFolder = '/marks/';
export const marksFile = `${markFolder}skills.svg` as const;

/** Folder of the beadwork covers in the built site, and the address of a name’s cover. */
export const coverFolder = '/covers/';
const coverAddress = (name: string): string => address(`${coverFolder}${coverSlug(name)}.svg`);
/** Folder of the beadwork posters. */
export const posterFolder = `${coverFolder}posters/` as const;
const posterAddress = (name: string): string => address(`${posterFolder}${coverSlug(name)}.svg`);

/** Drawings in `pictures` keep their name, unless it would have to be escaped; others are named by their content. */
const plainDrawing = /^pictures\/[\w-]+(\/[\w-]+)*\.svg$/;

/** Whether a picture is a drawing that keeps its path in the built site. */
export const isPlainDrawing = ({ file, drawing }: Picture): boolean => drawing && plainDrawing.test(file);

/** The address of a drawing (an SVG) of the site. */
export const drawingAddress = (drawing: Picture): string =>
  address(isPlainDrawing(drawing) ? (`/${drawing.file}` as SitePath) : `/assets/${drawing.name}.svg`);

/**
 * The address of a photograph, base included.
 * @param width in pixels, one of `widthsOf`
 */
export const photoAddress = ({ name }: Picture, width: number, format: PhotoFormat): string =>
  address(`/assets/${name}-${width}.${format}`);

/** On phones with three device pixels per CSS pixel, two are enough and need half the bytes. */
const onPhones = '(max-width: 599px) 67vw';
/** `sizes` of pictures in the usual places. */
const placedSizes = `${onPhones}, (max-width: 1199px) 50vw, 40rem`;
/** `sizes` of pictures as wide as a text. */
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

/** Address of a single file of a picture, for feeds and structured data. */
export const fileOf = ({ light }: ThemedPicture): string => versionOf(light, '').src;

/** The files of a picture, with its dark version if it has one. */
export function versionsOf(
  { light, dark }: ThemedPicture,
  sizes: string,
): Pick<PictureSource, 'dark'> & PictureVersion {
  return { ...versionOf(light, sizes), ...(dark && { dark: versionOf(dark, sizes) }) };
}

/** A file in `pictures`, and its description in the page’s language. */
interface Illustration {
  file: string;
  alt: string;
}

/**
 * The picture that content names, by its path from `pictures`, or from the text with `../`; undefined where there is
 * none.
 */
export const findPicture = (pictures: Pictures, file: string): ThemedPicture | undefined =>
  pictures[file.startsWith('../') ? file.slice('../'.length) : `pictures/${file}`];

/**
 * The picture of something: its file, or a decorative beadwork cover.
 * @param name the cover is made from this name
 */
export function pictureOf(pictures: Pictures, illustration: Illustration | undefined, name: string): PictureSource {
  const picture = illustration && findPicture(pictures, illustration.file);
  if (!picture) return { src: coverAddress(name), alt: '', beads: true, ...coverSize };
  // Without width and height, because the picture fills its box.
  const { src, width: _width, height: _height, ...files } = versionsOf(picture, placedSizes);
  return { src, alt: illustration.alt, ...files };
}

/** Like `pictureOf`, for a poster or a portrait, with a beadwork poster. */
export function posterOf(pictures: Pictures, illustration: Illustration | undefined, name: string): PictureSource {
  if (illustration && findPicture(pictures, illustration.file)) return pictureOf(pictures, illustration, name);
  return { src: posterAddress(name), alt: '', ...posterSize };
}

/** The owner’s face in a small square, or the middle of their beadwork poster. */
export function portraitOf(pictures: Pictures, file: string | undefined, name: string): PictureSource {
  if (file && findPicture(pictures, file)) return smallPictureOf(pictures, { file, alt: '' }, name);
  const side = 240;
  const part = [(posterSize.width - side) / 2, (posterSize.height - side) / 2, side, side].join(',');
  return { src: `${posterAddress(name)}#svgView(viewBox(${part}))`, alt: '', width: side, height: side };
}

/** A picture in a small square, or four by four beads of a cover: the complete cover would look like noise there. */
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
