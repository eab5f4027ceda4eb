import { expect, test } from 'vitest';
import { fillsAlike } from './read-dictionaries.ts';

test.each([
  ['jobs', 'Hello {{name}}', 'Hej {{name}}', 'sv', true],
  ['jobs', 'Hej', 'Hello {{name}}', 'sv', false],
  ['jobs_two', 'وظيفتان', '{{count}} jobs', 'ar', true],
  ['jobs_few', 'وظائف', '{{count}} jobs', 'ar', false],
  ['jobs_two', 'وظيفتان', '{{count}} jobs at {{place}}', 'ar', false],
  // In Polish this form is for 1 alone; the other one for many numbers.
  ['jobs_one', 'praca', '{{count}} job', 'pl', true],
  ['jobs_few', 'prace', '{{count}} jobs', 'pl', false],
  // In Japanese there is one form for all numbers.
  ['jobs_other', '仕事', '{{count}} jobs', 'ja', false],
])('%s: %j fills what %j fills, in %s: %s', (key, text, source, tag, alike) => {
  expect(fillsAlike(key, text, source, tag)).toBe(alike);
});
