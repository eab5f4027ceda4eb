import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findDisagreeing } from '../../engine/content/glossary/agreement.ts';
import { checkGlossary, checkPairs } from '../../engine/content/glossary/check-glossary.ts';
import { listInterfacePairs, listPairs } from '../../engine/content/glossary/list-pairs.ts';
import { readGlossary, readInterfaceGlossary } from '../../engine/content/glossary/read-glossary.ts';
import { describeProblem, type Problem } from '../../engine/content/problems.ts';
import { site } from '../../engine/content/site.ts';
import { engineRoot, siteRoot } from '../../engine/content/site-root.ts';
import { checkNotes } from '../../engine/content/texts/notes.ts';
import { readInterface } from '../../engine/content/texts/read-interface.ts';

const codes = site.languages.map(({ code }) => code).filter((code) => code !== 'en');
/** The languages of which the interface has a glossary. */
const interfaceLanguages = readdirSync(join(engineRoot, 'i18n/locales/glossary')).map((file) =>
  basename(file, '.yaml'),
);
const template = join(engineRoot, 'cli/init/template');

/** The glossary of a language; throws without one, because the test would then check nothing. */
function readBoth(code: string) {
  const problems: Problem[] = [];
  const glossary = readGlossary(siteRoot, code, problems) ?? readInterfaceGlossary(code);
  expect(problems).toEqual([]);
  if (!glossary) throw new Error(`${code} has no glossary`);
  return glossary;
}

test.each(codes)('the texts of the site in %s follow the glossary', (code) => {
  expect(listPairs(siteRoot, code).length).toBeGreaterThan(0);
  expect(checkGlossary(siteRoot, code).map(describeProblem)).toEqual([]);
});

test.each(interfaceLanguages)('the interface and the texts of a new site follow the glossary in %s', (code) => {
  expect(Object.keys(readInterface(code)).length).toBeGreaterThan(0);
  const pairs = [...listInterfacePairs(code), ...listPairs(template, code)];
  expect(pairs.length).toBeGreaterThan(0);
  expect(checkPairs(readBoth(code), pairs).map(describeProblem)).toEqual([]);
  // Other sites have only the interface’s own terms.
  const own = readInterfaceGlossary(code);
  expect(own && checkPairs(own, listInterfacePairs(code)).map(describeProblem)).toEqual([]);
});

test.each(interfaceLanguages)('each glossary term in %s matches its own translation', (code) => {
  const checked = readBoth(code).terms.filter((term) => term.checked);
  expect(checked.length).toBeGreaterThan(0);
  const lost = checked.filter(({ say, found }) => !say.some((word) => found.some((pattern) => pattern.test(word))));
  expect(lost.map(({ say }) => say)).toEqual([]);
});

test('every note for translators belongs to a text, and no translation exceeds its limit', () => {
  expect(checkNotes(siteRoot, codes).map(describeProblem)).toEqual([]);
});

test('every note of the interface belongs to one of its texts, or to a part of any article', () => {
  const names = Object.keys(parse(readFileSync(join(engineRoot, 'i18n/locales/notes.yaml'), 'utf8')));
  const keys = Object.keys(readInterface('en'));
  const fits = (name: string) => keys.some((key) => new RegExp(`^${name.replaceAll('*', '.*')}$`).test(key));
  expect(names.filter((name) => !/^\* (title|body)#/.test(name) && !fits(name))).toEqual([]);
});

test.runIf(interfaceLanguages.includes('zu'))('the glossary check finds isiZulu concords that do not agree', () => {
  const disagreeing = findDisagreeing(readBoth('zu'));
  expect(disagreeing('Kule khasi ikhasi yonke, leli khasi ikhasi lonke; le app, leli app')).toEqual([
    'leli app',
    'Kule khasi',
    'ikhasi yonke',
  ]);
});
