import type { Article } from '../../content/content.ts';
import { longDate } from '../../i18n/format.ts';
import { sourceTag } from '../../i18n/languages.ts';
import { articlePage } from '../../routes/pages.ts';
import { portraitOf } from '../../ui/picture/picture-source.ts';
import { illustrate } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';
import { renderText } from '../render-text.tsx';
import { staleNotice } from '../stale-notice.ts';
import { bodyOf, languagesOf, minutesOf, titleLanguageOf, translationOf } from '../summaries.ts';
import { textIslands } from '../text-islands.tsx';
import { proseComponents } from './prose-components.tsx';

export type ArticleData = NonNullable<Awaited<ReturnType<typeof makeData>>>;

/** An article in the page’s language, or else in the default one; undefined if no article has this number. */
export async function makeData(source: PageSource, { number }: { number?: string }) {
  const { content, language, t } = source;
  const { face } = content.site;
  const index = content.articles.findIndex((one) => String(one.number) === number);
  const article = content.articles[index];
  if (!article) return undefined;
  const { title, metaTitle = title, description } = translationOf(article, language);
  const body = bodyOf(article, language);
  const translated = languagesOf(article).includes(language);
  return {
    meta: {
      title: metaTitle,
      description,
      languages: languagesOf(article),
      markdown: true,
      article: true,
      rich: body.rich,
      islands: body.islands,
    },
    number: article.number,
    /** The numbers of all articles: other numbers in storage are obsolete. */
    numbers: content.articles.map((one) => one.number),
    slug: article.slug,
    title,
    description,
    category: t(article.category),
    tags: article.tags.map((tag) => t(tag)),
    updated: longDate(article.updated, language),
    readingTime: t('blog_reading_time', { count: minutesOf(article) }),
    picture: illustrate(source, article.cover, article.slug),
    author: portraitOf(content.pictures, face, content.site.name),
    titleLanguage: titleLanguageOf(article, language),
    bodyLanguage: translated ? undefined : sourceTag,
    // Only a translation can be older than the text.
    stale: translated ? staleNotice(source, `articles/${article.number}-${article.slug}`) : undefined,
    sample: article.sample ?? false,
    headings: body.headings,
    previous: neighbour(content.articles[index - 1], language),
    next: neighbour(content.articles[index + 1], language),
    prose: renderText(body, {
      ...proseComponents(content.pictures, !translated),
      ...(await textIslands(body, source)),
    }),
  };
}

function neighbour(article: Article | undefined, language: string) {
  if (!article) return undefined;
  return {
    to: articlePage(article),
    title: translationOf(article, language).title,
    lang: titleLanguageOf(article, language),
  };
}
