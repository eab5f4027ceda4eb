import { savesData } from './saves-data.ts';

/**
 * Gives the words their font when it is there, all at once: they are laid out anew once. Until then its element keeps
 * them from asking for it, see `--font` in tokens.css; where data is to be saved it stays.
 */
export function swapFont(): void {
  const font = document.querySelector('link[as=font]');
  if (!font || savesData()) return;
  document.fonts.load('1em "Bricolage Grotesque"').then(
    () => font.remove(),
    // Where it does not come, its stand-in stays.
    () => undefined,
  );
}
