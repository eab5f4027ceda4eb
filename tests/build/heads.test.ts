import { expect, test } from 'vitest';
import { languageOf, tagOf } from '../../engine/i18n/languages.ts';
import { localize, notFoundPath, pagePath, pageUrl } from '../../engine/routes/addresses.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { addresses, content, languages, pages } from '../support/site-map.ts';
import { headOf } from './page-head.ts';

/** The languages of a page’s text: all, except for articles and own pages that are not translated. */
function languagesOf(to: PageRef): string[] {
  const article = to.page === 'article' && content.articles.find(({ number }) => String(number) === to.number);
  const text = article || (to.page === 'own' && content.ownPages.find(({ name }) => name === to.name));
  if (text) return languages.filter((code) => text.translations[code]?.body);
  const project = content.projects.find(({ slug }) => to.page === 'project' && slug === to.slug);
  return languages.filter((code) => !project || Object.keys(content.dictionaries[code] ?? {}).includes(project.title));
}

const isTemplate = (to: PageRef) =>
  to.page === 'project' && content.projects.some(({ slug, kind }) => slug === to.slug && kind === 'template');

test('every page has its lang, title, description, heading, canonical and alternates', () => {
  for (const { path, language, to } of addresses) {
    const { lang, title, description, canonical, headings, alternates, noindex } = headOf(path);
    expect(lang, path).toEqual([tagOf(language)]);
    expect(title, path).toHaveLength(1);
    expect(description, path).toHaveLength(1);
    expect(headings, path).toHaveLength(1);
    expect(noindex, path).toBe(isTemplate(to));
    if (noindex) continue;
    const translatedTo = languagesOf(to);
    expect(canonical, path).toEqual([pageUrl(to, translatedTo.includes(language) ? language : 'en')]);
    const expected = translatedTo.map((code) => ({ hreflang: tagOf(code), href: pageUrl(to, code) }));
    expect(alternates, path).toEqual(
      translatedTo.includes(language) ? [...expected, { hreflang: 'x-default', href: pageUrl(to, 'en') }] : [],
    );
  }
});

test('hreflang alternates refer to each other in both directions, and to canonical addresses', () => {
  const heads = new Map(addresses.map(({ path }) => [content.site.url + path, headOf(path)]));
  for (const [url, { alternates }] of heads)
    for (const { href } of alternates) {
      expect(heads.get(href)?.alternates, `${href}, named by ${url}`).toEqual(alternates);
      expect(heads.get(href)?.canonical, href).toEqual([href]);
    }
});

test('no two pages of a language share a title or a description', () => {
  for (const language of languages)
    for (const part of ['title', 'description'] as const) {
      const texts = pages.map((to) => headOf(pagePath(to, language))[part][0]);
      expect(new Set(texts).size, `${part} in ${language}`).toBe(texts.length);
    }
});

test('nothing is fetched before the first paint: styles are inlined, and no script has a src', () => {
  const lost = languages.map((code) => localize(notFoundPath, code));
  for (const path of [...addresses.map((one) => one.path), ...lost]) {
    const { html } = headOf(path);
    // The content of a template is loaded when the boot script unpacks it.
    const atOnce = html.replace(/<(template|noscript)\b[^>]*>.*?<\/\1>/gs, '');
    expect(atOnce, path).not.toMatch(/<script[^>]*\ssrc=/);
    expect(atOnce, path).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"/);
    expect(atOnce.match(/<link rel="preload"[^>]*>/g) ?? [], path).toEqual([
      expect.stringContaining('media="not all"'),
    ]);
    expect(html, path).not.toMatch(/\sstyle="/);
  }
});

test('no link to another site gives the opened page access to window.opener', () => {
  const links = addresses
    .flatMap(({ path }) => headOf(path).html.match(/<a\s[^>]*href="https?:[^>]*>/g) ?? [])
    .filter((link) => !link.includes(`href="${content.site.url}`));
  // A link with target=_blank passes no opener, unless its rel asks for that:
  // https://html.spec.whatwg.org/multipage/links.html#get-an-element's-noopener
  expect(links.filter((link) => !link.includes('target="_blank"') || /\srel="[^"]*\bopener\b/.test(link))).toEqual([]);
});

test('the home page does not name a language that is not offered', () => {
  for (const { code } of content.site.languages.filter(({ offered }) => !offered))
    expect(headOf('/').html).not.toContain(languageOf(code).ownName);
});
