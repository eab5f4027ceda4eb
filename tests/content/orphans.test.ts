import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitFrontMatter } from '../../engine/content/files/front-matter.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { ownerTexts } from '../../engine/content/texts/owner-texts.ts';
import { readWords, textKeyOf, wordsFile } from '../../engine/content/texts/read-dictionaries.ts';
import { readInterface } from '../../engine/content/texts/read-interface.ts';

const { dictionary, places } = readWords(siteRoot, 'en', []);
// Without the texts of projects, which are always shown on the project’s page.
const own = Object.entries(dictionary).filter(([key]) => places.get(key)?.file === wordsFile('en'));
const english = { ...readInterface('en'), ...Object.fromEntries(own) };

const files = readdirSync(siteRoot, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.yaml$|\ben\.mdx$/.test(name) && !name.startsWith('words'))
  .map((name) => {
    const text = readFileSync(join(siteRoot, name), 'utf8');
    return name.endsWith('.mdx') ? splitFrontMatter(text).front : text;
  });

const named = new Set([
  ...Object.keys(ownerTexts),
  ...Object.keys(readInterface('en')).map((key) => textKeyOf(key, english)),
  ...files.flatMap((text) => text.match(/\w+/g) ?? []),
]);

test('every text of the owner is used somewhere', () => {
  const keys = new Set(Object.keys(english).map((key) => textKeyOf(key, english)));
  expect([...keys].filter((key) => !named.has(key))).toEqual([]);
});
