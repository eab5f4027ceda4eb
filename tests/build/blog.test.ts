import { expect, test } from 'vitest';
import { sourceNameIn } from '../../engine/i18n/languages.ts';
import { newestFirst } from '../../engine/pages/summaries.ts';
import { pageAddress, pagePath } from '../../engine/routes/addresses.ts';
import { articlesOnPage } from '../../engine/routes/pages.ts';
import { content, exists, languages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { all, one, openPage, wordsOf } from './open-page.ts';

const shown = exists('blog') ? languages : [];
const articles = [...content.articles].sort(newestFirst);
const titleIn = (article: (typeof articles)[number], language: string) =>
  (article.translations[language] ?? article.source).title;
const addressOf = (number: number, language: string) =>
  pageAddress({ page: 'article', number: String(number) }, language);

test.each(shown)('the blog page shows the newest articles first, and the number of all articles, in %s', (language) => {
  const main = one(openPage(pagePath({ page: 'blog' }, language)), 'main');
  const first = articles.slice(0, articlesOnPage);
  expect(all(main, 'article h3').map(wordsOf)).toEqual(first.map((article) => titleIn(article, language)));
  expect(all(main, 'article h3 a').map((link) => link.getAttribute('href'))).toEqual(
    first.map(({ number }) => addressOf(number, language)),
  );
  const count = articles.length;
  if (count > 1)
    expect(wordsOf(one(main, 'island-root p[aria-live=polite]'))).toBe(text('blogs_count', { count }, language));
});

test.each(shown)('each article links to the previous and the next article, in %s', (language) => {
  const numbered = [...content.articles.entries()];
  for (const [index, { number }] of share(numbered, shown.indexOf(language), 2)) {
    const links = all(
      openPage(pagePath({ page: 'article', number: String(number) }, language)),
      '#prose ~ footer li a',
    );
    const expected = [
      { article: content.articles[index - 1], word: 'blog_previous' },
      { article: content.articles[index + 1], word: 'blog_next' },
    ] as const;
    expect(
      links.filter((link) => link.querySelector('strong')).map((link) => [wordsOf(link), link.getAttribute('href')]),
      `${number}`,
    ).toEqual(
      expected.flatMap(({ article, word }) =>
        article
          ? [[`${text(word, {}, language)}${titleIn(article, language)}`, addressOf(article.number, language)]]
          : [],
      ),
    );
  }
});

test.each(shown)('an article has the messages of its buttons and, if not translated, a notice, in %s', (language) => {
  for (const { number, translations } of share(content.articles, shown.indexOf(language) + 1, 2)) {
    const page = openPage(pagePath({ page: 'article', number: String(number) }, language));
    const say = (key: Parameters<typeof text>[0], values = {}) => text(key, values, language);
    expect({ ...one(page, '[data-action=save]').dataset }, `${number}`).toMatchObject({
      saved: say('blog_saved_told'),
      savedShort: say('blog_save_short'),
      unsaved: say('blog_unsaved_told'),
    });
    expect({ ...one(page, '[data-action=share]').dataset }, `${number}`).toMatchObject({
      copied: say('blog_link_copied'),
      failed: say('blog_share_failed', { link: '{{link}}' }),
    });
    for (const copy of all(page, '#prose [data-action=copy]'))
      expect({ ...copy.dataset }, `${number}`).toMatchObject({
        copied: say('blog_copied'),
        failed: say('blog_copy_failed'),
      });
    const notice = say('blog_not_translated', { language: sourceNameIn(language) });
    const isWritten = Boolean(translations[language]?.body);
    expect(all(page, 'main p').map(wordsOf).includes(notice), `${number}`).toBe(!isWritten);
    expect(page.getElementById('prose')?.getAttribute('lang'), `${number}`).toBe(isWritten ? null : 'en');
  }
});
