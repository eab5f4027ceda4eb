import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { beadworkCover, coverSlug } from './beadwork.ts';
import { beadworkPoster } from './poster.ts';

describe.each([
  ['cover', beadworkCover],
  ['poster', beadworkPoster],
])('a %s', (_kind, draw) => {
  test('is the same for the same name', () => {
    expect(draw('a name')).toBe(draw('a name'));
  });

  test('is different for each of a thousand names', () => {
    const names = Array.from({ length: 1000 }, (_, index) => `name-${index}`);
    expect(new Set(names.map(draw)).size).toBe(names.length);
  });

  test.each(['a', 'x'.repeat(120), 'ÅÄÖ', '日本'])('of %s is small and has no inline style', (name) => {
    expect(brotliCompressSync(draw(name)).length).toBeLessThan(3000);
    expect(draw(name)).not.toContain('style');
  });
});

test.each([
  ['Two Words', 'two-words'],
  ['São Tomé, Łódź & <more>', 'sao-tome-lodz-more'],
  ['explore/apps', 'explore-apps'],
])('the cover of “%s” has the slug %s', (name, slug) => {
  expect(coverSlug(name)).toBe(slug);
});

test('a name without Latin letters has a unique slug', () => {
  expect(coverSlug('日本')).not.toBe(coverSlug('中国'));
  expect(coverSlug('日本')).toMatch(/^[a-z0-9]+$/);
});
