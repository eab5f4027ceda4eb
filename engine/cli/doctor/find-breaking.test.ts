import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeAppIcons } from '../../build/pictures/app-icons.ts';
import { describeProblem } from '../../content/problems.ts';
import { site } from '../../content/site.ts';
import { findLargePictures, findMissingIcons } from './find-breaking.ts';

test('a drawing and a photograph that are too large', () => {
  const pictures = [
    { file: 'pictures/map.svg', size: 150_001 },
    { file: 'pictures/small.svg', size: 150_000 },
    { file: 'articles/1-a/door.jpg', size: 10_000_001 },
    { file: 'pictures/small.jpg', size: 150_001 },
  ];
  expect(findLargePictures(pictures).map(describeProblem)).toEqual([
    'pictures/map.svg: 151 kB, 150 kB is the most: visitors load a drawing as it is',
    'articles/1-a/door.jpg: 10001 kB, 10000 kB is the most: pages show at most 1600 pixels of it',
  ]);
});

test('the icons of the site are all there, in their sizes', async () => {
  expect(await findMissingIcons(makeAppIcons(site))).toEqual([]);
});

test('an icon that is missing, and one of another size', async () => {
  const icons = makeAppIcons(site);
  icons.delete('/icons/180.png');
  icons.set(
    '/icons/32.png',
    await sharp({ create: { width: 16, height: 16, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  expect((await findMissingIcons(icons)).map(describeProblem)).toEqual([
    'engine/build/pictures/app-icons.ts /icons/32.png: 16 × 16 pixels, not 32 × 32',
    'engine/build/pictures/app-icons.ts /icons/180.png: this icon is missing: 180 × 180 pixels',
  ]);
});
