import { expect, test } from 'vitest';
import { makeHit, markMatches } from './hit.ts';

const page = { title: 'Looms', href: '/blog/1', parts: [] };
const part = { id: 'drawers', heading: 'Drawers', blocks: [] };
const long = `${'before '.repeat(20)}a well-made drawer, closes ${'after '.repeat(40)}`.trim();
const hitOf = (text: string, terms: string[], supportsTextFragments = true) =>
  makeHit(page, part, text, new Set(terms), supportsTextFragments);

test('what was sought is marked, with some words about it', () => {
  const { pieces, place } = hitOf(long, ['drawer']);
  expect(place).toBe('Looms › Drawers');
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['drawer']);
  const text = pieces.map((piece) => piece.text).join('');
  expect(text).toMatch(/^… before .* a well-made drawer, closes after .* …$/);
  expect(text.length).toBeLessThan(long.length / 2);
});

test('a short text is shown whole, accents and signs included', () => {
  const text = 'Ein Möbel, das schließt.';
  const { pieces } = hitOf(text, ['mobel', 'schliesst']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['Möbel', 'schließt']);
});

test('the address leads to the word between its neighbours, below the heading', () => {
  const { href } = hitOf(long, ['drawer']);
  expect(href).toBe('/blog/1#drawers:~:text=a%20well%2Dmade-,drawer,-closes%20after%20after');
});

test('at the ends of a text there are fewer neighbours', () => {
  expect(hitOf('Drawers', ['drawers']).href).toBe('/blog/1#drawers:~:text=Drawers');
  expect(hitOf('Drawers, a%b', ['drawers']).href).toBe('/blog/1#drawers:~:text=Drawers,-a%25b');
});

test('a browser that cannot open a page at a text opens it at the heading, or at its top', () => {
  expect(hitOf(long, ['drawer'], false).href).toBe('/blog/1#drawers');
  expect(makeHit(page, { blocks: [] }, long, new Set(['drawer']), false).href).toBe('/blog/1');
});

test('what only the heading says leads to the heading', () => {
  const { href, pieces } = hitOf('They close.', ['drawers']);
  expect(href).toBe('/blog/1#drawers');
  expect(pieces).toEqual([{ text: 'They close.', hit: false }]);
});

test('in names the words that hold what was typed are marked', () => {
  expect(markMatches('JavaScript, and why', ['script', ''])).toEqual([
    { text: 'JavaScript', hit: true },
    { text: ', and why', hit: false },
  ]);
});
