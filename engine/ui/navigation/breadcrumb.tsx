import { useLanguage } from '../../i18n/language-context.tsx';
import type { PageRef } from '../../routes/pages.ts';
import { useSiteMap } from '../../routes/site-map-context.ts';
import styles from './breadcrumb.module.css';
import { PageLink } from './page-link.tsx';

interface Props {
  to: PageRef;
  parent: string;
  here: string;
  /** Tag of the language of this page’s title, where it is not that of the page. */
  lang?: string | undefined;
}

/** A link to the list above the page, and the page’s own name; nothing if the site does not have that list. */
export function Breadcrumb({ to, parent, here, lang }: Props) {
  const { t } = useLanguage();
  const listPage = useSiteMap().find(to);
  if (!listPage) return undefined;
  return (
    <nav aria-label={t('nav_breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        <li>
          <PageLink to={listPage}>{parent}</PageLink>
        </li>
        <li aria-current="page" lang={lang}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
