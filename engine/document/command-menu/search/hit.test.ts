import { expect, test } from 'vitest';
import { makeHit, markMatches } from './hit.ts';

const page = { title: 'Looms', href: '/blog/1', parts: [] };
const part = { id: 'drawers', heading: 'Drawers', blocks: [] };
const long = `${'before '.repeat(20)}a well-made drawer, closes ${'after '.repeat(40)}`.trim();
const hitOf = (text: string, terms: string[], supportsTextFragments = true) =>
  makeHit(page, part, text, new Set(terms), supportsTextFragments);

test('marks the matched word and shows some words around it', () => {
  const { pieces, place } = hitOf(long, ['drawer']);
  expect(place).toBe('Looms › Drawers');
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['drawer']);
  const text = pieces.map((piece) => piece.text).join('');
  expect(text).toMatch(/^… before .* a well-made drawer, closes after .* …$/);
  expect(text.length).toBeLessThan(long.length / 2);
});

test('shows a short text in full, with accents and punctuation, and marks its matches', () => {
  const text = 'Ein Möbel, das schließt.';
  const { pieces } = hitOf(text, ['mobel', 'schliesst']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ hit }) => hit).map((piece) => piece.text)).toEqual(['Möbel', 'schließt']);
});

test('the address has the heading’s id and a text directive with the words around the match', () => {
  const { href } = hitOf(long, ['drawer']);
  expect(href).toBe('/blog/1#drawers:~:text=a%20well%2Dmade-,drawer,-closes%20after%20after');
});

test('the text directive has fewer neighbouring words at the ends of a text', () => {
  expect(hitOf('Drawers', ['drawers']).href).toBe('/blog/1#drawers:~:text=Drawers');
  expect(hitOf('Drawers, a%b', ['drawers']).href).toBe('/blog/1#drawers:~:text=Drawers,-a%25b');
});

test('without support for text directives, the address leads to the heading or the top of the page', () => {
  expect(hitOf(long, ['drawer'], false).href).toBe('/blog/1#drawers');
  expect(makeHit(page, { blocks: [] }, long, new Set(['drawer']), false).href).toBe('/blog/1');
});

test('a match in the heading alone leads to the heading and marks nothing in the text', () => {
  const { href, pieces } = hitOf('They close.', ['drawers']);
  expect(href).toBe('/blog/1#drawers');
  expect(pieces).toEqual([{ text: 'They close.', hit: false }]);
});

test('markMatches marks the words of a name that contain the typed text', () => {
  expect(markMatches('JavaScript, and why', ['script', ''])).toEqual([
    { text: 'JavaScript', hit: true },
    { text: ', and why', hit: false },
  ]);
});
