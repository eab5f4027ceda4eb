import type { TextKey } from '../../content/schemas.ts';
import type { PageSource } from '../page-data.ts';
import { newestFirst, summarizeArticle } from '../summaries.ts';

export type BlogData = ReturnType<typeof blogData>;

/** The articles, newest first, and their tags, sorted by name. */
export function blogData(source: PageSource) {
  const { content, t, language } = source;
  const articles = [...content.articles].sort(newestFirst);
  const keys = [...new Set(articles.flatMap(({ tags }) => tags))];
  const { compare } = new Intl.Collator(language);
  return {
    meta: { title: t('meta_blog_title'), description: t('meta_blog_description') },
    articles: articles.map((article) => ({
      ...summarizeArticle(article, source),
      tagIds: article.tags.map((tag) => tagId(tag)),
    })),
    tags: keys.map((key) => ({ id: tagId(key), label: t(key) })).sort((a, b) => compare(a.label, b.label)),
  };
}

/** A tag as it stands in addresses, the same in every language: `tag_web_platform` is `web-platform`. */
function tagId(key: TextKey): string {
  return key.replace(/^tag_/, '').replaceAll('_', '-');
}
