import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { defaultTheme } from '../../content/theme/default-theme.ts';
import { readTables } from '../../content/theme/font-tables.ts';
import { describeMissingLetters } from './describe-missing-letters.ts';
import { makeFont, subsetsFor } from './font.ts';
import { fontNames, fontOf, lastResort } from './font-names.ts';

const { css } = await makeFont(defaultTheme.font, ['Words'], 'Words');
const literata = '@fontsource-variable/literata';

test('the fallback fonts of each weight override only the metrics that differ from the system font', () => {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(9);
  const names = faces.slice(1).map((face) => face.match(/[\w-]+(?=-override:|-adjust:)/g)?.join(' '));
  expect(names).toEqual(Array(8).fill('size ascent descent'));
});

test('every override in the fallback fonts is a percentage', () => {
  for (const [, value] of css.matchAll(/(?:override|adjust):([^;}]*)/g)) expect(value).toMatch(/^[\d.]+%$/);
});

test('subsetsFor chooses the alphabets that the texts need', () => {
  const font = fontOf(literata);
  expect(subsetsFor(font, 'Grüße, où, Œuvre → 日本')).toEqual(['latin']);
  expect(subsetsFor(font, 'Zażółć')).toEqual(['latin', 'latin-ext']);
  expect(subsetsFor(font, 'Ελλάδα, Київ').sort()).toEqual(['cyrillic', 'greek', 'latin']);
});

test('each alphabet is a file with its own unicode-range', async () => {
  const { files, css } = await makeFont(literata, ['Zażółć'], 'Zażółć');
  expect(files).toHaveLength(2);
  expect(files[0].path).toMatch(/^\/fonts\/literata-[0-9a-f]{8}\.woff2$/);
  expect(css.match(/unicode-range:/g)).toHaveLength(2);
  expect(css).toContain('font-weight:400 800');
});

test('a serif font has serif fallback fonts', () => {
  expect(fontNames(literata)).toMatchObject({
    families: '"Literata", "Literata Fallback", "Literata Noto"',
    system: 'ui-serif, serif',
    constants: { __FONT__: '"1em \\"Literata\\""' },
  });
});

test('letters that the font lacks come from the further fonts, and letters that none has are reported', async () => {
  const made = await makeFont(defaultTheme.font, ['سلام 日本'], 'سلام日本', [lastResort]);
  const faces = made.css.match(/@font-face\{[^}]*DejaVu Sans[^}]*\}/g) ?? [];
  // Two weights, for the letters of سلام only.
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(face).toContain(';unicode-range:U+627,U+633,U+644,U+645}');
  expect(made.missing).toEqual(['日', '本'].sort());
  expect(fontNames(defaultTheme.font, [lastResort]).families).toMatch(/^"[^"]+", "DejaVu Sans", "[^"]+ Fallback"/);
  expect(describeMissingLetters(made)[0]?.message).toMatch(/^no font of the site has 日 本, so visitors see/);
  expect(describeMissingLetters({ missing: [] })).toEqual([]);
});

test('a font for a script with joined letters keeps their contextual forms', async () => {
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
