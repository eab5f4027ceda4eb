import type { ReactNode } from 'react';
import styles from './header.module.css';
import { HomeMark } from './home-mark.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { SettingsBar } from './settings-bar.tsx';
import { SmallPrint } from './small-print.tsx';

/** The layout of project pages: a slim bar with language and theme, no navigation and no footer. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={styles.header} data-screen-only>
        <HomeMark />
        <SettingsBar id="bar" />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SmallPrint back="#main" />
      <ScrollToTop />
    </>
  );
}
