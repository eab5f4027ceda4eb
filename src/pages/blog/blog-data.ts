import type { PageSource } from '../page-data.ts';
import { summarizeArticle } from '../summaries.ts';

export type BlogData = ReturnType<typeof blogData>;

/** The articles, newest first; of one day the lower number first. */
export function blogData(source: PageSource) {
  const { content, t } = source;
  const articles = [...content.articles].sort((a, b) => b.published.localeCompare(a.published) || a.number - b.number);
  return {
    meta: { title: t('meta_blog_title'), description: t('meta_blog_description') },
    articles: articles.map((article) => summarizeArticle(article, source)),
  };
}
