import ArticleCard from 'virtual:fitout/components/ArticleCard';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Island } from '../../islands/island.tsx';
import { useSiteMap } from '../../routes/site-map-context.ts';
import button from '../../ui/button/button.module.css';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { island as articleFilter, listId, pagingId } from './article-filter.island.tsx';
import type { BlogData } from './blog-data.ts';
import styles from './blog-page.module.css';

export function Page({ data: { articles, count, tags, index, indexed, paging } }: { data: BlogData }) {
  const { t } = useLanguage();
  const { find } = useSiteMap();
  const blog = find({ page: 'blog' });
  return (
    <>
      <PageHeading title={t('blogs_title')} text={t('blogs_text')} />
      {blog && (
        <p className={styles.feeds} data-screen-only>
          {t('blogs_feeds')}{' '}
          <PageLink to={blog} fragment="feeds">
            {t('footer_feeds')}
          </PageLink>
        </p>
      )}
      {count > 1 && <Island of={articleFilter} props={{ tags, total: count, index }} wake="query" shows={indexed} />}
      <section id={listId} aria-labelledby="list-title" className={styles.cards} data-rise="">
        <h2 id="list-title" className="visually-hidden">
          {t('blogs_title')}
        </h2>
        {articles.map((article) => (
          <ArticleCard key={article.number} article={article} />
        ))}
      </section>
      {paging && <Paging {...paging} />}
    </>
  );
}

function Paging({ place, newer, older }: NonNullable<BlogData['paging']>) {
  const { t } = useLanguage();
  return (
    <nav id={pagingId} aria-label={place} className={styles.paging}>
      {newer && (
        <PageLink to={newer} rel="prev" className={button.button}>
          {t('blogs_newer')}
        </PageLink>
      )}
      <span>{place}</span>
      {older && (
        <PageLink to={older} rel="next" className={button.button}>
          {t('blogs_older')}
        </PageLink>
      )}
    </nav>
  );
}
