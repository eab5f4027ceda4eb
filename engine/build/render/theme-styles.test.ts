import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { defaultTheme } from '../../content/theme/default-theme.ts';
import { applyTheme, forLanguages } from './theme-styles.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('**/*.{css,ts,tsx,typ}', { cwd: root, ignore: ['dist/**', 'node_modules/**'] });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const styleSheets = sources.filter((file) => file.endsWith('.css'));

const coloursIn = (text: string) =>
  text.match(
    /(?<![\w&])#(?!0000\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi,
  ) ?? [];

test.each(styleSheets)('%s takes its colours from the theme', (file) => {
  expect(coloursIn(read(file))).toEqual([]);
  expect(applyTheme(read(file), defaultTheme)).not.toMatch(/theme(?:-shadow)?\(\w/);
});

test('scripts and the template of the PDF take their colours from the theme', () => {
  const known = [
    ...['default-theme', 'palettes', 'palette-choice', 'contrast', 'accent'].map((name) => `content/theme/${name}.ts`),
    // Examples of what an owner types.
    'cli/theme/change-theme.ts',
    // A page for translators, which is not a page of the site.
    'cli/translations/context/write-page.ts',
  ];
  const files = sources.filter(
    (file) => /\.(?:tsx?|typ)$/.test(file) && !/\.test\.tsx?$/.test(file) && !known.includes(file),
  );
  expect(files.flatMap((file) => coloursIn(read(file)).map((colour) => `${file}: ${colour}`))).toEqual([]);
});

test.each(styleSheets.filter((file) => /^ui\/.*\.module\.css$/.test(file)))(
  '%s has all its rules in the layer “elements”, so that pages can override them',
  (file) => {
    const outside = read(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^@layer elements \{\n(?: .*\n|\n)*\}\n/gm, '');
    expect(outside.trim()).toBe('');
  },
);

test('values of the theme are inlined, and declarations of empty values are removed', () => {
  const css =
    'a {\n  color: theme(palette-ink-day);\n  border-radius: theme(corners);\n  margin: theme(corners, 0);\n}';
  expect(applyTheme(css, defaultTheme).replace(/\s+/g, ' ')).toBe('a { color: #15203b; margin: 0; }');
  expect(applyTheme(css, { ...defaultTheme, corners: 8 })).toContain('border-radius: 8px;\n  margin: 8px;');
});

test.each([
  ['hard', '8px 8px 0 var(--link)'],
  ['soft', '0 8px 2rem -0.5rem color-mix(in srgb, var(--link) 45%, #0000)'],
  ['none', 'none'],
] as const)('the shadow “%s” is written as a CSS value', (shadow, value) => {
  const css = 'a { box-shadow: theme-shadow(8px, var(--link)); }';
  expect(applyTheme(css, { ...defaultTheme, shadow })).toBe(`a { box-shadow: ${value}; }`);
});

test('an unknown field of the theme throws', () => {
  expect(() => applyTheme('a { color: theme(palette-pink); }', defaultTheme)).toThrow('theme(palette-pink)');
});

test('rules for languages that a site does not have are removed', () => {
  const css =
    'p {\n  margin: 0;\n}\n/* languages: ar ja */\n:lang(ar) {\n  hyphens: manual;\n}\nli {\n  margin: 0;\n}\n';
  expect(forLanguages(css, ['en', 'de'])).toBe('p {\n  margin: 0;\n}\nli {\n  margin: 0;\n}\n');
  expect(forLanguages(css, ['en', 'ja-JP'])).toContain(':lang(ar)');
});
