import { useMemo } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import button from '../../ui/button/button.module.css';
import { ArticleCard } from '../../ui/card/article-card.tsx';
import { useSavedArticles } from '../../browser/saved-articles.ts';
import { PageHeading } from '../../ui/section.tsx';
import { usePageData } from '../page-data.ts';
import type { BlogData } from './blog-data.ts';
import styles from './blog-page.module.css';
import { filterArticles } from './filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { useFilter } from './use-filter.ts';

/** The articles as cards, newest first, with search, tags, order and the visitor's saved ones. */
export function Component() {
  const { t } = useLanguage();
  const { articles, tags } = usePageData<BlogData>();
  const known = useMemo(() => tags.map(({ id }) => id), [tags]);
  const [filter, change] = useFilter(known);
  const found = filterArticles(articles, filter, useSavedArticles());
  return (
    <>
      <PageHeading title={t('blogs_title')} text={t('blogs_text')} />
      <div className={styles.filter}>
        <FilterBar tags={tags} filter={filter} onChange={change} />
        <p aria-live="polite" className={styles.number}>
          {t('blogs_count', { count: found.length })}
        </p>
      </div>
      {found.length > 0 ? (
        <section aria-labelledby="articles" className={styles.cards} data-rise>
          <h2 id="articles" className="visually-hidden">
            {t('blogs_title')}
          </h2>
          {found.map((article) => (
            <ArticleCard key={article.number} article={article} />
          ))}
        </section>
      ) : (
        <section aria-labelledby="empty" className={styles.empty}>
          <h2 id="empty">{t('blogs_empty_title')}</h2>
          <p>{t('blogs_empty_text')}</p>
          <button
            type="button"
            className={button.button}
            onClick={() => change({ query: '', tags: [], sort: 'newest', savedOnly: false })}
          >
            {t('blogs_reset')}
          </button>
        </section>
      )}
    </>
  );
}
