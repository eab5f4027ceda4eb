import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node } from '@xmldom/xmldom';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languageOf } from '../../engine/i18n/languages.ts';
import { fileOfPath, localize, notFoundPath, pagePath, type SitePath } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import { elementsIn, parsePage } from '../build/parse-page.ts';
import { buildScratch, whileServed } from '../support/scratch-site.ts';
import { content, languages, pages } from '../support/site-map.ts';

const { site } = content;

/** A language that is not offered, and one that is: they are swapped. */
const [notOffered] = site.languages.filter(({ offered }) => !offered).map(({ code }) => languageOf(code));
const removed = languageOf(languages.at(-1) ?? 'en');

let dist = '';
const read = (path: SitePath) => readFileSync(join(dist, fileOfPath(path)), 'utf8');

// One site for all tests: the language that is turned on is a pseudo-language, with every text in brackets.
beforeAll(async () => {
  if (!notOffered || removed.code === 'en')
    throw new Error('the site under test needs a language that is not offered and a second one that is');
  const setOffered = (text: string, code: string, offered: boolean) =>
    text.replace(new RegExp(`(code: ${code},.*offered: )${!offered}`), `$1${offered}`);
  dist = await buildScratch('languages', {
    'site.yaml': (text) => setOffered(setOffered(text, notOffered.code, true), removed.code, false),
    [`words/${notOffered.code}.yaml`]: (text) =>
      JSON.stringify(parse(text), (_, value) => (typeof value === 'string' ? `[${value}]` : value)),
    ...Object.fromEntries(
      content.articles.map(({ number, slug }) => [
        `articles/${number}-${slug}/${notOffered.code}.mdx`,
        () => `---\ntitle: "[Title of ${slug}]"\ndescription: "[Description of ${slug}]"\n---\n`,
      ]),
    ),
    ...Object.fromEntries(
      content.ownPages.map(({ name }) => [
        `pages/${name}/${notOffered.code}.mdx`,
        () => `---\ntitle: "[Title of ${name}]"\ndescription: "[Description of ${name}]"\n---\n`,
      ]),
    ),
  });
});

test('offered: true adds a language to all pages, the language selector and the alternates', () => {
  const code = String(notOffered?.code);
  expect(read('/')).toContain(`hrefLang="${code}" href="${content.site.url}/${code}"`);
  expect(read('/')).toContain(String(notOffered?.ownName));
  for (const to of pages)
    expect(read(`/${code}${to.page === 'home' ? '' : pagePath(to)}` as SitePath)).toContain(`<html lang="${code}"`);
});

test('offered: false removes a language and redirects its old addresses to English', async () => {
  const code = String(removed.code);
  const left = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  expect(left.filter((file) => new RegExp(`^${code}([/\\\\.]|$)`).test(file))).toEqual([]);
  expect(read('/')).not.toContain(String(removed.ownName));
  await whileServed(dist, async (origin) => {
    for (const to of pages) {
      const response = await fetch(`${origin}${localize(pagePath(to), code)}?from=test`);
      expect(response.url).toBe(`${origin}${pagePath(to)}?from=test`);
      expect(response.status).toBe(200);
    }
  });
});

/** What may be outside the brackets of the pseudo-language: names, and dates by `Intl` in `<time>`. */
const names = [
  content.site.name,
  // Print fonts have no emoji, so the resume’s texts for programs have none.
  content.site.name.replace(/\s*\p{Extended_Pictographic}/gu, ''),
  content.site.email,
  ...site.languages.map(({ code }) => languageOf(code).ownName),
  ...content.skills.map(({ name }) => name),
  ...content.profile.anthems.flatMap(({ title, artist }) => [title, artist]),
  ...content.projects.flatMap(({ tags, technologies, hosting }) => [
    ...tags,
    ...technologies,
    ...hosting.map(({ provider }) => provider),
  ]),
  ...content.articles.map(({ slug }) => slug),
  ...feeds.map(({ name }) => name),
  'resume.pdf',
  content.resume.timeZone,
  // The cities by which IANA names time zones.
  ...(content.profile.work?.overlap ?? []).map((zone) => zone.replace(/.*\//, '').replaceAll('_', ' ')),
  'UTC',
].filter((name) => name !== undefined);

test('no untranslated text is visible outside the text of articles', () => {
  const code = String(notOffered?.code);
  const found: string[] = [];
  for (const path of [...pages.map((to) => pagePath(to)), notFoundPath]) {
    for (const text of visibleTexts(read(`/${code}${path === '/' ? '' : path}`))) {
      const rest = untranslated(text);
      if (rest) found.push(`${path}: ${rest} in ${text}`);
    }
  }
  expect(found).toEqual([]);
});

const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'];

function visibleTexts(html: string): string[] {
  const page = parsePage(html);
  const root = page.documentElement;
  if (!root) return [];
  for (const element of elementsIn(root)) {
    // The label of a key is the same in every language, and so is the name of a demo.
    const key = element.tagName === 'kbd' && element.textContent?.length === 1;
    const name = element.getAttribute('translate') === 'no';
    const isIgnored =
      ['script', 'style', 'time'].includes(element.tagName) || element.getAttribute('lang') === 'en' || key || name;
    if (isIgnored) element.parentNode?.removeChild(element);
  }
  // The year is in an element of its own, in the middle of a sentence.
  for (const year of elementsIn(root).filter((one) => one.hasAttribute('data-year')))
    year.parentNode?.replaceChild(page.createTextNode(year.textContent ?? ''), year);
  // A span that contained only a language’s name no longer splits the sentence around it.
  for (const span of elementsIn(root).filter((one) => one.tagName === 'span' && !one.textContent))
    span.parentNode?.removeChild(span);
  root.normalize();
  const texts: string[] = [];
  for (const element of elementsIn(root)) {
    for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.nodeValue ?? '');
    for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
    const what = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    const isText = /^description$|^(og|twitter):(title|description|site_name|image:alt)$/.test(what);
    if (element.tagName === 'meta' && isText) texts.push(element.getAttribute('content') ?? '');
  }
  return texts;
}

/** The rest of a text without brackets and names, if it has letters; otherwise an empty text. */
function untranslated(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '');
  }
  // Internet addresses.
  rest = rest.replace(/(https:\/\/)?[\w.@+-]+\.(example|com)\b\S*/g, '');
  for (const name of names.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '');
  return /\p{L}/u.test(rest) ? rest.trim() : '';
}
