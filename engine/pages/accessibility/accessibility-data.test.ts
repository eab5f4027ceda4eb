import { expect, test } from 'vitest';
import type { Article, Content } from '../../content/content.ts';
import { readInterface } from '../../content/texts/read-interface.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import { makeTranslate } from '../../i18n/translate.ts';
import { makeData } from './accessibility-data.ts';

const checks = {
  date: '2027-03-04',
  pages: 1234,
  languages: 6,
  themes: 2,
  widths: [390, 1280],
  findings: 0,
  engines: ['Chromium', 'Firefox', 'WebKit'],
};

function statement(language: string, record?: Content['checks'], articles: Article[] = []) {
  const content = { site: { email: 'a@b.dev' }, articles, ...(record && { checks: record }) } as unknown as Content;
  return makeData({ content, language, t: makeTranslate(language, readInterface(language)) });
}

const countsIn = (language: string) =>
  statement(language, checks)
    .parts.flatMap(({ counts = [] }) => counts)
    .map(({ value }) => (typeof value === 'string' ? value : value.text));

test('without recorded checks, the statement has aim, known gaps and contact, and claims no tests', () => {
  const { parts, text, meta } = statement('en');
  expect(parts.map(({ id }) => id)).toEqual(['aim', 'limits', 'report']);
  expect(JSON.stringify([parts, text, meta])).not.toMatch(/tested|measured|checked|axe/);
  expect(statement('en', checks).parts.map(({ id }) => id)).toEqual(['aim', 'tested', 'limits', 'report']);
});

test('mentions untranslated texts only if an article is not translated', () => {
  const article = (...codes: string[]) =>
    ({ translations: Object.fromEntries(codes.map((code) => [code, { body: {} }])) }) as unknown as Article;
  const limits = (articles: Article[]) =>
    statement('en', undefined, articles).parts.find(({ id }) => id === 'limits')?.list;
  const allCodes = offeredLanguages.map(({ code }) => code);
  expect(limits([article(...allCodes)])).toHaveLength(1);
  expect(limits([article(...allCodes), article('en')])).toHaveLength(2);
});

// Numbers in French and Afrikaans contain a non-breaking space.
test.each([
  ['en', ['March 4, 2027', '1,234', '6', '2', '390 and 1,280', '0', 'Chromium, Firefox, and WebKit']],
  ['de', ['4. März 2027', '1.234', '6', '2', '390 und 1.280', '0', 'Chromium, Firefox und WebKit']],
  ['fr', ['4 mars 2027', '1 234', '6', '2', '390 et 1 280', '0', 'Chromium, Firefox et WebKit']],
  ['es', ['4 de marzo de 2027', '1234', '6', '2', '390 y 1280', '0', 'Chromium, Firefox y WebKit']],
  ['pt', ['4 de março de 2027', '1.234', '6', '2', '390 e 1.280', '0', 'Chromium, Firefox e WebKit']],
  ['af', ['4 Maart 2027', '1 234', '6', '2', '390 en 1 280', '0', 'Chromium, Firefox en WebKit']],
  ['zu', ['4 Mashi 2027', '1 234', '6', '2', '390 ne-1 280', '0', 'Chromium, Firefox, ne-WebKit']],
])('formats the date and counts of recorded checks for the language %s', (language, expected) => {
  const plain = countsIn(language).map((value) => value.replace(/\s/g, ' '));
  expect(plain).toEqual(expected);
});

test('tests in Firefox and WebKit are mentioned if they ran', () => {
  const lists = (engines: string[]) =>
    statement('en', { ...checks, engines }).parts.find(({ id }) => id === 'tested')?.list;
  expect(lists(['Chromium', 'Firefox', 'WebKit'])).toHaveLength(4);
  expect(lists(['Chromium', 'Firefox'])).toHaveLength(3);
});
