import ArticleCard from 'virtual:fitout/components/ArticleCard';
import { useEffect, useMemo, useRef, useState } from 'react';
import { notifyFailure } from '../../browser/notify.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { defineIsland } from '../../islands/define-island.ts';
import button from '../../ui/button/button.module.css';
import styles from './blog-page.module.css';
import { type Filter, filterArticles, isFiltered, type ListedArticle, noFilter } from './filter.ts';
import { FilterBar, type Tag } from './filter-bar.tsx';
import { useFilter } from './use-filter.ts';
import { useSavedArticles } from './use-saved-articles.ts';

interface Props {
  tags: readonly Tag[];
  total: number;
  index: string;
}

export const listId = 'articles';
export const pagingId = 'paging';

function ArticleFilter({ tags, total, index }: Props) {
  const { t } = useLanguage();
  const known = useMemo(() => tags.map(([id]) => id), [tags]);
  const [filter, change] = useFilter(known);
  const field = useRef<HTMLInputElement>(null);
  const filtered = isFiltered(filter);
  const { articles, isLoading } = useArticles(index, filter);
  const saved = useSavedArticles();
  const found = filtered && articles ? filterArticles(articles, filter, saved) : undefined;
  useEffect(() => {
    for (const id of [listId, pagingId]) {
      const part = document.getElementById(id);
      if (part) part.hidden = found !== undefined;
    }
  }, [found]);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list) list.ariaBusy = isLoading ? 'true' : null;
  }, [isLoading]);
  return (
    <>
      <div className={`${styles.filter} needs-script`}>
        <FilterBar tags={tags} filter={filter} onChange={change} field={field} />
        <p aria-live="polite" className={styles.number}>
          {isLoading ? '\u00a0' : t('blogs_count', { count: found?.length ?? total })}
        </p>
      </div>
      {found && found.length > 0 && (
        <div className={styles.cards}>
          {found.map((article) => (
            <ArticleCard key={article.number} article={article} />
          ))}
        </div>
      )}
      {found?.length === 0 && (
        <section aria-labelledby="empty" className={styles.empty}>
          <h2 id="empty">{t('blogs_empty_title')}</h2>
          <p>{t('blogs_empty_text')}</p>
          <button
            type="button"
            className={button.button}
            onClick={() => {
              change(() => noFilter);
              // The button disappears: the focus moves to the filter.
              field.current?.focus();
            }}
          >
            {t('blogs_reset')}
          </button>
        </section>
      )}
    </>
  );
}

/** All articles, newest first, loaded when the filter is used; undefined until then. */
function useArticles(index: string, filter: Filter): { articles: ListedArticle[] | undefined; isLoading: boolean } {
  const [articles, setArticles] = useState<ListedArticle[]>();
  const [failed, setFailed] = useState(false);
  const hasRequested = useRef(false);
  useEffect(() => {
    if (!isFiltered(filter) || hasRequested.current) return;
    hasRequested.current = true;
    setFailed(false);
    readIndex(index).then(setArticles, () => {
      hasRequested.current = false;
      setFailed(true);
      notifyFailure('island');
    });
  }, [index, filter]);
  return { articles, isLoading: isFiltered(filter) && !articles && !failed };
}

async function readIndex(address: string): Promise<ListedArticle[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}

export const island = defineIsland({
  name: 'article-filter',
  Component: ArticleFilter,
  words: [
    'blog_tags',
    'blogs_count',
    'blogs_empty_text',
    'blogs_empty_title',
    'blogs_more_tags',
    'blogs_reset',
    'blogs_saved_only',
    'blogs_search',
    'blogs_sort',
    'blogs_sort_newest',
    'blogs_sort_oldest',
    'nav_opens_new_tab',
  ],
});
