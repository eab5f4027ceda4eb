import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfPath, localize } from '../../src/site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';
import { addresses, content, languages, pages } from '../support/site-map.ts';

/** What the head of a built page says. */
function headOf(address: `/${string}`) {
  const html = readFileSync(join(import.meta.dirname, '../dist', fileOfPath(address)), 'utf8');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value]) => value);
  return {
    html,
    lang: all(/<html lang="([^"]+)"/g),
    title: all(/<title>([^<]+)<\/title>/g),
    description: all(/<meta name="description" content="([^"]+)"/g),
    canonical: all(/<link rel="canonical" href="([^"]+)"/g),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, lang, href]) => `${lang} ${href}`,
    ),
    headings: html.match(/<h1[ >]/g) ?? [],
    noindex: html.includes('<meta name="robots" content="noindex"/>'),
  };
}

/** The languages in which a page's text exists: all, but for articles that are not translated. */
function languagesOf(path: string): string[] {
  const article = content.articles.find(({ number }) => path === `/blog/${number}`);
  return languages.filter((code) => !article || article.translations[code]?.body);
}

test('every page in every language answers with its own finished document', async ({ request }) => {
  for (const { address, language, path } of addresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const { lang, title, description, canonical, headings, alternates, noindex } = headOf(address);
    expect(lang, address).toEqual([language]);
    expect(title, address).toHaveLength(1);
    expect(description, address).toHaveLength(1);
    expect(headings, address).toHaveLength(1);
    expect(noindex, address).toBe(path === '/apps/app');
    if (noindex) continue;
    const spoken = languagesOf(path);
    expect(canonical, address).toEqual([content.site.url + (spoken.includes(language) ? address : path)]);
    const expected = spoken.map((code) => `${code} ${content.site.url}${localize(path, code)}`);
    expect(alternates, address).toEqual(
      spoken.includes(language) ? [...expected, `x-default ${content.site.url}${path}`] : [],
    );
  }
});

test('pages that name each other as translations do so in both directions, and each is its own canonical', () => {
  const alternatesOf = new Map(addresses.map(({ address }) => [content.site.url + address, headOf(address)]));
  for (const [url, { alternates }] of alternatesOf) {
    for (const alternate of alternates) {
      const [, href = ''] = alternate.split(' ');
      expect(alternatesOf.get(href)?.alternates, `${href}, named by ${url}`).toEqual(alternates);
      expect(alternatesOf.get(href)?.canonical, href).toEqual([href]);
    }
  }
});

test('no two pages of a language share a title or a description', () => {
  for (const language of languages) {
    for (const part of ['title', 'description'] as const) {
      const texts = pages.map((path) => headOf(localize(path, language))[part][0]);
      expect(new Set(texts).size, `${part} in ${language}`).toBe(texts.length);
    }
  }
});

test('an article can have another title in search results than on its page', async ({ page }) => {
  await page.goto('/de/blog/4');
  await expect(page).toHaveTitle('Skalierbare React-Apps bauen, Kasten für Kasten · Durban Dev');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skalierbare React-Apps bauen');
});

test('nothing is fetched before the first paint: styles are inlined, no script has a source', () => {
  for (const { address } of addresses) {
    const { html } = headOf(address);
    // What lies in a template is fetched when the boot script takes it out.
    expect(html.replace(/<template>.*?<\/template>/, ''), address).not.toMatch(/<script[^>]*\ssrc=/);
    expect(
      html.match(/<link rel="stylesheet"[^>]*>/g)?.filter((link) => !link.includes(' disabled')) ?? [],
      address,
    ).toEqual([]);
    expect(html, address).not.toMatch(/<link rel="modulepreload"/);
    expect(html, address).not.toMatch(/\sstyle="/);
  }
});

for (const [from, to] of [
  ['/blogs', '/blog'],
  ['/blogs/4', '/blog/4'],
  ['/zu/blogs', '/zu/blog'],
  ['/blog/why-learn-golang', '/blog/6'],
  ['/en/about', '/about'],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
  });
}

test('a language that is held back is not offered; its addresses lead to English for now', async ({ request }) => {
  for (const [from, to] of [
    ['/fr', '/'],
    ['/fr/about', '/about'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(302);
    expect(answer.headers().location).toBe(to);
  }
  expect(headOf('/').html).not.toContain('Français');
});
