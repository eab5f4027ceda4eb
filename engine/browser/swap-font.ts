import { savesData } from './saves-data.ts';

/** The argument of https://drafts.csswg.org/css-font-loading/#dom-fontfaceset-load: engine/build/fonts/font-names.ts. */
declare const __FONT__: string;

/**
 * Applies the font to the text once all necessary files are loaded, so that the layout changes once; never with
 * Save-Data. Until then `--font` in tokens.css excludes it.
 */
export function swapFont(): void {
  const font = document.querySelector('link[as=font]');
  if (!font || savesData()) return;
  document.fonts.load(__FONT__, document.body.textContent).then(
    () => font.remove(),
    // If it cannot be loaded, the fallback font stays.
    () => undefined,
  );
}
