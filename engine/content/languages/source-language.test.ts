import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyContent, copyContentIn } from '../../../tests/support/content-copy.ts';
import { readContent } from '../read-content.ts';
import { nameInMessages, sourceCodeOf, sourceWords } from './source-language.ts';

test('the default language is the first that site.yaml lists', () => {
  expect(sourceCodeOf(copyContent())).toBe('en');
  expect(sourceCodeOf(copyContentIn('de', '  - { code: de, offered: true }'))).toBe('de');
  expect(sourceCodeOf('/nowhere')).toBe('en');
  expect(nameInMessages('de')).toBe('German');
});

test('reads a site without English, with articles, pages, projects and words in its default language', async () => {
  const content = await readContent(copyContentIn('de', '  - { code: de, offered: true }'));
  const [article] = content.articles;
  expect(article?.translations.de).toBe(article?.source);
  expect(content.ownPages.map(({ translations }) => Object.keys(translations))).toEqual([['de']]);
  expect(sourceWords(content)).toBe(content.dictionaries.de);
});

test('messages about a site without English name its default language and the files in it', async () => {
  const root = copyContentIn('de', '  - { code: de, offered: true }\n  - { code: fr, offered: true }');
  writeFileSync(
    join(root, 'words/de.yaml'),
    `${readFileSync(join(root, 'words/de.yaml'), 'utf8').replace(/^footer_place: .*\n/m, '')}`,
  );
  writeFileSync(join(root, 'words/fr.yaml'), 'nothing_of_the_kind: Rien\n');
  const message = await readContent(root).then(String, String);
  expect(message).toContain('words/de.yaml footer_place: this text is missing');
  expect(message).toContain('nothing_of_the_kind: there is no German text with this key');
  expect(message).not.toContain('words/en.yaml');
});

test('a site in a language that the interface lacks needs only the interface texts that it shows', async () => {
  const root = copyContentIn('sk', '  - { code: sk, offered: true }');
  writeFileSync(join(root, 'games.yaml'), '[]\n');
  const message = await readContent(root).then(String, String);
  expect(message).toContain(
    'words/sk.yaml skip_link: this text is missing, and the interface has none in Slovak: translate “Skip to',
  );
  for (const form of ['one', 'few', 'many', 'other'])
    expect(message).toContain(`words/sk.yaml blogs_count_${form}: this text is missing`);
  expect(message).not.toContain('games_subtitle');
  expect(message).not.toContain('accessibility_title');
});
