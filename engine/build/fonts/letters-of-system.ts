import type { Problem } from '../../content/problems.ts';
import { themeFile } from '../../content/theme/theme.ts';
import type { SiteFont } from './font.ts';

/** Says which letters of the site no font of it has: they are shown in whatever font a visitor’s system has. */
export function lettersOfSystem({ missing }: Pick<SiteFont, 'missing'>): Problem[] {
  if (missing.length === 0) return [];
  const some = missing.slice(0, 8).join(' ');
  const more = missing.length > 8 ? ` … (${missing.length} in all)` : '';
  return [
    {
      file: themeFile,
      key: 'furtherFonts',
      message: `no font of the site has ${some}${more}: each visitor sees them in a font of their own system. A font that has them can be named here`,
    },
  ];
}
