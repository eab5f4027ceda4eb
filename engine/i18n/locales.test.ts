import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { template } from '../cli/init/stock-texts.ts';
import { describeReview, readReviews, shippedLanguages } from '../content/languages/interface-languages.ts';
import { engineRoot } from '../content/site-root.ts';
import { ownerTexts } from '../content/texts/owner-texts.ts';
import { expectedKeys, hasSamePlaceholders, textKeyOf, wordsFile } from '../content/texts/read-dictionaries.ts';
import { readInterface } from '../content/texts/read-interface.ts';
import { readInterfaceTranslations } from '../content/translations/ledger.ts';

const english = readInterface('en');
const codes = shippedLanguages.filter((code) => code !== 'en');

test.each(codes)('the interface in %s has every text, plural form and placeholder', (code) => {
  const texts = readInterface(code);
  expect(Object.keys(texts).sort()).toEqual(expectedKeys(english, code).sort());
  const different = Object.entries(texts).filter(([key, text]) => {
    const source = english[key] ?? english[`${textKeyOf(key, texts)}_other`] ?? '';
    return !hasSamePlaceholders(key, text, source, code);
  });
  expect(different).toEqual([]);
});

test('reviews.yaml lists who translated each language of the interface', () => {
  expect(Object.keys(readReviews()).sort()).toEqual([...codes].sort());
  expect(codes.map(describeReview).filter((text) => !/^translated by \S/.test(text))).toEqual([]);
});

test.each(codes)('a new site in %s gets every starter text in that language', (code) => {
  const [own, english] = [code, 'en'].map((one) =>
    Object.keys(parse(readFileSync(join(template, wordsFile(one)), 'utf8'))),
  );
  expect(own).toEqual(english);
});

test.each(codes)('every interface text in %s is a translation of the current English', (code) => {
  const unfinished = readInterfaceTranslations(code).filter(({ state }) => state !== 'complete');
  expect(unfinished.map(({ key, file, state }) => `${state} ${file} ${key}`)).toEqual([]);
});

// The other direction is checked by types: `t` accepts only keys in en.json (`TextKey`).
test('the code uses every interface text and every text that the owner has to write', () => {
  const named = new Set(
    globSync('**/*.{ts,tsx}', {
      cwd: engineRoot,
      exclude: ['**/*.test.*', '**/owner-texts.ts', 'cli/**', '{dist,node_modules}/**'],
    })
      .map((file) => readFileSync(join(engineRoot, file), 'utf8'))
      .flatMap((text) => text.match(/(?<=['"`])\w+(?=['"`])/g) ?? []),
  );
  const keys = new Set([...Object.keys(english).map((key) => textKeyOf(key, english)), ...Object.keys(ownerTexts)]);
  expect([...keys].filter((key) => !named.has(key))).toEqual([]);
});
