import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePhoto } from '../../../tests/support/pictures.ts';
import { type Pictures, photoSettings, widthsOf } from '../../content/pictures/pictures.ts';
import { readPictures } from '../../content/pictures/read-pictures.ts';
import { photoAddress } from '../../ui/picture/picture-source.ts';
import { pictureFiles } from './photos.ts';

const root = mkdtempSync(join(tmpdir(), 'photos-'));
let pictures: Pictures;

beforeAll(async () => {
  mkdirSync(join(root, 'pictures'), { recursive: true });
  writeFileSync(join(root, 'pictures/grainy.jpg'), await makePhoto(80));
  const turned = sharp(await makePhoto(8, { width: 900, height: 600 }))
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '29/1 52/1 0/1' } })
    .withMetadata({ orientation: 6 });
  writeFileSync(join(root, 'pictures/turned.jpg'), await turned.jpeg().toBuffer());
  ({ pictures } = await readPictures(root, []));
});
afterAll(() => rmSync(root, { recursive: true }));

const fileOf = (name: string, width: number, format: 'avif' | 'webp') => {
  const picture = pictures[name]?.light;
  if (!picture) throw new Error(`the content has no ${name}`);
  return pictureFiles({ pictures })(photoAddress(picture, width, format));
};

test('a grainy photograph of 12 megapixels stays below 60 kB in the sizes for phones', async () => {
  const picture = pictures['pictures/grainy.jpg']?.light;
  expect(picture && widthsOf(picture)).toEqual([400, 800, 1200, 1600]);
  for (const width of [800, photoSettings.phoneWidth])
    for (const format of ['avif', 'webp'] as const) {
      const file = await fileOf('pictures/grainy.jpg', width, format);
      expect(file?.length, `${width} ${format}`).toBeLessThan(60_000);
      const { width: made, height } = await sharp(file).metadata();
      expect([made, height]).toEqual([width, width * 0.75]);
    }
});

test('a photograph is rotated upright, and its metadata, such as its location, is removed', async () => {
  expect(pictures['pictures/turned.jpg']?.light).toMatchObject({ width: 600, height: 900 });
  const { width, height, exif, orientation } = await sharp(await fileOf('pictures/turned.jpg', 600, 'avif')).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 600,
    height: 900,
    exif: undefined,
    orientation: undefined,
  });
});

test('photographs are not enlarged', () => {
  expect(widthsOf({ width: 160 } as Parameters<typeof widthsOf>[0])).toEqual([160]);
  expect(widthsOf({ width: 800 } as Parameters<typeof widthsOf>[0])).toEqual([400, 800]);
});

test('pictureFiles returns undefined for an unknown address', async () => {
  expect(await pictureFiles({ pictures })('/assets/grainy-400.avif')).toBeUndefined();
});
