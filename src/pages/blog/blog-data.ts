import type { TextKey } from '../../content/schemas.ts';
import { address, type SitePath } from '../../site/addresses.ts';
import type { PageSource } from '../page-data.ts';
import { newestFirst, summarizeArticle } from '../summaries.ts';
import type { ListedArticle } from './filter.ts';

export type BlogData = ReturnType<typeof makeData>;

/** Path of the file with all articles of a language: it is read when the filter is first used. */
export const articleIndexPath = (language: string): SitePath => `/indexes/articles-${language}.json`;

/** The articles, newest first, and their tags, sorted by name. */
export function makeData(source: PageSource) {
  const { content, t, language } = source;
  const keys = [...new Set(content.articles.flatMap(({ tags }) => tags))];
  const { compare } = new Intl.Collator(language);
  return {
    meta: { title: t('meta_blog_title'), description: t('meta_blog_description') },
    articles: listArticles(source),
    index: address(articleIndexPath(language)),
    tags: keys.map((key) => ({ id: tagId(key), label: t(key) })).sort((a, b) => compare(a.label, b.label)),
  };
}

/** All articles as the list shows and filters them, newest first. */
export function listArticles(source: PageSource): ListedArticle[] {
  return [...source.content.articles]
    .sort(newestFirst)
    .map((article) => ({ ...summarizeArticle(article, source), tagIds: article.tags.map((tag) => tagId(tag)) }));
}

/** A tag as it stands in addresses, the same in every language: `tag_web_platform` is `web-platform`. */
function tagId(key: TextKey): string {
  return key.replace(/^tag_/, '').replaceAll('_', '-');
}
