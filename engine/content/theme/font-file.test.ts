import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, expect, test } from 'vitest';
import { readFontFile } from './font-file.ts';
import { findFont } from './font-package.ts';

const root = mkdtempSync(join(tmpdir(), 'font-'));
mkdirSync(join(root, 'fonts'));
afterAll(() => rmSync(root, { recursive: true }));

async function write(name: string, from: string) {
  const font = findFont(from);
  if (!font) throw new Error(`${from} is not installed`);
  const file = await subsetFont(font.read('latin', 400), 'Abc', { targetFormat: 'truetype' });
  writeFileSync(join(root, name), file);
  return file;
}

test('a font file with a weight axis is a variable family with the weights of the axis', async () => {
  await write('fonts/Some Sans[wght].ttf', '@fontsource-variable/bricolage-grotesque');
  const font = readFontFile('fonts/Some Sans[wght].ttf', root);
  expect(font).toMatchObject({ family: 'Some Sans wght', id: 'some-sans-wght', variable: true, serif: false });
  expect(font?.weights).toEqual([200, 300, 400, 500, 600, 700, 800]);
});

test('a font file without a weight axis has one weight, and all characters in one subset', async () => {
  const file = await write('fonts/OldMincho.ttf', '@fontsource/dejavu-sans');
  const font = readFontFile('fonts/OldMincho.ttf', root);
  expect(font).toMatchObject({ family: 'OldMincho', variable: false, weights: [400], serif: true });
  expect([...(font?.ranges.keys() ?? [])]).toEqual(['all']);
  expect(font?.read('all', 400)).toEqual(file);
});

test.each(['fonts/none.ttf', '../fonts/OldMincho.ttf', 'fonts/text.ttf', 'fonts/OldMincho.woff2'])(
  'does not read %s as a font',
  (name) => {
    writeFileSync(join(root, 'fonts/text.ttf'), 'This is not a font.');
    expect(readFileSync(join(root, 'fonts/text.ttf'), 'utf8')).not.toBe('');
    expect(readFontFile(name, root)).toBeUndefined();
  },
);
