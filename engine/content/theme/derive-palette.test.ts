import { expect, test } from 'vitest';
import { checkPalette } from './check-palette.ts';
import { derivePalette } from './derive-palette.ts';
import { palettes } from './palettes.ts';
import { resolveTheme } from './resolve-theme.ts';

const problemsOf = (colours: readonly [string, string]) => {
  const choice = derivePalette(...colours);
  return checkPalette(resolveTheme(choice), choice).map(({ message }) => message);
};

test.each(Object.entries(palettes))('the palette %s has enough contrast in both themes', (_, { colours }) => {
  expect(problemsOf(colours)).toEqual([]);
});

test('two colours give a palette with enough contrast, and two beads have exactly these colours', () => {
  expect(problemsOf(['#123456', '#abcdef'])).toEqual([]);
  expect(derivePalette('#123456', '#ABC').beads).toMatchObject({ coral: '#123456', sea: '#aabbcc' });
});

const steps = ['00', '80', 'ff'];
const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

test('any two colours give enough contrast or are refused with a suggested colour', () => {
  const said = all.flatMap((main) =>
    ['#ffffff', '#000080', '#ff8000', '#808080', '#80ff00'].flatMap((second) => {
      try {
        return problemsOf([main, second]);
      } catch (error) {
        return (error as Error).message;
      }
    }),
  );
  expect(said.length).toBeLessThan(all.length * 5 * 0.5);
  expect(said.filter((message) => !/^#\w{6} .*(similar|light background).*, for example$/.test(message))).toEqual([]);
});

test('refuses similar, invisible and invalid colours, and suggests a colour that works', () => {
  const message = (colours: [string, string]) => {
    try {
      derivePalette(...colours);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const alike = message(['#b8392e', '#b83a30']);
  expect(alike).toMatch(/too similar .* with #b8392e, use #\w{6}, for example$/);
  expect(problemsOf(['#b8392e', alike?.match(/#\w{6}(?=, for example)/)?.[0] ?? ''])).toEqual([]);
  const pale = message(['#ffff00', '#1f5fa8']);
  expect(pale).toMatch(/^#ffff00 is not visible on a light background: use #\w{6}, for example$/);
  expect(problemsOf([pale?.match(/#\w{6}(?=, for example)/)?.[0] ?? '', '#1f5fa8'])).toEqual([]);
  expect(message(['tomato', '#1f5fa8'])).toBe('"tomato" is not a colour: use #c93a26, for example');
});
