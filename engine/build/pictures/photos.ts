import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Content } from '../../content/content.ts';
import { cache } from '../../content/disk-cache.ts';
import { type PhotoFormat, photoFormats, photoSettings, widthsOf } from '../../content/pictures.ts';
import { drawingAddress, photoAddress } from '../../ui/picture/picture-source.ts';

export type PictureFiles = (link: string) => Promise<Buffer | undefined>;

/** Knows the address of every file that the pictures of the content may have; each is made when it is asked for. */
export function pictureFiles({ pictures }: Pick<Content, 'pictures'>): PictureFiles {
  const files = new Map<string, () => Promise<Buffer>>();
  for (const picture of Object.values(pictures).flatMap(({ light, dark }) => (dark ? [light, dark] : [light]))) {
    if (picture.drawing) files.set(drawingAddress(picture), async () => readFileSync(picture.source));
    else
      for (const width of widthsOf(picture))
        for (const format of photoFormats)
          files.set(photoAddress(picture, width, format), () =>
            // Its name says all that it is made from.
            cache('photos', [picture.name, String(width), format], () => encodePhoto(picture.source, width, format)),
          );
  }
  return async (link) => files.get(link)?.();
}

/**
 * Encodes a photograph, turned as its camera was and without what the camera wrote into it (its place, for one). What
 * does not fit its limit at any quality loses its finest detail.
 */
async function encodePhoto(source: string, width: number, format: PhotoFormat): Promise<Buffer> {
  const { effort, limits, phoneWidth, qualities } = photoSettings;
  const limit = width <= phoneWidth ? limits.phone : limits.desk;
  const resized = await sharp(source).autoOrient().resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  const encode = (quality: number, blur?: number) => {
    const image = blur ? sharp(resized).blur(blur) : sharp(resized);
    return image.toFormat(format, { quality, effort }).toBuffer();
  };
  let photo = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    photo = await encode(quality);
    if (photo.length <= limit) return photo;
  }
  for (let blur = 2; photo.length > limit; blur *= 2) photo = await encode(qualities[format].at(-1) ?? 1, blur);
  return photo;
}
