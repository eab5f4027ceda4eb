import { readStored } from './storage.ts';

export type Theme = 'light' | 'dark';

/** The background of pages, a constant from the build: engine/build/render/theme-styles.ts. */
declare const __GROUND_DAY__: string;
declare const __GROUND_NIGHT__: string;

/** Applies a theme, also to the browser’s interface. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // Browsers use the first matching element, so this one is placed before those that follow the system.
  const meta =
    document.querySelector<HTMLMetaElement>('meta[name=theme-color]:not([media])') ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = theme === 'dark' ? __GROUND_NIGHT__ : __GROUND_DAY__;
  document.head.prepend(meta);
}

/** Applies the visitor’s theme, by default the system’s. */
export function applyStoredTheme(): void {
  const theme = readStored('theme');
  if (theme === 'light' || theme === 'dark') applyTheme(theme);
}
