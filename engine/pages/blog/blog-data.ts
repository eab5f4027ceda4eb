import type { TextKey } from '../../content/schemas.ts';
import { tagOf } from '../../i18n/languages.ts';
import { address, type SitePath } from '../../routes/addresses.ts';
import { articlesOnPage, type PageRef, type SitePage } from '../../routes/pages.ts';
import { siteMapOf } from '../../routes/site-map.ts';
import type { PageSource } from '../page-data.ts';
import { newestFirst, summarizeArticle } from '../summaries.ts';
import type { ListedArticle } from './filter.ts';
import type { Tag } from './filter-bar.tsx';

export type BlogData = NonNullable<ReturnType<typeof makeData>>;

/** The list of all articles in a language, which the filter loads when it is first used. */
export const articleIndexPath = (language: string): SitePath => `/indexes/articles-${language}.json`;

/** A page of the list of articles, newest first; undefined if the list has no such page. */
export function makeData(source: PageSource, to: PageRef = { page: 'blog' }) {
  const { content, t, language } = source;
  const keys = [...new Set(content.articles.flatMap(({ tags }) => tags))];
  const { compare } = new Intl.Collator(tagOf(language));
  const total = Math.max(1, Math.ceil(content.articles.length / articlesOnPage));
  const number = to.page === 'blogPage' ? Number(to.number) : 1;
  if (!(number >= 1 && number <= total)) return undefined;
  const [title, description] = [t('meta_blog_title'), t('meta_blog_description')];
  const place = t('blogs_page', { number, total });
  return {
    meta:
      number === 1 ? { title, description } : { title: `${title} · ${place}`, description: `${place}. ${description}` },
    articles: listArticles(source, (number - 1) * articlesOnPage, number * articlesOnPage),
    count: content.articles.length,
    paging: total > 1 ? { place, newer: pageOf(number - 1, source), older: pageOf(number + 1, source) } : undefined,
    index: address(articleIndexPath(language)),
    /** Texts of the index, some of which may be in the default language. */
    indexed: t.fallback?.size ? listArticles(source) : [],
    tags: keys.map((key): Tag => [tagId(key), t(key)]).sort(([, a], [, b]) => compare(a, b)),
  };
}

function pageOf(number: number, { content }: PageSource): SitePage | undefined {
  return siteMapOf(content).find(number === 1 ? { page: 'blog' } : { page: 'blogPage', number: String(number) });
}

/**
 * Articles as the list shows them, newest first.
 * @param from position of the first article, counted from 0
 * @param to position after the last article; by default, the end of the list
 */
export function listArticles(source: PageSource, from = 0, to?: number): ListedArticle[] {
  return [...source.content.articles]
    .sort(newestFirst)
    .slice(from, to)
    .map((article) => ({ ...summarizeArticle(article, source), tagIds: article.tags.map((tag) => tagId(tag)) }));
}

/** A tag in addresses, the same in every language: `web-platform` for `tag_web_platform`. */
function tagId(key: TextKey): string {
  return key.replace(/^tag_/, '').replaceAll('_', '-');
}
