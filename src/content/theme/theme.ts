import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importModule } from '../read-module.ts';
import { themeSchema } from '../schemas/theme.ts';
import { siteRoot } from '../site-root.ts';
import { resolveTheme } from './resolve-theme.ts';

export const themeFile = 'content/theme.ts';

/** What a site says of its theme: nothing where it has no file for it. */
export const readThemeChoice = async (root: string): Promise<unknown> =>
  existsSync(join(root, themeFile)) ? importModule(root, themeFile, []) : {};

/** The site's theme. Where the file is wrong, which the build says, it is ours. */
export const theme = resolveTheme(themeSchema.safeParse(await readThemeChoice(siteRoot)).data ?? {});
