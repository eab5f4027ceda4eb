import { onAction } from './actions.ts';
import { applyStoredTheme, applyTheme } from './apply-theme.ts';
import { writeStored } from './storage.ts';

/** Lets the button change the theme, and follows the choice made in another tab. */
export function startTheme(): void {
  onAction('theme', () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const theme = (document.documentElement.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
    applyTheme(theme);
    writeStored('theme', theme);
  });
  // The theme may change in another tab, or on a later page before this one returns from the back/forward cache.
  addEventListener('storage', applyStoredTheme);
  addEventListener('pageshow', applyStoredTheme);
}
