import { isSaveDataOn } from './save-data.ts';

/** The argument of https://drafts.csswg.org/css-font-loading/#dom-fontfaceset-load: engine/build/fonts/font-names.ts. */
declare const __FONT__: string;

/** Applies the font once all files are loaded, so that the layout changes once; never with Save-Data. */
export function swapFont(): void {
  const font = document.querySelector('link[as=font]');
  if (!font || isSaveDataOn()) return;
  document.fonts.load(__FONT__, document.body.textContent).then(
    () => font.remove(),
    // If it cannot be loaded, the fallback font stays.
    () => undefined,
  );
}
