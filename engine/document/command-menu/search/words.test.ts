import { expect, test } from 'vitest';
import { foldedWords, shardOf, wordsIn } from './words.ts';

test.each([
  ['Measure twice, cut once.', ['measure', 'twice', 'cut', 'once']],
  ['C++, C# and .NET', ['c++', 'c#', 'and', 'net']],
  ['i-CV yami, l’école', ['i', 'cv', 'yami', 'l', 'ecole']],
  ['n8n 2026', ['n8n', '2026']],
  ['— … !', []],
])('the words of %s', (text, words) => {
  expect(foldedWords(text)).toEqual(words);
});

test('a word has its position, accents included', () => {
  const text = 'Die Straße, e\u0301lan';
  expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Die', 'Straße', 'e\u0301lan']);
});

test('a large index has a part for each letter, one for digits, and some for other scripts', () => {
  expect(['react', 'rust', '3d', 'жизнь', 'железо'].map(shardOf)).toEqual(['r', 'r', '0', 'u21', 'u21']);
});
