import { expect, test } from 'vitest';
import { makeFont } from './font.ts';

const { css } = await makeFont(['Words']);

test('a stand-in in each weight says only what differs from the system’s font', () => {
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(9);
  const names = faces.slice(1).map((face) => face.match(/[\w-]+(?=-override:|-adjust:)/g)?.join(' '));
  expect(names).toEqual([...Array(4).fill('size ascent descent line-gap'), ...Array(4).fill('size ascent descent')]);
});

test('every descriptor has a value', () => {
  for (const [, value] of css.matchAll(/(?:override|adjust):([^;}]*)/g)) expect(value).toMatch(/^[\d.]+%$/);
});
