import { expect, test } from 'vitest';
import { checkPalette } from './check-palette.ts';
import { derivePalette } from './derive-palette.ts';
import { palettes } from './palettes.ts';
import { resolveTheme } from './resolve-theme.ts';

const problemsOf = (colours: readonly [string, string]) => {
  const choice = derivePalette(...colours);
  return checkPalette(resolveTheme(choice), choice).map(({ message }) => message);
};

test.each(Object.entries(palettes))('the palette %s can be read by day and by night', (_, { colours }) => {
  expect(problemsOf(colours)).toEqual([]);
});

test('two colours of the owner’s give a palette that can be read, and the beads keep them', () => {
  expect(problemsOf(['#123456', '#abcdef'])).toEqual([]);
  expect(derivePalette('#123456', '#ABC').beads).toMatchObject({ coral: '#123456', sea: '#aabbcc' });
});

const steps = ['00', '80', 'ff'];
const all = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));

test('whatever two colours are not refused can be read, and a refusal says what would do', () => {
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
  expect(said.filter((message) => !/^#\w{6} .*(alike|light ground).* would do$/.test(message))).toEqual([]);
});

test('two colours that look alike, one that cannot be seen and an invalid one are refused, with one that would do', () => {
  const message = (colours: [string, string]) => {
    try {
      derivePalette(...colours);
    } catch (error) {
      return (error as Error).message;
    }
  };
  const alike = message(['#b8392e', '#b83a30']);
  expect(alike).toMatch(/too much alike .* with #b8392e, #\w{6} would do$/);
  expect(problemsOf(['#b8392e', alike?.match(/#\w{6}(?= would do)/)?.[0] ?? ''])).toEqual([]);
  const pale = message(['#ffff00', '#1f5fa8']);
  expect(pale).toMatch(/^#ffff00 cannot be seen on a light ground: #\w{6} would do$/);
  expect(problemsOf([pale?.match(/#\w{6}(?= would do)/)?.[0] ?? '', '#1f5fa8'])).toEqual([]);
  expect(message(['tomato', '#1f5fa8'])).toBe('"tomato" is not a colour: #c93a26 would do');
});
