import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { beadworkCover, coverSlug } from './beadwork.ts';

test('the same name gives the same cover', () => {
  expect(beadworkCover('a name')).toBe(beadworkCover('a name'));
});

test('no two of a thousand names look alike', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `name-${index}`);
  expect(new Set(names.map(beadworkCover)).size).toBe(names.length);
});

test.each(['a', 'x'.repeat(120), 'ÅÄÖ', '日本'])('the cover of %s is small and has no inline style', (name) => {
  const cover = beadworkCover(name);
  expect(brotliCompressSync(cover).length).toBeLessThan(3000);
  expect(cover).not.toContain('style');
});

test.each([
  ['Two Words', 'two-words'],
  ['São Tomé, Łódź & <more>', 'sao-tome-odz-more'],
  ['explore/apps', 'explore-apps'],
])('%s has the address %s', (name, slug) => {
  expect(coverSlug(name)).toBe(slug);
});

test('a name without Latin letters has an address of its own', () => {
  expect(coverSlug('日本')).not.toBe(coverSlug('中国'));
  expect(coverSlug('日本')).toMatch(/^[a-z0-9]+$/);
});
