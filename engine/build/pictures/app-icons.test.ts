import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../content/site.ts';
import { makeAppIcons } from './app-icons.ts';

test.for([
  ['32', 32],
  ['180', 180],
  ['192', 192],
  ['512', 512],
  ['maskable-512', 512],
] as const)('the icon %s is a square of %i pixels', async ([name, size]) => {
  const icon = makeAppIcons(site).get(`/icons/${name}.png`);
  expect(await sharp(Buffer.from(icon ?? '')).metadata()).toMatchObject({ width: size, height: size });
});
