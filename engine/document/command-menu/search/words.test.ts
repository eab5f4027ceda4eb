import { expect, test } from 'vitest';
import { foldedWords, shardOf, wordsIn } from './words.ts';

test.each([
  ['Measure twice, cut once.', ['measure', 'twice', 'cut', 'once']],
  ['C++, C# and .NET', ['c++', 'c#', 'and', 'net']],
  ['i-CV yami, l’école', ['i', 'cv', 'yami', 'l', 'ecole']],
  ['n8n 2026', ['n8n', '2026']],
  ['— … !', []],
])('splits “%s” into folded words', (text, words) => {
  expect(foldedWords(text)).toEqual(words);
});

test('wordsIn returns the positions of words, including combining accents', () => {
  const text = 'Die Straße, e\u0301lan';
  expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Die', 'Straße', 'e\u0301lan']);
});

test('shardOf returns a shard for each letter, one for digits, and some for other scripts', () => {
  expect(['react', 'rust', '3d', 'жизнь', 'железо'].map(shardOf)).toEqual(['r', 'r', '0', 'u21', 'u21']);
});
