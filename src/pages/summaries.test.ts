import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../content/read-content.ts';
import { offeredLanguages } from '../i18n/languages.ts';
import { makeTranslate } from '../i18n/translate.ts';
import { minutesOf, summarizeArticle } from './summaries.ts';

const content = await readContent(join(import.meta.dirname, '../..'));

test.each(content.articles.map((article) => [article.number, article] as const))(
  'article %i takes the minutes that it states in every language, however long its words are',
  (_number, article) => {
    for (const { code } of offeredLanguages) {
      const t = makeTranslate(code, content.dictionaries[code] ?? {});
      const { readingTime } = summarizeArticle(article, { content, language: code, t });
      expect(readingTime, code).toBe(t('blog_reading_time', { count: article.minutes ?? 0 }));
    }
  },
);

test('an article that states none takes those of its English words', () => {
  const [article] = content.articles;
  if (!article) throw new Error('there is no article');
  const { minutes: _stated, ...rest } = article;
  const translations = { ...rest.translations, en: { ...rest.translations.en } };
  translations.en.body = { ...translations.en.body, words: 1100 };
  expect(minutesOf({ ...rest, translations })).toBe(5);
});
