import type { ThemeChoice } from '../src/content/schemas.ts';

/**
 * Font, shapes and colours: the fields are documented in src/content/schemas/theme.ts. What is not said here is the
 * project's own theme, src/content/theme/default-theme.ts; this file may be missing.
 */
export default {
  font: '@fontsource-variable/bricolage-grotesque',
  corners: 0,
  shadow: 'hard',
} satisfies ThemeChoice;
