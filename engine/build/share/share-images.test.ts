import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { ShareCard } from '../../document/share-card.ts';
import { makeShareRenderer, shareLimit } from './share-images.ts';

const root = mkdtempSync(join(tmpdir(), 'share-'));
mkdirSync(join(root, 'pictures'), { recursive: true });
for (const [name, width, height] of [
  ['poster', 600, 800],
  ['screen', 800, 600],
]) {
  const drawing = `<rect width="${width}" height="${height}" fill="#0e7c7b"/><circle cx="300" cy="300" r="200" fill="#f4a52a"/>`;
  writeFileSync(
    join(root, `pictures/${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
  );
}
afterAll(() => rmSync(root, { recursive: true }));

const titles = {
  English: `${'How somebody who had never made anything learned to make it twice before he shipped '.repeat(2).slice(0, 119)}.`,
  German: `${'Rückwärtskompatibilitätsprüfungen und Barrierefreiheitsanforderungen '.repeat(2).slice(0, 119)}.`,
  isiZulu: `${'Ukubhuloga kwangisiza kanjani emsebenzini wami njengomthuthukisi '.repeat(2).slice(0, 119)}.`,
  'one word': 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.padEnd(120, 'haft'),
  short: 'Go',
};
const arabic = 'كيف نقلنا قاعدة البيانات';
const shown = `${arabic}Inês Conceição Sá-Nogueira da Câmara${Object.values(titles).join('')} A. Name name.example Nguyễn Career 🎉開`;
const renderer = await makeShareRenderer(root, shown);

const card = (changes: Partial<ShareCard>): ShareCard => ({
  language: 'en',
  title: 'Skills',
  subtitle: undefined,
  label: undefined,
  name: 'A. Name',
  site: 'name.example',
  cover: 'skills',
  picture: undefined,
  alt: '',
  ...changes,
});

async function colours(png: Buffer, [left, top, width, height]: readonly [number, number, number, number]) {
  const pixels = await sharp(png)
    .extract({ left, top, width, height })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return new Set(Array.from({ length: pixels.length / 3 }, (_, index) => pixels.readUIntBE(3 * index, 3))).size;
}

test('the same card gives the same bytes, also with another renderer', async () => {
  const one = card({ picture: 'pictures/poster.svg' });
  const other = await makeShareRenderer(root, shown);
  expect((await renderer.draw(one)).equals(await renderer.draw(one))).toBe(true);
  expect((await renderer.draw(one)).equals(await other.draw(one))).toBe(true);
});

for (const [language, title] of Object.entries(titles)) {
  for (const [beside, picture, edge] of [
    ['beadwork', undefined, 681],
    ['a poster', 'pictures/poster.svg', 681],
    ['a screen', 'pictures/screen.svg', 543],
  ] as const) {
    test(`a title of ${title.length} characters fits beside ${beside} (${language})`, async () => {
      const png = await renderer.draw(card({ title, picture, label: 'Career' }));
      // The text is in its area, and all margins around it have the plain ground colour.
      expect(await colours(png, [64, 110, 400, 440])).toBeGreaterThan(1);
      for (const part of [
        [0, 0, 60, 560],
        [edge, 120, 30, 400],
        [64, 105, edge - 64, 9],
        [64, 496, edge - 64, 9],
      ] as const)
        expect(await colours(png, part), part.join()).toBe(1);
    });
  }
}

const names = ['Inês Conceição Sá-Nogueira da Câmara', 'Inês '.repeat(12).trim(), 'Inês'.repeat(15)];
test.each(names)('the name %s is shown completely, beside the beadwork and beside a picture', async (name) => {
  for (const [picture, edge] of [
    [undefined, 681],
    ['pictures/screen.svg', 543],
  ] as const) {
    const png = await renderer.draw(card({ name, picture }));
    const other = await renderer.draw(card({ name: `${name.slice(0, -1)}n`, picture }));
    expect(other.equals(png)).toBe(false);
    for (const part of [
      [0, 0, 60, 560],
      [edge, 0, 15, 110],
      [64, 0, edge - 64, 40],
      [64, 114, edge - 64, 20],
    ] as const)
      expect(await colours(png, part), part.join()).toBe(1);
  }
});

test('characters that no font has are left out, and letters of further alphabets are not', async () => {
  const plain = await renderer.draw(card({ title: 'Nguyễn ' }));
  expect((await renderer.draw(card({ title: 'Nguyễn 🎉開' }))).equals(plain)).toBe(true);
  expect((await renderer.draw(card({ title: 'Nguyn ' }))).equals(plain)).toBe(false);
});

test('a card with a photograph is reduced in colours to stay below the size limit', async () => {
  const size = { width: 1600, height: 1200, channels: 3 } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  await sharp({ create: { ...size, background: '#888', noise } })
    .blur(3)
    .jpeg()
    .toFile(join(root, 'pictures/photograph.jpg'));
  const png = await renderer.draw(card({ picture: 'pictures/photograph.jpg' }));
  expect(png.length).toBeLessThan(shareLimit);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('a card in a right-to-left language is mirrored, and shows letters that the site’s font lacks', async () => {
  const png = await renderer.draw(card({ language: 'ar', title: arabic, label: undefined }));
  const [words, empty] = [[720, 110, 416, 440] as const, [1140, 0, 60, 560] as const];
  expect(await colours(png, words)).toBeGreaterThan(1);
  expect(await colours(png, empty)).toBe(1);
  // The beadwork is on the other side.
  expect(await colours(png, [0, 0, 60, 560])).toBeGreaterThan(1);
});
