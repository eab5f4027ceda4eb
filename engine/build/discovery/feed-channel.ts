import type { Article } from '../../content/content.ts';
import { sourceNameIn } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { languagesOf, translationOf } from '../../pages/summaries.ts';
import { fileUrl, localize, pageUrl, type SitePath } from '../../routes/addresses.ts';
import { type FeedName, feeds } from '../../routes/feeds.ts';
import { articlePage } from '../../routes/pages.ts';
import { articleTexts } from './markdown-pages.ts';

export interface Channel {
  title: string;
  description: string;
  others: string | undefined;
  blog: string;
  home: string;
  addresses: Record<FeedName, string>;
  newer: Record<FeedName, string> | undefined;
  older: Record<FeedName, string> | undefined;
  updated: Date;
}

export interface FeedArticle {
  title: string;
  description: string;
  url: string;
  html: string;
  published: Date;
  updated: Date;
  tags: string[];
}

/** `/rss.xml`, then `/rss-2.xml` … */
export function pagedPath(path: SitePath, page: number): SitePath {
  return page === 0 ? path : (path.replace('.', `-${page + 1}.`) as SitePath);
}

/**
 * The metadata of one file of a feed, with the addresses of the newer and the older file.
 * @param page counted from 0, newest articles first; `pages` is how many there are
 */
export function describeChannel(
  { content: { site, articles }, language, t }: PageSource,
  { page, pages, updated }: { page: number; pages: number; updated: Date },
): Channel {
  const addressesOf = (page: number) =>
    Object.fromEntries(
      feeds.map(({ name, path }) => [name, fileUrl(localize(pagedPath(path, page), language))]),
    ) as Channel['addresses'];
  const complete = articles.every((article) => languagesOf(article).includes(language));
  const others = complete ? undefined : fileUrl(feeds[0].path);
  return {
    title: `${t('blogs_title')} · ${site.name}`,
    description: others
      ? t('feed_description_part', { name: site.name, language: sourceNameIn(language), address: others })
      : t('feed_description', { name: site.name }),
    others,
    blog: pageUrl({ page: 'blog' }, language),
    home: pageUrl({ page: 'home' }, language),
    addresses: addressesOf(page),
    newer: page > 0 ? addressesOf(page - 1) : undefined,
    older: page + 1 < pages ? addressesOf(page + 1) : undefined,
    updated,
  };
}

/** An article as feeds show it, with its complete text as HTML. */
export function readArticle(root: string, article: Article, source: PageSource): FeedArticle {
  const { language, t } = source;
  const { title, description } = translationOf(article, language);
  return {
    title,
    description,
    url: pageUrl(articlePage(article), language),
    html: articleTexts(root, article, source).html,
    published: new Date(article.published),
    updated: updatedOf(article),
    tags: article.tags.map((tag) => t(tag)),
  };
}

/** Not the day of the build: the same content makes the same feed. */
export function newestChange(articles: readonly Article[], { content }: PageSource): Date {
  const days = (articles.length > 0 ? articles : content.articles).map(updatedOf);
  return new Date(Math.max(...days.map(Number)));
}

const updatedOf = ({ updated }: Article) => new Date(updated);
