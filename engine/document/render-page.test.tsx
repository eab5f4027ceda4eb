import { describe, expect, test, vi } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import type { Content } from '../content/content.ts';
import { readContent } from '../content/read-content.ts';
import { siteRoot } from '../content/site-root.ts';
import { neededTexts } from '../content/texts/interface-parts.ts';
import { offeredLanguages, tagOf } from '../i18n/languages.ts';
import { shownTitle } from '../pages/page-data.ts';
import { sourceOf } from '../pages/page-source.ts';
import { pagePath, pageUrl } from '../routes/addresses.ts';
import { listPages, type PageRef } from '../routes/pages.ts';
import type { DocumentAssets } from './document-scripts.tsx';
import { makePage, renderNotFound, renderPage } from './render-page.tsx';

const content = await readContent(siteRoot);
const file = { address: '/assets/file', integrity: 'sha384-x' };
const options = {
  // The cast allows assets that documents do not use yet.
  assets: {
    boot: 'boot()',
    storedLanguage: 'language()',
    frame: {},
    styles: ['a{}'],
    styleFiles: [],
    laterStyles: file,
    script: file,
    chunks: [file],
    font: '/fonts/x.woff2',
    icon: 'data:,',
  } as DocumentAssets,
  builtDay: '2026-01-01',
};

async function render(to: PageRef, language: string, its: Content = content) {
  const page = await makePage(to, sourceOf(its, language));
  if (!page) throw new Error(`there is no page ${pagePath(to, language)}`);
  return { page, html: await renderPage(page, options) };
}

const textOf = (html: string, name: string) => new RegExp(`<${name}\\b[^>]*>([^<]*)</${name}>`).exec(html)?.[1];
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const rendered = offeredLanguages.flatMap(({ code }) =>
  listPages(content).map((to) => [pagePath(to, code), to, code] as const),
);

describe.each(rendered)('%s', async (_path, to, language) => {
  const { html, page } = await render(to, language);

  test('is a complete document in its language', () => {
    expect(html).toMatch(/^<!DOCTYPE html><html lang="/);
    expect(html).toMatch(/<\/html>$/);
    expect(/<html lang="([^"]+)"/.exec(html)?.[1]).toBe(tagOf(language));
  });

  test('has exactly one first-level heading, and the expected title with the site’s name', () => {
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(textOf(html, 'title')).toBe(escapeHtml(shownTitle(page.data.meta, content.site.name)));
  });

  test('has its canonical address, or noindex and no canonical address', () => {
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const { noindex, languages } = page.data.meta;
    if (noindex) expect(canonical).toBeUndefined();
    else expect(canonical).toBe(pageUrl(to, languages?.includes(language) === false ? 'en' : language));
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(noindex === true);
  });

  test('shows no undefined values, text keys or placeholders', () => {
    expect(html.match(/.{0,40}(\bundefined\b|\[object Object\]|\bNaN\b|Invalid Date)/g)).toBeNull();
    const shown = html.replace(/<(script|style|template|pre|annotation)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ');
    // A missing text would be shown as its key, a missing value as its placeholder.
    expect(shown.match(/\b[a-z]+(_[a-z0-9]+)+\b|\{\{\w+\}\}/g)).toBeNull();
  });

  test('has no duplicate ids', () => {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('rendering a page twice gives the same document', async () => {
  const [one, other] = await Promise.all([render({ page: 'home' }, 'sv'), render({ page: 'home' }, 'sv')]);
  expect(one.html).toBe(other.html);
});

test('escapes HTML in the owner’s texts', async () => {
  const site = { ...content.site, name: `<script>alert('1')</script> & "co"` };
  const { html } = await render({ page: 'about' }, 'en', { ...content, site });
  expect(html.includes('<script>alert')).toBe(false);
});

test('shows an untranslated body of an article in English, with lang, and lists no alternate for it', async () => {
  const { html } = await render({ page: 'article', number: '2' }, 'sv');
  expect(textOf(html, 'h1')).toBe('Halvt översatt');
  expect(html.match(/ lang="en"[^>]*><p>A text with two headings\./)).not.toBeNull();
  expect(html.match(/hrefLang="sv-SE" href="https:[^"]*"/)).toBeNull();
});

test('marks English titles and descriptions of articles with lang wherever the page shows them', async () => {
  const hyphenation = { en: { translated: 'trans\u00adlated' }, sv: { translated: 'tran\u00adslated' } };
  const articles = content.articles.map((one) => ({ ...one, translations: {} }));
  const { html } = await render({ page: 'article', number: '2' }, 'sv', { ...content, articles, hyphenation });
  const description = articles.find(({ number }) => number === 2)?.source.description;
  expect(html).toMatch(/<li aria-current="page" lang="en">Half Translated</);
  expect(html).toMatch(/<h1 tabindex="-1" lang="en">Half Trans\u00adlated</i);
  expect(html).toMatch(new RegExp(`<p class="[^"]*" lang="en">${description}<`));
  expect(html).toMatch(/<strong lang="en">Short</);
});

test('the resume link on the contact page has the file name of the offered format', async () => {
  const { html } = await render({ page: 'contact' }, 'en', { ...content, resumeReadings: {} });
  expect(html).toMatch(/<a href="[^"]*resume-en\.docx"[^>]* download="resume\.docx">/);
});

test('shows the notice of an outdated translation only on a translated article', async () => {
  const stale = { 'articles/2-half-translated/sv.mdx': {}, 'articles/1-everything/sv.mdx': {} };
  const notice = escapeHtml(sourceOf(content, 'sv').t('translation_stale_undated'));
  const shown = async (number: string) => (await render({ page: 'article', number }, 'sv', { ...content, stale })).html;
  expect(await shown('2')).not.toContain(notice);
  expect(await shown('1')).toContain(notice);
});

test.each<PageRef>([
  { page: 'article', number: '99' },
  { page: 'article', number: '01' },
  { page: 'project', slug: 'nothing' },
  { page: 'project', slug: 'constructor' },
])('makePage returns undefined for the missing page %o', async (to) => {
  expect(await makePage(to, sourceOf(content, 'en'))).toBeUndefined();
});

test('renderPage rejects if a component throws', async () => {
  const page = await makePage({ page: 'skills' }, sourceOf(content, 'en'));
  if (!page) throw new Error('there is no page of skills');
  const broken = { ...page, data: { ...page.data, skills: undefined } };
  await expect(renderPage(broken, options)).rejects.toThrow();
});

test('a site without skills still needs every text that the error page uses', async () => {
  const isNeeded = neededTexts(copyContent({ 'skills.yaml': () => '[]\n' }));
  const source = sourceOf({ ...content, skills: [] }, 'en');
  const t = Object.assign(vi.fn(source.t), source.t);
  await renderNotFound({ ...source, t }, options);
  expect(t.mock.calls.map(([key]) => key).filter((key) => !isNeeded(key))).toEqual([]);
});

test.each(offeredLanguages.map(({ code }) => code))(
  'the error page in %s has noindex, no canonical address and one first-level heading',
  async (language) => {
    const html = await renderNotFound(sourceOf(content, language), options);
    expect(html).toContain(`<html lang="${tagOf(language)}"`);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
    expect(html.match(/<h1\b/g)).toHaveLength(1);
  },
);
