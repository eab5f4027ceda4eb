import { savesData } from './saves-data.ts';

/** The font, as https://drafts.csswg.org/css-font-loading/#dom-fontfaceset-load wants it: engine/build/fonts/font-names.ts. */
declare const __FONT__: string;

/**
 * Gives the words their font when it is there, with the alphabets that they need, all at once: they are laid out anew once. Until then its element keeps
 * them from asking for it, see `--font` in tokens.css; where data is to be saved it stays.
 */
export function swapFont(): void {
  const font = document.querySelector('link[as=font]');
  if (!font || savesData()) return;
  document.fonts.load(__FONT__, document.body.textContent).then(
    () => font.remove(),
    // Where it does not come, its stand-in stays.
    () => undefined,
  );
}
