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

test('choosing a palette changes only the colours of a theme', () => {
  const after = withPalette('# Mine.\nfont: "@fontsource/a"\npalette:\n  onBand: "#ffffff"\n', paletteOf('plum'));
  expect(after).toMatch(/^# Mine\.\nfont: "@fontsource\/a"\n/);
  expect(chosenPalette(parse(after))).toBe('plum');
  const { font, ...colours } = parse(withPalette(after, undefined));
  expect([font, colours]).toEqual(['@fontsource/a', {}]);
});

test('a new theme starts with comments on its schema and purpose, followed by the colours', () => {
  expect(newTheme(readColours('#1f5fa8,#c47f12'))).toMatch(/^# yaml[^\n]*\n# Colours[^\n]*\n\npalette:\n {2}ground:\n/);
});

/** Runs the command on a site without a theme; returns its output and the theme that it wrote. */
function run(options: Parameters<typeof changeTheme>[1]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const root = copyContent({ 'theme.yaml': () => undefined });
  changeTheme(root, options);
  const path = join(root, 'theme.yaml');
  const theme = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
  return { said: log.mock.calls.map(([line]) => String(line)), theme };
}

test('a legible accent is used for text and beads, with a shade of its own by night', () => {
  const { said, theme } = run({ accent: '#053' });
  expect(said[0]).toMatch(/^by day {3}#005533, \d\.\d:1$/);
  expect(said[1]).toMatch(/^by night #\w{6}, \d+(\.\d)?:1$/);
  expect(theme.palette.accentInk.day).toBe('#005533');
  expect(theme.beads.coral).toBe('#005533');
});

test('text, bands and dark grounds take the hue of the accent', () => {
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

test('rejects an illegible accent and suggests the nearest legible one, which is then accepted', () => {
  const message = (() => {
    try {
      run({ accent: '#0a7' });
    } catch (error) {
      return (error as Error).message;
    }
  })();
  expect(message).toMatch(
    /^#00aa77 has a contrast of 2\.\d:1 on wash \(#\w{6}\) by day, text needs 7:1: the nearest legible colour is #\w{6}\./,
  );
  const nearest = /is (#\w{6})\./.exec(message ?? '')?.[1] ?? '';
  expect(run({ accent: nearest }).theme.palette.accentInk.day).toBe(nearest);
  expect(() => run({ accent: 'tomato' })).toThrow('--accent: "tomato" is not a colour');
  expect(() => run({ accent: '#053', palette: 'plum' })).toThrow(
    '--palette, --colours and --accent: use only one of them',
  );
});

test('reports the contrast of a rejected accent rounded down, so never as 7:1', () => {
  expect(() => run({ accent: '#00573a' })).toThrow(
    /^#00573a has a contrast of 6\.9:1 on wash .*: the nearest legible colour is #005639\./,
  );
});

const guide = readFileSync(join(projectRoot, 'docs/change-the-colours.md'), 'utf8');
test.each(
  [...guide.matchAll(/^npm run theme -- --(\w+) "?([^"\s]+)/gm)].map(([line, option = '', value = '']) => ({
    line,
    option,
    value,
  })),
)('the guide’s command $line writes a palette', ({ option, value }) => {
  expect(run({ [option]: value }).theme).toHaveProperty('palette');
});

test('the list shows colour swatches only in a terminal with 16 million colours', () => {
  const { said } = run({});
  expect(said.join()).not.toContain('\x1b');
  expect(said.join('\n')).toMatch(/^\* deco {6}Deco: /m);
  expect(hasAllColours({ isTTY: true, hasColors: (count) => count <= 16 })).toBe(false);
  expect(hasAllColours({ isTTY: true, hasColors: () => true })).toBe(true);
  expect(hasAllColours({ isTTY: false, hasColors: () => true })).toBe(false);
  expect(picturePalette(defaultTheme).split('\x1b[48;2;')).toHaveLength(15);
  expect(picturePalette(defaultTheme)).toContain('\x1b[48;2;232;80;58m  \x1b[0m');
});
