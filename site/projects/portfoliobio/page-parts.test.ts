import { paletteNames, paletteTheme } from 'fitout/islands';
import { expect, test } from 'vitest';
import { type Choice, ruleOf, sourcesOf } from './page-parts.ts';

const here: Choice = { palette: 'deco', language: 'en' };
const changed = (chosen: Partial<Choice>) =>
  sourcesOf(here, { ...here, ...chosen }).flatMap(({ isChanged, name, instead }) =>
    isChanged ? [instead ? `${name} → ${instead}` : name] : [],
  );

test('a palette changes one file, a language three, and the current choice none', () => {
  expect(changed({})).toEqual([]);
  expect(changed({ palette: 'plum' })).toEqual(['theme.yaml']);
  expect(changed({ language: 'de' })).toEqual(['en.mdx → de.mdx', 'en.json → de.json', 'en.yaml → de.yaml']);
  expect(changed({ palette: 'plum', language: 'de' })).toHaveLength(4);
});

test('the CSS rule of a palette has each colour of the page, for day and night', () => {
  const rule = ruleOf(paletteTheme('deco'));
  for (const part of [
    '--ground:light-dark(#fbf3e4,#0c1426)',
    '--accent-ink:light-dark(#98281a,#ff9079)',
    '--shadow:light-dark(#15203b,#f4a52a)',
    '--on-band:#f6ead2',
    '--bright-coral:#e8503a',
  ])
    expect(rule).toContain(part);
  expect(new Set(paletteNames.map((name) => ruleOf(paletteTheme(name)))).size).toBe(paletteNames.length);
});
