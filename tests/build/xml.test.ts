import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SitePath } from '../../engine/routes/addresses.ts';
import { dist, readFile } from '../support/built-files.ts';
import { DOMParser } from './open-page.ts';

// Feed readers, crawlers and browsers stop at the first XML error.

/** The error of a strict parser; undefined for a well-formed text. */
const problemOf = (xml: string) =>
  new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent;

test('the parser of these tests rejects invalid XML', () => {
  for (const bad of ['\u0001', '&#1;', ']]>', '&nbsp;', 'a & b', '\uFFFE', '<b>', '<a:b/>', '<!-- -- -->'])
    expect(problemOf(`<a>${bad}</a>`), JSON.stringify(bad)).toBeDefined();
  expect(problemOf('<a b="1">&amp; &#x3C; ü 😀</a>')).toBeUndefined();
});

test('feeds, sitemap and drawings are well-formed XML', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(xml|svg)$/.test(file));
  expect(files).toContain('sitemap.xml');
  const problems = files.map((file) => [file, problemOf(readFile(`/${file}` as SitePath))]);
  expect(problems.filter(([, problem]) => problem)).toEqual([]);
});
