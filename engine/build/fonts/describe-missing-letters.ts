import type { Problem } from '../../content/problems.ts';
import { themeFile } from '../../content/theme/theme.ts';
import type { SiteFont } from './font.ts';

/** Reports letters that no font of the site has: visitors see them in a font of their system. */
export function describeMissingLetters({ missing }: Pick<SiteFont, 'missing'>): Problem[] {
  if (missing.length === 0) return [];
  const some = missing.slice(0, 8).join(' ');
  const more = missing.length > 8 ? ` … (${missing.length} in all)` : '';
  return [
    {
      file: themeFile,
      key: 'furtherFonts',
      message: `no font of the site has ${some}${more}, so visitors see them in a font of their system: add a font that has them here`,
    },
  ];
}
