import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { setFields } from '../../build/resume/import/edit-yaml.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import type { DerivedPalette } from '../../content/theme/derive-palette.ts';
import { chosenPalette, paletteLabels, paletteOf, readColours } from '../../content/theme/palette-choice.ts';
import { readTheme, themeFile } from '../../content/theme/theme.ts';
import { UsageError } from '../support/command-line.ts';

const head = `# yaml-language-server: $schema=node_modules/fitout/schemas/theme.schema.json
# Colours, font and shapes. What is not said here is the engine’s own theme; this file may be missing.

{}
`;

/** Lists the palettes, or changes the site’s; throws where there is no such palette. */
export function changeTheme(root: string, { palette, colours }: { palette?: string; colours?: string }): void {
  const chosen = chosenColours(palette, colours);
  if (!chosen) {
    list(root);
    return;
  }
  const path = join(root, themeFile);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : head;
  writeFileSync(path, withPalette(before, chosen.colours));
  console.log(`${themeFile} has ${palette ?? 'your colours'}. npm start shows it.`);
}

/** Replaces the colours in the text of theme.yaml; undefined for the default palette. */
export function withPalette(source: string, colours: DerivedPalette | undefined): string {
  const isEmpty = Object.keys(parse(source) ?? {}).length === 0;
  const fields = isEmpty
    ? [{ path: [], value: colours ?? {} }]
    : (['palette', 'beads', 'code'] as const).map((name) => ({ path: [name], value: colours?.[name] }));
  return setFields(source, fields);
}

/** A theme with nothing but colours. */
export const newTheme = (colours: DerivedPalette): string => withPalette(head, colours);

function chosenColours(palette: string | undefined, pair: string | undefined) {
  if (palette !== undefined && pair !== undefined) throw new UsageError('Either --palette or --colours.');
  if (palette !== undefined) {
    if (!Object.hasOwn(paletteLabels, palette))
      throw new UsageError(
        `--palette: there is no palette ${palette}; there are ${Object.keys(paletteLabels).join(', ')}`,
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

function list(root: string): void {
  const problems: Problem[] = [];
  const theme = readTheme(root, problems)?.document.toJS() ?? {};
  if (problems.length > 0) throw new ContentError(problems);
  const current = chosenPalette(theme);
  for (const [name, label] of Object.entries(paletteLabels))
    console.log(`${name === current ? '*' : ' '} ${name.padEnd(10)}${label}`);
  if (current === undefined) console.log(`* ${'your own'.padEnd(10)}the colours of ${themeFile}`);
  console.log('\nnpm run theme -- --palette harbour takes another; * is the one that the site has.');
}
