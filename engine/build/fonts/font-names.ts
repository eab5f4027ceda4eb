import { ContentError, type Problem } from '../../content/problems.ts';
import { siteRoot } from '../../content/site-root.ts';
import { checkTheme } from '../../content/theme/check-theme.ts';
import type { FontPackage } from '../../content/theme/font-file.ts';
import { findFont } from '../../content/theme/font-package.ts';
import { type SystemFont, systemFonts } from './system-fonts.ts';

/** A font of the engine with many alphabets, for letters in drawings and prints that no other font has. */
export const lastResort = '@fontsource/dejavu-sans';

export interface FallbackFont {
  family: string;
  plain: readonly string[];
  strong: readonly string[];
  measurements: SystemFont;
}

/** Fonts that nearly every computer or Android phone has. */
const systems = {
  sans: [
    { name: 'Fallback', measurements: systemFonts.arial, fonts: ['Arial', 'Liberation Sans'] },
    { name: 'Roboto', measurements: systemFonts.roboto, fonts: ['Roboto'] },
  ],
  serif: [
    { name: 'Fallback', measurements: systemFonts.timesNewRoman, fonts: ['Times New Roman', 'Liberation Serif'] },
    { name: 'Noto', measurements: systemFonts.notoSerif, fonts: ['Noto Serif'] },
  ],
} as const;

/** Throws a ContentError where there is no such font. */
export function fontOf(name: string): FontPackage {
  const font = findFont(name);
  if (font) return font;
  // Modules that need a font are loaded before the content is checked, so the theme is checked here.
  const problems: Problem[] = [];
  checkTheme(siteRoot, problems);
  throw problems.length > 0 ? new ContentError(problems) : new Error(`the font ${name} is not installed`);
}

/** System fonts that replace a font until it is loaded, best first. */
export function fallbackFontsOf({ family, serif }: FontPackage): FallbackFont[] {
  const [word = family] = family.split(' ');
  return systems[serif ? 'serif' : 'sans'].map(({ name, measurements, fonts }) => ({
    family: `${word} ${name}`,
    plain: fonts,
    strong: fonts.map((font) => `${font} Bold`),
    measurements,
  }));
}

/** Names of a font: values of `font-family`, and what the page’s script loads. */
export function fontNames(name: string, further: readonly string[] = []) {
  const font = fontOf(name);
  const fallbacks = fallbackFontsOf(font).map(({ family }) => `"${family}"`);
  return {
    families: [font, ...further.map(fontOf)]
      .map(({ family }) => `"${family}"`)
      .concat(fallbacks)
      .join(', '),
    fallbacks: fallbacks.join(', '),
    system: font.serif ? 'ui-serif, serif' : 'system-ui, sans-serif',
    constants: { __FONT__: JSON.stringify(`1em "${font.family}"`) },
  };
}
