import { expect, test } from 'vitest';
import { promptFor } from './questions.ts';

test('an answer that is offered is replaced by what is typed, and taken where nothing is', () => {
  const check = (answer: string) => (answer.startsWith('https://') ? undefined : 'no address');
  const { validate, ...shown } = promptFor('Address', 'https://lea.example', check);
  expect(shown).toEqual({
    message: 'Address',
    placeholder: 'https://lea.example',
    defaultValue: 'https://lea.example',
  });
  expect([validate(''), validate('lea')]).toEqual([undefined, 'no address']);
});

test('where nothing is offered, something has to be typed', () => {
  expect(promptFor('Name').validate('')).toBe('Something is needed here.');
});
