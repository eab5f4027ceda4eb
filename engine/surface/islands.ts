/** `fitout/islands`: for islands and all other code in the browser. */

export { notify, notifyFailure } from '../browser/notify.ts';
export type { TextKey } from '../content/schemas/shared.ts';
export { type PaletteName, paletteNames, paletteTheme } from '../content/theme/palette-theme.ts';
export { useLanguage } from '../i18n/language-context.tsx';
export type { Translate } from '../i18n/translate.ts';
export { defineIsland, type IslandDefinition } from '../islands/define-island.ts';
/** Class names of the engine’s buttons, for links and buttons of a site. */
export { default as button } from '../ui/button/button.module.css';
export { Icon } from '../ui/icon.tsx';
export { Picture, type PictureSource } from '../ui/picture/picture.tsx';
