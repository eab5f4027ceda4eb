import { NavLink } from 'react-router';
import { useLanguage } from '../i18n/language-context.tsx';
import { paths } from '../site/addresses.ts';
import styles from './header.module.css';
import { HomeMark } from './home-mark.tsx';
import { MenuOverlay } from './menu-overlay.tsx';
import { RetirementRibbon } from './retirement-ribbon.tsx';
import { SettingsBar } from './settings-bar.tsx';

const links = [
  { to: paths.home(), label: 'nav_link_home' },
  { to: paths.about(), label: 'nav_link_about' },
  { to: paths.skills(), label: 'nav_link_skills' },
  { to: paths.career(), label: 'nav_link_career' },
  { to: paths.apps(), label: 'nav_link_projects' },
  { to: paths.blog(), label: 'nav_link_blog' },
  { to: paths.games(), label: 'nav_link_games' },
  { to: paths.contact(), label: 'nav_link_contact' },
] as const;

/** Ribbon and top navigation. On narrow screens its links are in the menu overlay. */
export function Header() {
  const { t, localized } = useLanguage();
  return (
    <header data-screen-only>
      <RetirementRibbon />
      <div className={styles.header}>
        <HomeMark />
        <nav aria-label={t('nav_label')} className={styles.nav}>
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={localized(to)} end={to === paths.home()} viewTransition>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SettingsBar id="top">
          <MenuOverlay />
        </SettingsBar>
      </div>
    </header>
  );
}
