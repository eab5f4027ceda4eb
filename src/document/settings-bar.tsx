import type { ReactNode } from 'react';
import { CommandButton } from './command-menu/command-menu.island.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './settings-bar.module.css';
import { ThemeToggle } from './theme-toggle.tsx';

/** Language, theme and the command menu, and what the page adds. `id` keeps two bars on one page apart. */
export function SettingsBar({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div className={`${styles.bar} ${children ? styles.whole : ''}`}>
      <LanguageSelect id={`${id}-languages`} />
      <ThemeToggle />
      <CommandButton />
      {children}
    </div>
  );
}
