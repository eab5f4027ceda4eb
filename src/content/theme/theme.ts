import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { importModule } from '../read-module.ts';
import { themeSchema } from '../schemas/theme.ts';
import { siteRoot } from '../site-root.ts';
import { resolveTheme } from './resolve-theme.ts';

export const themeFile = 'content/theme.ts';

const choice = existsSync(join(siteRoot, themeFile)) ? await importModule(siteRoot, themeFile, []) : {};

/** The site's theme. Where the file is wrong, which the build says, it is ours. */
export const theme = resolveTheme(themeSchema.safeParse(choice).data ?? {});
