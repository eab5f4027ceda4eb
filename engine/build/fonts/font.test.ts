import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { defaultTheme } from '../../content/theme/default-theme.ts';
import { readTables } from '../../content/theme/font-tables.ts';
import { makeFont, subsetsFor } from './font.ts';
import { fontNames, fontOf, lastResort } from './font-names.ts';
import { lettersOfSystem } from './letters-of-system.ts';

const { css } = await makeFont(defaultTheme.font, ['Words'], 'Words');
const literata = '@fontsource-variable/literata';

test('a fallback font in each weight declares only what differs from the system’s font', () => {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(9);
  const names = faces.slice(1).map((face) => face.match(/[\w-]+(?=-override:|-adjust:)/g)?.join(' '));
  expect(names).toEqual(Array(8).fill('size ascent descent'));
});

test('every descriptor has a value', () => {
  for (const [, value] of css.matchAll(/(?:override|adjust):([^;}]*)/g)) expect(value).toMatch(/^[\d.]+%$/);
});

test('the alphabets are those of the languages', () => {
  const font = fontOf(literata);
  expect(subsetsFor(font, 'Grüße, où, Œuvre → 日本')).toEqual(['latin']);
  expect(subsetsFor(font, 'Zażółć')).toEqual(['latin', 'latin-ext']);
  expect(subsetsFor(font, 'Ελλάδα, Київ').sort()).toEqual(['cyrillic', 'greek', 'latin']);
});

test('each alphabet is a file, which is loaded for its letters', async () => {
  const { files, css } = await makeFont(literata, ['Zażółć'], 'Zażółć');
  expect(files).toHaveLength(2);
  expect(files[0].path).toMatch(/^\/fonts\/literata-[0-9a-f]{8}\.woff2$/);
  expect(css.match(/unicode-range:/g)).toHaveLength(2);
  expect(css).toContain('font-weight:400 800');
});

test('fonts with serifs have fallback fonts with serifs', () => {
  expect(fontNames(literata)).toMatchObject({
    families: '"Literata", "Literata Fallback", "Literata Noto"',
    system: 'ui-serif, serif',
    constants: { __FONT__: '"1em \\"Literata\\""' },
  });
});

test('letters that the font lacks are cut from the further ones, and what none has is told', async () => {
  const made = await makeFont(defaultTheme.font, ['سلام 日本'], 'سلام日本', [lastResort]);
  const faces = made.css.match(/@font-face\{[^}]*DejaVu Sans[^}]*\}/g) ?? [];
  // Two weights, for the letters of سلام only.
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(face).toContain(';unicode-range:U+627,U+633,U+644,U+645}');
  expect(made.missing).toEqual(['日', '本'].sort());
  expect(fontNames(defaultTheme.font, [lastResort]).families).toMatch(/^"[^"]+", "DejaVu Sans", "[^"]+ Fallback"/);
  expect(lettersOfSystem(made)[0]?.message).toMatch(/^no font of the site has 日 本: each visitor/);
  expect(lettersOfSystem({ missing: [] })).toEqual([]);
});

test('a font of a script whose letters are joined keeps their other forms', async () => {
  const glyphsIn = async (letters: string) => {
    const { files } = await makeFont(defaultTheme.font, [letters], letters, [lastResort]);
    const { file } = files.at(-1) ?? {};
    const whole = await subsetFont(file ?? Buffer.alloc(0), undefined, {
      targetFormat: 'truetype',
      keepAllGlyphs: true,
    });
    return readTables(whole).get('maxp')?.readUInt16BE(4) ?? 0;
  };
  // Four letters with up to four forms each; Hebrew has one.
  expect(await glyphsIn('سلام')).toBeGreaterThan(8);
  expect(await glyphsIn('שלום')).toBeLessThan(8);
});
