import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import english from '../../content/locales/en.json';
import { textKeyOf } from '../../src/content/read-dictionaries.ts';

const root = join(import.meta.dirname, '../..');

/** The files below a folder that name texts: modules, but for tests. */
function modulesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.ts$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

/** Front matter of the English articles: category, tags and alternative texts are keys there. */
const frontMatters = readdirSync(join(root, 'content/articles'))
  .filter((name) => !name.startsWith('.'))
  .map((folder) => readFileSync(join(root, 'content/articles', folder, 'en.mdx'), 'utf8').split(/^---$/m)[1] ?? '');

/** A key in code stands in quotes, in front matter it is a word. */
const named = new Set([
  ...['src', 'publish', 'content'].flatMap(modulesIn).flatMap((text) => text.match(/(?<=['"`])\w+(?=['"`])/g) ?? []),
  ...frontMatters.flatMap((text) => text.match(/\w+/g) ?? []),
]);

/**
 * Texts that the specification names, and that have no place: there is no contact form, whose other texts the mail boxes
 * use, and `past` stands on no page beside `present`.
 */
const withoutPlace = ['contact_form_button', 'past'];

test('every text of the dictionary is shown somewhere', () => {
  const keys = new Set(Object.keys(english).map((key) => textKeyOf(key, english)));
  expect([...keys].filter((key) => !named.has(key))).toEqual(withoutPlace);
});
