import { useLanguage } from '../i18n/language-context.tsx';
import { applyTheme } from '../browser/apply-theme.ts';
import button from '../ui/button/button.module.css';
import { Icon } from '../ui/icon.tsx';
import { writeStored } from '../browser/storage.ts';

/** Turns day into night and back, and remembers it. Without a choice the site follows the system. */
export function ThemeToggle() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      className={button.square}
      onClick={toggleTheme}
      aria-label={t('nav_theme')}
      title={t('nav_theme')}
    >
      <Icon name="lucide:sun-moon" />
    </button>
  );
}

/** Changes the theme that is shown into the other one, and keeps it. */
export function toggleTheme(): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
  applyTheme(theme);
  writeStored('theme', theme);
}
