import type { Plugin } from 'vite';
import type { Theme } from '../../content/schemas/theme.ts';
import { isForeign } from '../../content/site-root.ts';
import { lookUp } from '../../content/theme/check-palette.ts';
import { white } from '../../content/theme/default-theme.ts';
import { theme } from '../../content/theme/theme.ts';
import { fontNames } from '../fonts/font-names.ts';

function valuesOf({ font, furtherFonts, corners }: Theme): Record<string, string> {
  const { families, fallbacks, system } = fontNames(font, furtherFonts);
  return {
    'font-families': families,
    'font-fallbacks': fallbacks,
    'font-system': system,
    corners: corners ? `${corners}px` : '',
    /** Round corners clip the pictures inside. */
    clip: corners ? 'clip' : '',
    white,
  };
}

const shadows: Record<Theme['shadow'], (depth: string, colour: string) => string> = {
  hard: (depth, colour) => `${depth} ${depth} 0 ${colour}`,
  soft: (depth, colour) => `0 ${depth} 2rem -0.5rem color-mix(in srgb, ${colour} 45%, #0000)`,
  none: () => 'none',
};

/**
 * Writes the theme into a style sheet as plain values: custom properties would add bytes to every page.
 * `theme(palette-ink-day)` is a field of the theme, `theme(corners, 0)` has a default; without one the declaration is
 * removed. `theme-shadow(8px, var(--link))` is a card’s shadow.
 */
export function applyTheme(css: string, from: Theme): string {
  const values = valuesOf(from);
  const textOf = (name: string): string => {
    const value = values[name] ?? lookUp(from, name.replaceAll('-', '.'));
    if (typeof value !== 'string') throw new Error(`theme(${name}): the theme has no such field`);
    return value;
  };
  return css
    .replace(/[\w-]+: theme\(([\w-]+)\);\n?/g, (declaration, name) => (textOf(name) === '' ? '' : declaration))
    .replace(/\btheme\(([\w-]+)(?:, ([^()]+))?\)/g, (_call, name, otherwise = '') => textOf(name) || otherwise)
    .replace(
      /theme-shadow\(([^;]+?), ([^;]+)\);/g,
      (_call, depth, colour) => `${shadows[from.shadow](depth, colour)};`,
    );
}

/**
 * Removes rules for languages that the site does not have: `/* languages: ar fa *\/` stands before such a rule.
 * @param codes those of the site
 */
export const forLanguages = (css: string, codes: readonly string[]): string =>
  css.replace(/\/\* languages: ([a-z ]+) \*\/\s*([^{}]*\{[^{}]*\}\s*)/g, (_marked, wanted: string, rule: string) =>
    codes.some((code) => wanted.split(' ').includes(code.split('-')[0] ?? '')) ? rule : '',
  );

export const themeConstants = {
  ...fontNames(theme.font).constants,
  __GROUND_DAY__: JSON.stringify(theme.palette.ground.day),
  __GROUND_NIGHT__: JSON.stringify(theme.palette.ground.night),
};

/**
 * Puts the theme into style sheets of the engine and the site, and into constants of scripts. Rules for languages
 * that the site does not have are removed.
 */
export function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    config: () => ({ define: themeConstants }),
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      async handler(css, id) {
        if (isForeign(id)) return undefined;
        // Imported only here: it reads the site, which tools that only read the configuration do not have.
        const { languages } = await import('../../i18n/languages.ts');
        const codes = languages.map(({ code }) => code);
        return { code: forLanguages(applyTheme(css, theme), codes), map: null };
      },
    },
  };
}
