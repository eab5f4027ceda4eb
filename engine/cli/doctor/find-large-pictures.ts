import { photoSettings } from '../../content/pictures/pictures.ts';
import type { Problem } from '../../content/problems.ts';
import type { OwnerPicture } from './owner-files.ts';

/** Bytes. Visitors load a drawing unchanged; a photograph is made smaller, but git keeps the original forever. */
const limits = { drawing: photoSettings.limits.desk, photo: 10_000_000 } as const;

/** Finds pictures of the owner that are too large. */
export function findLargePictures(pictures: readonly Pick<OwnerPicture, 'file' | 'size'>[]): Problem[] {
  return pictures.flatMap(({ file, size }) => {
    const drawing = /\.svg$/i.test(file);
    const limit = drawing ? limits.drawing : limits.photo;
    if (size <= limit) return [];
    const why = drawing
      ? 'visitors load a drawing unchanged'
      : `pages show at most ${photoSettings.widths.at(-1)} pixels of its width`;
    return { file, message: `${inKilobytes(size)}, the limit is ${inKilobytes(limit)}: make the file smaller, ${why}` };
  });
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;
