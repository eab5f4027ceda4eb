import { useLanguage } from '../../i18n/language-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import type { ArticleData } from './article-data.tsx';
import styles from './neighbours.module.css';

export function Neighbours({ previous, next }: Pick<ArticleData, 'previous' | 'next'>) {
  const { t } = useLanguage();
  if (!previous && !next) return undefined;
  return (
    <ul className={styles.neighbours} data-screen-only>
      {previous && (
        <li>
          <PageLink to={previous.to}>
            <span className={styles.way}>
              <Icon name="lucide:arrow-left" />
              {t('blog_previous')}
            </span>
            <strong lang={previous.lang}>{previous.title}</strong>
          </PageLink>
        </li>
      )}
      {next && (
        <li>
          <PageLink to={next.to}>
            <span className={styles.way}>
              {t('blog_next')}
              <Icon name="lucide:arrow-right" />
            </span>
            <strong lang={next.lang}>{next.title}</strong>
          </PageLink>
        </li>
      )}
    </ul>
  );
}
