import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import { hasLanguages } from '../i18n/languages.ts';
import { Island } from '../islands/island.tsx';
import { address } from '../routes/addresses.ts';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { commandIndexPath, commandTexts } from './command-menu/command-index.ts';
import { island as commandMenu } from './command-menu/command-menu.island.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './settings-bar.module.css';

/** Language, theme, command menu, and the page’s own controls. `id` distinguishes two bars on one page. */
export function SettingsBar({ id, children }: { id: string; children?: ReactNode }) {
  const { language } = useLanguage();
  return (
    <div className={`${styles.bar} ${children ? styles.whole : ''} ${hasLanguages ? '' : styles.few}`.trim()}>
      {hasLanguages && <LanguageSelect id={`${id}-languages`} />}
      <ThemeToggle />
      <Island of={commandMenu} props={{ index: address(commandIndexPath(language)) }} laterWords={commandTexts} />
      {children}
    </div>
  );
}

/** Switches and stores the theme, by default the system’s: engine/browser/theme.ts. */
function ThemeToggle() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      data-action="theme"
      className={`${button.square} needs-script`}
      aria-label={t('nav_theme')}
      title={t('nav_theme')}
    >
      <Icon name="lucide:sun-moon" />
    </button>
  );
}
