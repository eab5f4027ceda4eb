import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { cache } from '../../content/cache/disk-cache.ts';
import type { Content } from '../../content/content.ts';
import { type PhotoFormat, photoFormats, photoSettings, widthsOf } from '../../content/pictures/pictures.ts';
import { drawingAddress, photoAddress } from '../../ui/picture/picture-source.ts';

export type PictureFiles = (link: string) => Promise<Buffer | undefined>;

/** The addresses of all files of pictures; each file is made on request. */
export function pictureFiles({ pictures }: Pick<Content, 'pictures'>): PictureFiles {
  const files = new Map<string, () => Promise<Buffer>>();
  for (const picture of Object.values(pictures).flatMap(({ light, dark }) => (dark ? [light, dark] : [light]))) {
    if (picture.drawing) files.set(drawingAddress(picture), async () => readFileSync(picture.source));
    else
      for (const width of widthsOf(picture))
        for (const format of photoFormats)
          files.set(photoAddress(picture, width, format), () =>
            // The name identifies everything that the file is made from.
            cache('photos', [picture.name, String(width), format], () => encodePhoto(picture.source, width, format)),
          );
  }
  return async (link) => files.get(link)?.();
}

/** Encodes a photograph without metadata such as its location. If no quality fits the limit, fine detail is removed. */
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
