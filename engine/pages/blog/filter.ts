import type { ArticleSummary } from '../../ui/card/article-card.tsx';
import { fold } from '../../ui/fold.ts';

export type ListedArticle = ArticleSummary & { tagIds: string[] };

export interface Filter {
  query: string;
  /** Ids of the selected tags. An article with any of them is shown. */
  tags: string[];
  sort: 'newest' | 'oldest';
  savedOnly: boolean;
}

export const noFilter: Filter = { query: '', tags: [], sort: 'newest', savedOnly: false };

/** Whether a filter differs from the default: everything, newest first. */
export function isFiltered({ query, tags, sort, savedOnly }: Filter): boolean {
  return query.trim() !== '' || tags.length > 0 || sort !== noFilter.sort || savedOnly;
}

/** Reads the filter from a query such as `?q=react&tag=tools&tag=ai&sort=oldest&saved=1`; ignores unknown tags. */
export function readFilter(search: string, known: readonly string[]): Filter {
  const parameters = new URLSearchParams(search);
  return {
    query: parameters.get('q') ?? '',
    tags: [...new Set(parameters.getAll('tag'))].filter((tag) => known.includes(tag)),
    sort: parameters.get('sort') === 'oldest' ? 'oldest' : 'newest',
    savedOnly: parameters.get('saved') === '1',
  };
}

/** Writes a filter into a query and keeps other parameters: `?q=react`. */
export function writeFilter(search: string, { query, tags, sort, savedOnly }: Filter): string {
  const parameters = new URLSearchParams(search);
  for (const name of ['q', 'tag', 'sort', 'saved']) parameters.delete(name);
  if (query) parameters.set('q', query);
  for (const tag of tags) parameters.append('tag', tag);
  if (sort === 'oldest') parameters.set('sort', sort);
  if (savedOnly) parameters.set('saved', '1');
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Filters and sorts articles, given newest first. */
export function filterArticles(
  articles: readonly ListedArticle[],
  { query, tags, sort, savedOnly }: Filter,
  saved: readonly number[],
): ListedArticle[] {
  const foldedQuery = fold(query.trim());
  const found = articles.filter(
    (article) =>
      [article.title, ...article.tags].some((text) => fold(text).includes(foldedQuery)) &&
      (tags.length === 0 || tags.some((tag) => article.tagIds.includes(tag))) &&
      (!savedOnly || saved.includes(article.number)),
  );
  return sort === 'oldest' ? found.sort((a, b) => a.published.iso.localeCompare(b.published.iso)) : found;
}
