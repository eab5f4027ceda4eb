import { type FontPackage, findFont } from '../../content/theme/font-package.ts';
import { type SystemFont, systemFonts } from './system-fonts.ts';

/** A font of a system, which stands in until ours is there. */
export interface StandIn {
  family: string;
  /** Its local names: regular and bold. */
  plain: readonly string[];
  strong: readonly string[];
  measurements: SystemFont;
}

/** Fonts that nearly every computer has, and those of Android. */
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

/** The font of a theme. That it is installed has been checked: engine/content/read-content.ts. */
export function fontOf(name: string): FontPackage {
  const font = findFont(name);
  if (!font) throw new Error(`the font ${name} is not installed`);
  return font;
}

/** What stands in for a font, best first. */
export function standInsOf({ family, serif }: FontPackage): StandIn[] {
  const [word = family] = family.split(' ');
  return systems[serif ? 'serif' : 'sans'].map(({ name, measurements, fonts }) => ({
    family: `${word} ${name}`,
    plain: fonts,
    strong: fonts.map((font) => `${font} Bold`),
    measurements,
  }));
}

/** Names of a font for style sheets and scripts: as values of `font-family`, and what the page's script asks for. */
export function fontNames(name: string) {
  const font = fontOf(name);
  const standIns = standInsOf(font).map(({ family }) => `"${family}"`);
  return {
    families: [`"${font.family}"`, ...standIns].join(', '),
    standIns: standIns.join(', '),
    system: font.serif ? 'ui-serif, serif' : 'system-ui, sans-serif',
    constants: { __FONT__: JSON.stringify(`1em "${font.family}"`) },
  };
}
