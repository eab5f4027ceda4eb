import { site } from '../content/site.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { homePage } from '../site/pages.ts';
import { PageLink } from '../ui/navigation/page-link.tsx';
import styles from './header.module.css';

/** The site's mark: one bead. Leads home. */
export function HomeMark() {
  const { t } = useLanguage();
  return (
    <PageLink to={homePage} className={styles.mark} aria-label={`${site.name}, ${t('nav_link_home')}`}>
      <svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40">
        <path fill="#15203b" d="M0 0h40v40H0z" />
        <path fill="#e8503a" d="M0 0h20L0 20z" />
        <path fill="#f4a52a" d="M40 40H20l20-20z" />
        <path fill="#fffbf3" d="m20 8 12 12-12 12L8 20z" />
        <path fill="#0e7c7b" d="m20 13.5 6.5 6.5-6.5 6.5-6.5-6.5z" />
      </svg>
    </PageLink>
  );
}
