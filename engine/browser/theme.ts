import { onAction } from './actions.ts';
import { applyStoredTheme, applyTheme } from './apply-theme.ts';
import { writeStored } from './storage.ts';

/** The button turns the theme that is shown into the other one, and keeps it. */
export function startTheme(): void {
  onAction('theme', () => {
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const theme = (document.documentElement.dataset.theme ?? system) === 'dark' ? 'light' : 'dark';
    applyTheme(theme);
    writeStored('theme', theme);
  });
  // Chosen in another tab, or on a page after this one, which comes back from the cache as it was left.
  addEventListener('storage', applyStoredTheme);
  addEventListener('pageshow', applyStoredTheme);
}
