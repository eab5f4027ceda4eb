import { expect, test } from 'vitest';
import { accept, choose, type Paragraph, rewrite, stateOf, translate } from './paragraph-states.ts';

const paragraph: Paragraph = {
  key: 'a',
  texts: { en: 'Cut.', de: 'Säg.', zu: 'Sika.' },
  madeFrom: { de: ['1'], zu: ['0', '2'] },
  hash: '1',
};
const states = (one: Paragraph) => ['en', 'de', 'zu', 'af'].map((code) => stateOf(one, code));

test('a translation is fresh if it was made from this English, stale if from another, or missing', () => {
  expect(states(paragraph)).toEqual(['original', 'fresh', 'stale', 'missing']);
  expect(states({ ...paragraph, hash: '2' })).toEqual(['original', 'stale', 'fresh', 'missing']);
});

test('changed English makes translations stale until they are accepted; its hash follows', () => {
  const changed = rewrite(paragraph, 'Saw.');
  expect(changed.texts.en).toBe('Saw.');
  expect(states(changed)).toEqual(['original', 'stale', 'stale', 'missing']);
  expect(accept(changed, 'de')).toBe(changed);
  expect(states(accept({ ...changed, hash: '3' }, 'zu'))).toEqual(['original', 'stale', 'fresh', 'missing']);
});

test('a translation can be removed and restored', () => {
  const removed = translate(paragraph, 'de', undefined);
  expect(states(removed)).toEqual(['original', 'missing', 'stale', 'missing']);
  expect(translate(removed, 'de', 'Säg.')).toEqual(paragraph);
});

test('choosing the language of the other side swaps the two languages', () => {
  expect(choose(['en', 'de'], 1, 'zu')).toEqual(['en', 'zu']);
  expect(choose(['en', 'de'], 0, 'zu')).toEqual(['zu', 'de']);
  expect(choose(['en', 'de'], 0, 'de')).toEqual(['de', 'en']);
  expect(choose(['en', 'de'], 1, 'en')).toEqual(['de', 'en']);
});
