import sharp from 'sharp';
import { photoSettings } from '../../content/pictures.ts';
import type { Problem } from '../../content/problems.ts';
import type { OwnerPicture } from './owner-files.ts';

/** Bytes. Visitors load a drawing unchanged; a photograph is made smaller, but git keeps the original forever. */
const limits = { drawing: photoSettings.limits.desk, photo: 10_000_000 } as const;

export function findLargePictures(pictures: readonly Pick<OwnerPicture, 'file' | 'size'>[]): Problem[] {
  return pictures.flatMap(({ file, size }) => {
    const drawing = /\.svg$/i.test(file);
    const limit = drawing ? limits.drawing : limits.photo;
    if (size <= limit) return [];
    const why = drawing
      ? 'visitors load a drawing as it is'
      : `pages show at most ${photoSettings.widths.at(-1)} pixels of it`;
    return { file, message: `${inKilobytes(size)}, ${inKilobytes(limit)} is the most: ${why}` };
  });
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`;

/** Icons that browsers, phones and feed readers request, with their width in pixels. */
const expectedIcons = { '32': 32, '180': 180, '192': 192, '512': 512, 'maskable-512': 512 } as const;

/** Finds icons that are missing, or whose size does not match their name, by address. */
export async function findMissingIcons(icons: ReadonlyMap<string, string | Buffer>): Promise<Problem[]> {
  const file = 'engine/build/pictures/app-icons.ts';
  const problems: Problem[] = [];
  for (const [name, size] of Object.entries(expectedIcons)) {
    const key = `/icons/${name}.png`;
    const icon = icons.get(key);
    if (!icon) {
      problems.push({ file, key, message: `this icon is missing: ${size} × ${size} pixels` });
      continue;
    }
    const { width, height } = await sharp(Buffer.from(icon)).metadata();
    if (width !== size || height !== size)
      problems.push({ file, key, message: `${width} × ${height} pixels, not ${size} × ${size}` });
  }
  return problems;
}
