import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { setFields } from '../../build/resume/import/edit-yaml.ts';
import { schemaLine } from '../../content/files/schema-line.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { type ThemeChoice, themeSchema } from '../../content/schemas/theme.ts';
import { checkAccent } from '../../content/theme/accent.ts';
import { textContrast } from '../../content/theme/contrast.ts';
import type { DerivedPalette } from '../../content/theme/derive-palette.ts';
import { chosenPalette, paletteLabels, paletteOf, readColours } from '../../content/theme/palette-choice.ts';
import { resolveTheme } from '../../content/theme/resolve-theme.ts';
import { readTheme, themeFile } from '../../content/theme/theme.ts';
import { CommandFailed, UsageError } from '../support/command-line.ts';
import { block, hasAllColours, picturePalette } from './swatches.ts';

/** The list’s name for colours that belong to no palette. */
const own = 'your own';

const head = `${schemaLine(themeFile, 'theme')}# Colours, font and shapes. Omitted fields have the engine’s own values; this file is optional.

{}
`;

export interface ThemeOptions {
  palette?: string;
  /** Two colours, `"#1f5fa8,#c47f12"`. */
  colours?: string;
  /** One colour, `"#1f5fa8"`. */
  accent?: string;
}

/**
 * Lists the palettes, or changes the site’s. Throws a UsageError for an unknown palette or an invalid colour, and
 * CommandFailed for an accent in which text would be illegible.
 */
export function changeTheme(root: string, options: ThemeOptions): void {
  const chosen = chosenColours(options);
  if (!chosen) {
    list(root);
    return;
  }
  const path = join(root, themeFile);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : head;
  writeFileSync(path, withPalette(before, chosen.colours));
  console.log(`${themeFile} now has ${options.palette ?? 'your colours'}. npm start shows the site.`);
}

/** Replaces the colours in the text of theme.yaml; undefined for the default palette. */
export function withPalette(source: string, colours: DerivedPalette | undefined): string {
  const isEmpty = Object.keys(parse(source) ?? {}).length === 0;
  const fields = isEmpty
    ? [{ path: [], value: colours ?? {} }]
    : (['palette', 'beads', 'code'] as const).map((name) => ({ path: [name], value: colours?.[name] }));
  return setFields(source, fields);
}

/** A theme with colours only. */
export const newTheme = (colours: DerivedPalette): string => withPalette(head, colours);

function chosenColours({ palette, colours: pair, accent }: ThemeOptions) {
  if ([palette, pair, accent].filter((one) => one !== undefined).length > 1)
    throw new UsageError('--palette, --colours and --accent: use only one of them');
  if (accent !== undefined) return { colours: chosenAccent(accent) };
  if (palette !== undefined) {
    if (!Object.hasOwn(paletteLabels, palette))
      throw new UsageError(
        `--palette: unknown palette ${palette}; choose one of ${Object.keys(paletteLabels).join(', ')}`,
      );
    return { colours: paletteOf(palette) };
  }
  if (pair === undefined) return undefined;
  try {
    return { colours: readColours(pair) };
  } catch (error) {
    throw new UsageError(`--colours: ${(error as Error).message}`);
  }
}

function chosenAccent(given: string): DerivedPalette {
  const { accent, day, night, palette, nearest } = checkedAccent(given);
  // Rounded down: 6.99 is not 7.
  const ratio = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;
  if (!palette)
    throw new CommandFailed(
      `${accent} has a contrast of ${ratio(day.contrast)} on ${day.ground} (${day.groundColour}) by day, text needs ${textContrast}:1: the nearest legible colour is ${nearest}. --accent "${nearest}" selects it.`,
    );
  const shown = hasAllColours(process.stdout) ? [day, night].map(({ colour }) => `${block(colour)} `) : ['', ''];
  console.log(`${shown[0]}by day   ${day.colour}, ${ratio(day.contrast)}`);
  console.log(`${shown[1]}by night ${night.colour}, ${ratio(night.contrast)}`);
  return palette;
}

function checkedAccent(given: string) {
  try {
    return checkAccent(given);
  } catch (error) {
    throw new UsageError(`--accent: ${(error as Error).message}`);
  }
}

function list(root: string): void {
  const problems: Problem[] = [];
  const theme = readTheme(root, problems)?.document.toJS() ?? {};
  if (problems.length > 0) throw new ContentError(problems);
  const current = chosenPalette(theme);
  const inColour = hasAllColours(process.stdout);
  const line = (name: string, label: string, colours: ThemeChoice) =>
    console.log(
      `${name === (current ?? own) ? '*' : ' '} ${name.padEnd(10)}${inColour ? `${picturePalette(resolveTheme(colours))}  ` : ''}${label}`,
    );
  for (const [name, label] of Object.entries(paletteLabels)) line(name, label, paletteOf(name) ?? {});
  if (current === undefined) line(own, `the colours of ${themeFile}`, themeSchema.safeParse(theme).data ?? {});
  console.log('\nnpm run theme -- --palette harbour selects another; * marks the current one.');
}
