import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Content } from '../../content/content.ts';
import { readContent } from '../../content/read-content.ts';
import type { Measurement } from '../../content/schemas.ts';
import { siteRoot } from '../../content/site-root.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { makeTranslate } from '../../i18n/translate.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import { SiteMapContext } from '../../routes/site-map-context.ts';
import { Measured } from './measured.tsx';

const content = await readContent(siteRoot);
const measured: Measurement = {
  date: '2026-11-22',
  code: 'ab12cd34ef56',
  machine: ['2 × a processor', 'a browser'],
  busy: false,
  unit: 'millisecond',
  limit: 800,
  values: { '/': 400, '/about': 1600 },
};

function show(of: string, given: Partial<Content>): { html: string; words: string } {
  const html = renderToStaticMarkup(
    <LanguageProvider language="en" t={makeTranslate('en', content.dictionaries.en ?? {})}>
      <SiteMapContext value={siteMapOf({ ...content, ...given })}>
        <Measured of={of} title="Until it is painted">
          On a phone.
        </Measured>
      </SiteMapContext>
    </LanguageProvider>,
  );
  return { html, words: html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ') };
}

test('shows each value in the table, with a bar relative to the largest value or the target', () => {
  const { html, words } = show('paint', { measurements: { paint: measured }, codeVersion: measured.code });
  expect(words).toContain('Until it is painted / 400 ms /about 1,600 ms On a phone.');
  expect(words).toContain('The target is 800 ms. Measured on November 22, 2026: 2 × a processor and a browser.');
  expect(html.match(/<rect width="[^"]*"/g)).toEqual(['<rect width="25"', '<rect width="100"']);
  expect(words).not.toContain('changed since');
});

test('states a limit for bytes and a target for times', () => {
  const weight: Measurement = { ...measured, unit: 'byte', limit: 14_600 };
  expect(show('weight', { measurements: { weight } }).words).toContain('The limit is 14,600 bytes.');
  const build: Measurement = { ...measured, unit: 'second', limit: 30 };
  expect(show('build', { measurements: { build } }).words).toContain('The target is 30 sec.');
});

test('warns if figures are older than the code or were measured on a busy machine', () => {
  const measurements = { paint: { ...measured, busy: true } };
  const { words } = show('paint', { measurements, codeVersion: 'ffffffffffff' });
  expect(words).toContain('The machine was busy with other things');
  expect(words).toContain('The code has changed since.');
});

test('shows “Not measured yet” and no table if there is no measurement', () => {
  const { html, words } = show('paint', {});
  expect(words).toContain('On a phone. Not measured yet.');
  expect(html).not.toContain('<table');
});

test('shows a value whose name is a number as a number of pages', () => {
  const growth: Measurement = { ...measured, unit: 'second', values: { '2602': 24.5 } };
  expect(show('growth', { measurements: { growth } }).words).toContain('2,602 pages 24.5 sec');
});

test('counts the translated texts of each language when the page is built', () => {
  const { words } = show('languages', { coverage: { en: { texts: 200, missing: 0 }, sv: { texts: 200, missing: 1 } } });
  expect(words).toContain('English 100% Svenska 99%');
  expect(words).toContain('Counted when this page was built.');
});
