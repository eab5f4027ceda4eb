import { expect, test } from 'vitest';
import { promptFor } from './questions.ts';

test('shows a suggested answer as placeholder, uses it if nothing is typed, and validates typed answers', () => {
  const check = (answer: string) => (answer.startsWith('https://') ? undefined : 'no address');
  const { validate, ...shown } = promptFor('Address', 'https://lea.example', check);
  expect(shown).toEqual({
    message: 'Address',
    placeholder: 'https://lea.example',
    defaultValue: 'https://lea.example',
  });
  expect([validate(''), validate('lea')]).toEqual([undefined, 'no address']);
});

test('without a suggested answer, an empty answer is rejected', () => {
  expect(promptFor('Name').validate('')).toBe('An answer is required.');
});
