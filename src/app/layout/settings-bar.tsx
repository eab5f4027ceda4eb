import type { ReactNode } from 'react';
import { LanguageSelect } from './language-select.tsx';
import styles from './settings-bar.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** Language and theme, and what the page adds. `id` keeps two bars on one page apart. */
export function SettingsBar({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className={styles.bar}>
      <LanguageSelect id={`${id}-languages`} />
      <ThemeToggle />
      {children}
    </div>
  );
}
