import { expect, test } from 'vitest';
import { defaultTheme } from '../../content/theme/default-theme.ts';
import { makeFont, subsetsFor } from './font.ts';
import { fontNames, fontOf } from './font-names.ts';

const { css } = await makeFont(defaultTheme.font, ['Words'], 'Words');
const literata = '@fontsource-variable/literata';

test('a fallback font in each weight declares only what differs from the system’s font', () => {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(9);
  const names = faces.slice(1).map((face) => face.match(/[\w-]+(?=-override:|-adjust:)/g)?.join(' '));
  expect(names).toEqual([...Array(4).fill('size ascent descent line-gap'), ...Array(4).fill('size ascent descent')]);
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
