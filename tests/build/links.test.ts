import { expect, test } from 'vitest';
import { languageOf, sourceNameIn, tagOf } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { languagesOfPage } from '../../engine/pages/summaries.ts';
import { isSamePage, pageAddress, pagePath, type SitePath } from '../../engine/routes/addresses.ts';
import { entryIn } from '../../engine/routes/pages.ts';
import { menuOf } from '../../engine/routes/site-map.ts';
import { readPage } from '../support/built-files.ts';
import { addresses, content, exists, languages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { all, openPage, openWithoutMain, wordsOf } from './open-page.ts';
import { decode } from './page-head.ts';

/** The pages that have the shared header and footer. */
const inLayout = (all: typeof addresses) => all.filter(({ to }) => !entryIn(content, to).layout);

test('every internal link keeps the language of its page', () => {
  const prefixed = languages.slice(1);
  for (const { path, language } of addresses) {
    const links = [...readPage(path).matchAll(/<a\b[^>]*\bhref="(\/[^"]*)"[^>]*>/g)].filter(
      ([tag, href = '']) => !tag.includes('hrefLang=') && !/\.\w+$/.test(href),
    );
    expect(links.length, path).toBeGreaterThan(0);
    for (const [tag, href = ''] of links) {
      const [, first = ''] = href.split(/[/?#]/);
      expect(prefixed.includes(first) ? first : 'en', `${path}: ${tag}`).toBe(language);
    }
  }
});

test('links to other sites open in a new tab and announce the new tab in the language of the page', () => {
  const counted = new Map<string, number>();
  for (const { path, language, to } of addresses) {
    const links = [...readPage(path).matchAll(/<a\b([^>]*\bhref="https?:[^>]*)>(.*?)<\/a>/gs)].filter(
      ([tag]) => !tag.includes(`href="${content.site.url}`),
    );
    for (const [tag, attributes = '', inside = ''] of links) {
      const name = /\saria-label="([^"]*)"/.exec(attributes)?.[1] ?? inside.replace(/<[^>]*>/g, '');
      expect(attributes, `${path}: ${tag}`).toContain(' target="_blank"');
      expect(
        decode(name)
          .trim()
          .endsWith(`(${text('nav_opens_new_tab', {}, language)})`),
        `${path}: ${tag}`,
      ).toBe(true);
    }
    counted.set(to.page, (counted.get(to.page) ?? 0) + links.length);
  }
  for (const page of ['contact', 'resume', 'project'] as const)
    if (exists(page)) expect(counted.get(page), page).toBeGreaterThan(0);
});

test('the main menu links to its pages and marks the current page', () => {
  for (const { path, language, to } of share(inLayout(addresses), 0, 3)) {
    const links = all<HTMLAnchorElement>(
      openWithoutMain(path),
      `header nav[aria-label="${text('nav_label', {}, language)}"] a`,
    );
    const listed = menuOf('header', sourceOf(content, language));
    expect(
      links.map((link) => [wordsOf(link), link.getAttribute('href')]),
      path,
    ).toEqual(listed.map((one) => [one.label, pageAddress(one.to, language)]));
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page').map(wordsOf);
    expect(marked, path).toEqual(listed.filter((one) => isSamePage(one.to, to)).map(({ label }) => label));
  }
});

test('the language list has native names, marks the current language and notes missing translations', () => {
  for (const { path, language, to } of share(addresses, 1, 3)) {
    const lists = all(openWithoutMain(path), 'ul[popover]').filter((list) => list.querySelector('a[hreflang]'));
    expect(lists.length, path).toBeGreaterThan(0);
    const note = text('language_text_in', { language: sourceNameIn(language) }, language);
    const written = languagesOfPage(to, content);
    for (const list of lists)
      expect(
        all<HTMLAnchorElement>(list, 'a').map((link) => ({
          name: wordsOf(link),
          lang: link.lang,
          href: link.getAttribute('href'),
          current: link.getAttribute('aria-current'),
        })),
        path,
      ).toEqual(
        languages.map((code) => ({
          name: `${languageOf(code).ownName}${written?.includes(code) === false ? note : ''}`,
          lang: tagOf(code),
          href: pageAddress(to, code),
          current: code === language ? 'true' : null,
        })),
      );
  }
});

test.runIf(exists('blog'))(
  'the blog page lists the addresses of the feeds, each with a button that copies the address',
  () => {
    for (const language of languages) {
      const panel = openPage(pagePath({ page: 'blog' }, language)).getElementById('feeds');
      const rows = panel ? all(panel, 'li') : [];
      expect(rows.length, language).toBeGreaterThan(1);
      for (const row of rows) {
        const url = String(row.querySelector('[translate=no]')?.textContent);
        const copy = row.querySelector<HTMLElement>('button[data-action=copy]');
        expect(copy?.dataset.text, language).toBe(url);
        expect(copy?.dataset.copied, language).toBe(text('blog_link_copied', {}, language));
      }
    }
  },
);

test('the error messages and the snackbar’s close button are in the language of the page', () => {
  for (const { path, language } of addresses) {
    const [region = ''] = /<div role="status" id="snackbar"[^>]*>/.exec(readPage(path)) ?? [];
    for (const [name, key] of [
      ['page', 'page_failed'],
      ['language', 'language_failed'],
      ['island', 'island_failed'],
    ] as const)
      expect(decode(region), path).toContain(`data-${name}-failed="${text(key, {}, language)}"`);
    const [, close = ''] =
      /<div class="snackbar-message">.*?<button[^>]* aria-label="([^"]*)"/.exec(readPage(path)) ?? [];
    expect(decode(close), path).toBe(text('snackbar_close', {}, language));
  }
});

test.runIf(exists('resume'))('the contact page, the career page and the footer link to the resume', () => {
  for (const [index, language] of languages.entries()) {
    const resume = pageAddress({ page: 'resume' }, language);
    const wordsAt = (path: SitePath, part: string) => all(openPage(path), `${part} a[href="${resume}"]`).map(wordsOf);
    for (const from of (['contact', 'career'] as const).filter((page) => exists(page)))
      expect(wordsAt(pagePath({ page: from }, language), 'main'), from).toContain(text('resume_link', {}, language));
    const ofLanguage = addresses.filter((one) => one.language === language);
    for (const { path } of share(inLayout(ofLanguage), index, 5))
      expect(wordsAt(path, 'body > footer'), path).toContain(text('nav_link_resume', {}, language));
  }
});
