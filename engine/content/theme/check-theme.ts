import { checkYaml } from '../files/read-yaml.ts';
import type { Problem } from '../problems.ts';
import { themeSchema } from '../schemas/theme.ts';
import { checkPalette } from './check-palette.ts';
import { findFont } from './font-package.ts';
import { resolveTheme } from './resolve-theme.ts';
import { readTheme, themeFile } from './theme.ts';

const coloursSchema = themeSchema.omit({ font: true, furtherFonts: true, corners: true, shadow: true }).strip();

/**
 * Reports fields of `theme.yaml` that are wrong, fonts that are not installed, and colours with too little contrast.
 */
export function checkTheme(root: string, problems: Problem[]): void {
  const yaml = readTheme(root, problems);
  if (!yaml) return;
  const report = (path: readonly string[], message: string) =>
    problems.push({ file: themeFile, ...yaml.positionOf(path), key: path.join('.'), message });
  checkYaml(themeFile, yaml, themeSchema, problems);
  // Valid parts are checked even if others have problems.
  const font = themeSchema.shape.font.safeParse(yaml.document.get('font')).data;
  if (font && !findFont(font))
    report(['font'], `this font is not installed, or has no weights to choose from: run npm install -D ${font}`);
  const further = themeSchema.shape.furtherFonts.safeParse(yaml.document.toJS()?.furtherFonts).data ?? [];
  for (const [index, name] of further.entries())
    if (!findFont(name))
      report(
        ['furtherFonts', String(index)],
        name.startsWith('@')
          ? `this font is not installed, or has no weights to choose from: run npm install -D ${name}`
          : `there is no font file ${name}, or it is not TrueType or OpenType`,
      );
  const colours = coloursSchema.safeParse(yaml.document.toJS() ?? {}).data;
  if (!colours) return;
  for (const { path, message } of checkPalette(resolveTheme(colours), colours)) report(path, message);
}
