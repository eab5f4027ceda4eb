import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';
import { readModule } from '../read-module.ts';
import { themeSchema } from '../schemas/theme.ts';
import { positionInModule } from '../source-position.ts';
import { checkPalette } from './check-palette.ts';
import { findFont } from './font-package.ts';
import { resolveTheme } from './resolve-theme.ts';
import { themeFile } from './theme.ts';

/**
 * Checks a site's theme, where it has one: its form, the contrast of its colours, and that its font is installed.
 * @param root the site's folder
 * @param problems gets everything that is wrong, with its place
 */
export async function checkTheme(root: string, problems: Problem[]): Promise<void> {
  if (!existsSync(join(root, themeFile))) return;
  const choice = await readModule(root, themeFile, themeSchema, problems);
  if (!choice) return;
  const source = readFileSync(join(root, themeFile), 'utf8');
  const report = (path: readonly string[], message: string) =>
    problems.push({ file: themeFile, ...positionInModule(source, path), key: path.join('.'), message });
  if (choice.font && !findFont(choice.font))
    report(['font'], `this font is not installed, or has no weights to choose from: npm install -D ${choice.font}`);
  for (const { path, message } of checkPalette(resolveTheme(choice), choice)) report(path, message);
}
