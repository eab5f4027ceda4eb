import { readStored } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The ground of the pages, which the build fills in: engine/build/render/theme-styles.ts. */
declare const __GROUND_DAY__: string;
declare const __GROUND_NIGHT__: string;

/** Shows the page in a theme, the browser's own bars included. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // The first one counts: it stands before those that follow the system.
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]:not([media])') ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = theme === 'dark' ? __GROUND_NIGHT__ : __GROUND_DAY__;
  document.head.prepend(meta);
}

/** Shows the page in the theme that the visitor has chosen. Without a choice it follows the system. */
export function applyStoredTheme(): void {
  const theme = readStored('theme');
  if (theme === 'light' || theme === 'dark') applyTheme(theme);
}
