import { useLanguage } from '../../i18n/language-context.tsx';
import { ArticleCard } from '../../ui/card/article-card.tsx';
import { PageHeading } from '../../ui/section.tsx';
import { usePageData } from '../page-data.ts';
import type { BlogData } from './blog-data.ts';
import styles from './blog-page.module.css';

/** The articles as cards, newest first. */
export function Component() {
  const { t } = useLanguage();
  const { articles } = usePageData<BlogData>();
  return (
    <>
      <PageHeading title={t('blogs_title')} text={t('blogs_text')} />
      <section aria-labelledby="articles" className={styles.cards} data-rise>
        <h2 id="articles" className="visually-hidden">
          {t('blogs_title')}
        </h2>
        {articles.map((article) => (
          <ArticleCard key={article.number} article={article} />
        ))}
      </section>
    </>
  );
}
