import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { beadworkCover, coverSlug } from './beadwork.ts';

test('the same name gives the same cover', () => {
  expect(beadworkCover('linkbio')).toBe(beadworkCover('linkbio'));
});

test('no two articles, projects or songs look alike', async () => {
  const { articles, projects, profile } = await readContent(join(import.meta.dirname, '../../..'));
  const names = [
    ...articles.map(({ slug }) => slug),
    ...projects.map(({ slug }) => slug),
    ...profile.anthems.map(({ title }) => coverSlug(title)),
  ];
  expect(new Set(names.map(beadworkCover)).size).toBe(names.length);
});

test.each(['a', 'x'.repeat(120), 'isiZulu', '日本'])('the cover of %s is small and has no inline style', (name) => {
  const cover = beadworkCover(name);
  expect(brotliCompressSync(cover).length).toBeLessThan(3000);
  expect(cover).not.toContain('style');
});

test.each([
  ['Pata Pata', 'pata-pata'],
  ['Drakensberg, São Tomé', 'drakensberg-sao-tome'],
  ['explore/apps', 'explore-apps'],
])('%s has the address %s', (name, slug) => {
  expect(coverSlug(name)).toBe(slug);
});

test('a name without Latin letters has an address of its own', () => {
  expect(coverSlug('日本')).not.toBe(coverSlug('中国'));
  expect(coverSlug('日本')).toMatch(/^[a-z0-9]+$/);
});
