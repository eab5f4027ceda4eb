import { expect, test } from 'vitest';
import { figureFile } from './figure-file.ts';

const make = (inside: string) => figureFile({ file: 'articles/1-a/two beads.svg' }, { viewBox: '0 0 9 9', inside });

test('a figure’s file has one part, to which pages refer', () => {
  const { svg, path } = make('<circle r="4"/>');
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g id="figure"><circle r="4"/></g></svg>\n',
  );
  expect(path).toMatch(/^\/assets\/two-beads-[0-9a-f]{10}\.svg$/);
});

test('other words are another file', () => {
  const [red, blue, again] = ['<text>red</text>', '<text>blue</text>', '<text>red</text>'].map(
    (inside) => make(inside).path,
  );
  expect(blue).not.toBe(red);
  expect(again).toBe(red);
});
