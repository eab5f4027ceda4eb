import { site } from '../content/site.ts';
import { theme } from '../content/theme/theme.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { homePage } from '../routes/pages.ts';
import { PageLink } from '../ui/navigation/page-link.tsx';
import styles from './header.module.css';

const { beads } = theme;

export function HomeMark() {
  const { t } = useLanguage();
  return (
    <PageLink to={homePage} className={styles.mark} aria-label={`${site.name}, ${t('nav_link_home')}`}>
      <svg aria-hidden="true" width="40" height="40" viewBox="0 0 40 40">
        <path fill={beads.navy} d="M0 0h40v40H0z" />
        <path fill={beads.coral} d="M0 0h20L0 20z" />
        <path fill={beads.marigold} d="M40 40H20l20-20z" />
        <path fill={beads.paper} d="m20 8 12 12-12 12L8 20z" />
        <path fill={beads.teal} d="m20 13.5 6.5 6.5-6.5 6.5-6.5-6.5z" />
      </svg>
    </PageLink>
  );
}
