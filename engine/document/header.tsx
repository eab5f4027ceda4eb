import top from 'virtual:fitout/frame/top';
import { useLanguage } from '../i18n/language-context.tsx';
import { isSamePage, pagePath } from '../routes/addresses.ts';
import type { PageRef } from '../routes/pages.ts';
import { useMenu } from '../routes/site-map-context.ts';
import { Frame } from '../ui/frame.tsx';
import { PageLink } from '../ui/navigation/page-link.tsx';
import header from './header.module.css';
import { HomeMark } from './home-mark.tsx';
import { MenuButton, MenuOverlay } from './menu-overlay.tsx';
import { usePage } from './page-context.ts';
import { SettingsBar } from './settings-bar.tsx';
import styles from './top-navigation.module.css';

/** The frame’s top and the navigation. Links that do not fit are in the menu overlay. */
export function Header() {
  const { t } = useLanguage();
  const { to: current } = usePage();
  const links = useMenu('header');
  return (
    <header data-screen-only>
      <Frame parts={top} />
      <div className={`${header.header} ${styles.room}`}>
        <HomeMark />
        <ul className={`${styles.links} ${styles.measure}`} aria-hidden="true">
          {links.map(({ to, label }) => (
            <li key={pagePath(to)}>
              <span>{label}</span>
            </li>
          ))}
        </ul>
        <div className={styles.rest}>
          <nav aria-label={t('nav_label')} className={styles.nav}>
            <ul className={styles.links}>
              {links.map(({ to, label, lang }) => (
                <li key={pagePath(to)}>
                  <PageLink to={to} lang={lang} aria-current={currentOf(to, current)}>
                    {label}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <SettingsBar id="top">
            <MenuButton />
          </SettingsBar>
        </div>
      </div>
      <MenuOverlay />
    </header>
  );
}

/** Whether a link is to the current page, or to the list that contains it. */
function currentOf(to: PageRef, current: PageRef | undefined): 'page' | 'true' | undefined {
  if (!current) return undefined;
  if (isSamePage(to, current)) return 'page';
  return pagePath(current).startsWith(`${pagePath(to)}/`) ? 'true' : undefined;
}
