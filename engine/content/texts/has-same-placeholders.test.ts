import { expect, test } from 'vitest';
import { hasSamePlaceholders } from './read-dictionaries.ts';

test.each([
  ['jobs', 'Hello {{name}}', 'Hej {{name}}', 'sv', true],
  ['jobs', 'Hej', 'Hello {{name}}', 'sv', false],
  ['jobs_two', 'وظيفتان', '{{count}} jobs', 'ar', true],
  ['jobs_few', 'وظائف', '{{count}} jobs', 'ar', false],
  ['jobs_two', 'وظيفتان', '{{count}} jobs at {{place}}', 'ar', false],
  // In Polish `one` is only for the number 1, `few` for many numbers.
  ['jobs_one', 'praca', '{{count}} job', 'pl', true],
  ['jobs_few', 'prace', '{{count}} jobs', 'pl', false],
  // Japanese has one form for all numbers.
  ['jobs_other', '仕事', '{{count}} jobs', 'ja', false],
])('%s: %j has the placeholders that %j needs in %s: %s', (key, text, source, tag, alike) => {
  expect(hasSamePlaceholders(key, text, source, tag)).toBe(alike);
});
