import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { projectRoot } from '../../../tests/support/project-root.ts';
import { defaultTheme } from '../../content/theme/default-theme.ts';
import { chosenPalette, paletteOf, readColours } from '../../content/theme/palette-choice.ts';
import { changeTheme, newTheme, withPalette } from './change-theme.ts';
import { hasAllColours, picturePalette } from './swatches.ts';

test('a palette changes the colours, and nothing else that a theme says', () => {
  const after = withPalette('# Mine.\nfont: "@fontsource/a"\npalette:\n  onBand: "#ffffff"\n', paletteOf('plum'));
  expect(after).toMatch(/^# Mine\.\nfont: "@fontsource\/a"\n/);
  expect(chosenPalette(parse(after))).toBe('plum');
  const { font, ...colours } = parse(withPalette(after, undefined));
  expect([font, colours]).toEqual(['@fontsource/a', {}]);
});

test('a new theme has a line for each colour, below what the file is for', () => {
  expect(newTheme(readColours('#1f5fa8,#c47f12'))).toMatch(/^# yaml[^\n]*\n# Colours[^\n]*\n\npalette:\n {2}ground:\n/);
});

/** Runs the command on a site without a theme; what it printed, and the theme that it wrote. */
function run(options: Parameters<typeof changeTheme>[1]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const root = copyContent({ 'theme.yaml': () => undefined });
  changeTheme(root, options);
  const path = join(root, 'theme.yaml');
  const theme = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
  return { said: log.mock.calls.map(([line]) => String(line)), theme };
}

test('an accent that can be read is taken for everything, by night in a lighter form', () => {
  const { said, theme } = run({ accent: '#053' });
  expect(said[0]).toMatch(/^by day {3}#005533, \d\.\d:1$/);
  expect(said[1]).toMatch(/^by night #\w{6}, \d+(\.\d)?:1$/);
  expect(theme.palette.accentInk.day).toBe('#005533');
  expect(theme.beads.coral).toBe('#005533');
});

test('text, bands and dark grounds have the tone of an accent', () => {
  const { palette } = run({ accent: '#053' }).theme;
  for (const colour of [
    palette.ink.day,
    palette.band.day,
    palette.wash.day,
    palette.ground.night,
    palette.wash.night,
  ]) {
    const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
    expect(green, colour).toBeGreaterThan(Math.max(red ?? 0, blue ?? 0));
  }
});

test('an accent that cannot is refused, with the nearest that can, which is taken then', () => {
  const message = (() => {
    try {
      run({ accent: '#0a7' });
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toMatch(
    /^#00aa77 has 2\.\d:1 on wash \(#\w{6}\) by day, text needs 7:1: the nearest that has it is #\w{6}\./,
  );
  const nearest = /is (#\w{6})\./.exec(message ?? '')?.[1] ?? '';
  expect(run({ accent: nearest }).theme.palette.accentInk.day).toBe(nearest);
  expect(() => run({ accent: 'tomato' })).toThrow('--accent: "tomato" is not a colour');
  expect(() => run({ accent: '#053', palette: 'plum' })).toThrow('Either --palette, --colours or --accent.');
});

test('an accent that is refused has less than 7:1 on the ground that is named', () => {
  expect(() => run({ accent: '#00573a' })).toThrow(
    /^#00573a has 6\.9:1 on wash .*: the nearest that has it is #005639\./,
  );
});

const guide = readFileSync(join(projectRoot, 'docs/change-the-colours.md'), 'utf8');
test.each(
  [...guide.matchAll(/^npm run theme -- --(\w+) "?([^"\s]+)/gm)].map(([line, option = '', value = '']) => ({
    line,
    option,
    value,
  })),
)('the guide’s $line is carried out', ({ option, value }) => {
  expect(run({ [option]: value }).theme).toHaveProperty('palette');
});

test('the list has pictures only for a terminal that shows all colours', () => {
  const { said } = run({});
  expect(said.join()).not.toContain('\x1b');
  expect(said.join('\n')).toMatch(/^\* deco {6}Deco: /m);
  expect(hasAllColours({ isTTY: true, hasColors: (count) => count <= 16 })).toBe(false);
  expect(hasAllColours({ isTTY: true, hasColors: () => true })).toBe(true);
  expect(hasAllColours({ isTTY: false, hasColors: () => true })).toBe(false);
  expect(picturePalette(defaultTheme).split('\x1b[48;2;')).toHaveLength(15);
  expect(picturePalette(defaultTheme)).toContain('\x1b[48;2;232;80;58m  \x1b[0m');
});
