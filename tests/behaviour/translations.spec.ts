import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOfPath, localize } from '../../src/site/addresses.ts';
import { feeds } from '../../src/site/feeds.ts';
import { expect, test } from '../support/fixtures.ts';
import { buildScratch, whileServed } from '../support/scratch-site.ts';
import { content, pages } from '../support/site-map.ts';

test.describe.configure({ timeout: 180_000 });

const articles = readdirSync(join(import.meta.dirname, '../content/articles'));

test('one word turns French on: every page, the selector, the alternates', async ({ request }) => {
  const dist = buildScratch('french', {
    'content/site.ts': (text) => text.replace(/(code: 'fr'.*offered: )false/, '$1true'),
  });
  const home = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(home).toContain(`hrefLang="fr" href="${content.site.url}/fr"`);
  expect(home).toContain('Français');
  await whileServed(dist, async (origin) => {
    for (const path of pages) {
      const answer = await request.get(origin + localize(path, 'fr'));
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain('<html lang="fr"');
    }
    expect(await (await request.get(`${origin}/fr/about`)).text()).toContain('À propos de moi');
  });
});

test('one word takes German away: its old addresses lead to English', async ({ request }) => {
  const dist = buildScratch('without-german', {
    'content/site.ts': (text) => text.replace(/(code: 'de'.*offered: )true/, '$1false'),
  });
  expect(readdirSync(dist, { recursive: true }).filter((file) => /^de(\/|\.)/.test(String(file)))).toEqual([]);
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).not.toContain('Deutsch');
  await whileServed(dist, async (origin) => {
    for (const path of pages) {
      const answer = await request.get(`${origin}${localize(path, 'de')}?from=test`);
      expect(answer.url(), path).toBe(`${origin}${path}?from=test`);
      expect(answer.status(), path).toBe(200);
    }
  });
});

/**
 * What may stand outside the brackets of the pseudo-language: names, and what `Intl` writes (dates stand
 * in `<time>`).
 */
const names = [
  content.site.name,
  content.site.email,
  ...content.site.languages.map(({ ownName }) => ownName),
  ...content.skills.map(({ name }) => name),
  ...content.profile.anthems.flatMap(({ title, artist }) => [title, artist]),
  ...content.projects.flatMap(({ tags, hosting }) => [...tags, ...hosting.map(({ provider }) => provider)]),
  ...content.articles.map(({ slug }) => slug),
  ...feeds.map(({ name }) => name),
  'resume.pdf',
  'Africa/Johannesburg',
  'UTC',
].filter((name) => name !== undefined);

test('nothing is visible that is not translated, outside the text of articles', async ({ page }) => {
  const english: Record<string, string> = JSON.parse(
    readFileSync(join(import.meta.dirname, '../content/locales/en.json'), 'utf8'),
  );
  const bracketed = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, `[${text}]`]));
  const dist = buildScratch('pseudo', {
    'content/locales/de.json': () => JSON.stringify(bracketed),
    ...Object.fromEntries(
      articles.map((folder) => [
        `content/articles/${folder}/de.mdx`,
        () => `---\ntitle: "[Title of ${folder}]"\ndescription: "[Description of ${folder}]"\n---\n`,
      ]),
    ),
  });
  const found: string[] = [];
  for (const path of [...pages, '/404' as const]) {
    const html = readFileSync(join(dist, fileOfPath(localize(path, 'de'))), 'utf8');
    const texts = await page.evaluate(visibleTexts, html);
    for (const text of texts) {
      const rest = untranslated(text);
      if (rest) found.push(`${path}: ${rest} in ${text}`);
    }
  }
  expect(found).toEqual([]);
});

/** Runs in the browser: every text and every attribute that is shown or read out. */
function visibleTexts(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of page.querySelectorAll(
    'script, style, time, [lang="en"], meta[property="og:locale"], meta[property$=":type"], meta[property="og:image"]',
  ))
    hidden.remove();
  const walk = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) texts.push(node.nodeValue ?? '');
  for (const name of ['alt', 'aria-label', 'title', 'placeholder', 'aria-roledescription', 'aria-valuetext'])
    for (const element of page.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
  for (const element of page.querySelectorAll('meta[name="description"], meta[property^="og:"]:not([property$="url"])'))
    texts.push(element.getAttribute('content') ?? '');
  return texts;
}

/** What is left of a text when brackets and names are taken out of it: nothing, or letters. */
function untranslated(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '');
  }
  // Addresses of the internet.
  rest = rest.replace(/[\w.@-]+\.(example|com)\b[\w/-]*/g, '');
  for (const name of names.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '');
  return /\p{L}/u.test(rest) ? rest.trim() : '';
}
