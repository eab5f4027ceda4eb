import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Content } from '../content/content.ts';
import { illustrateInline, longestInline } from './illustrate.ts';

const folder = mkdtempSync(join(tmpdir(), 'illustrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The picture of a page that opens with a drawing of a size, in characters. */
function openingWith(characters: number) {
  const source = join(folder, `${characters}.svg`);
  writeFileSync(source, `<svg>${'a'.repeat(characters - '<svg></svg>'.length)}</svg>`);
  const light = { file: 'pictures/door.svg', source, width: 4, height: 3, name: 'door', drawing: true };
  const content = { pictures: { 'pictures/door.svg': { light } } } as unknown as Content;
  return illustrateInline({ content, t: (key) => key }, { file: 'door.svg', alt: 'snackbar_close' }, 'door');
}

test('a drawing is part of its page', () => {
  const { inline, src } = openingWith(1_000);
  expect(inline).toMatch(/^data:image\/svg\+xml,%3Csvg%3Ea+%3C\/svg%3E$/);
  expect(src).toBe('/pictures/door.svg');
});

test('a large drawing stays a file', () => {
  const { inline, src } = openingWith(longestInline);
  expect(inline).toBeUndefined();
  expect(src).toBe('/pictures/door.svg');
});

test('without a picture the pattern is part of the page', () => {
  const { inline } = illustrateInline({ content: {} as Content, t: (key) => key }, undefined, 'door');
  expect(inline).toMatch(/^data:image\/svg\+xml,/);
});
