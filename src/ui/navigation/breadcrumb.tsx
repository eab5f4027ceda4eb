import { useLanguage } from '../../i18n/language-context.tsx';
import type { PageRef } from '../../site/pages.ts';
import styles from './breadcrumb.module.css';
import { PageLink } from './page-link.tsx';

/** Where the reader stands: the list above, and this page. */
export function Breadcrumb({ to, parent, here }: { to: PageRef; parent: string; here: string }) {
  const { t } = useLanguage();
  return (
    <nav aria-label={t('nav_breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        <li>
          <PageLink to={to}>{parent}</PageLink>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
