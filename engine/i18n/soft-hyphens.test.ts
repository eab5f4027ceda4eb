import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

const shown = (text: string, language: string, words?: Record<string, Record<string, string>>) =>
  softHyphens(text, language, words).replaceAll('\u00ad', '|');

test('hyphenates a long isiZulu word after its syllables, with at least three letters on either side', () => {
  expect(shown('Kungani ungumthuthukisi we-JavaScript', 'zu')).toBe('Kungani ungu|mthu|thu|kisi we-JavaScript');
  expect(shown('njengomthuthukisi', 'zu')).toBe('nje|ngo|mthu|thu|kisi');
});

test('in other languages hyphenates only words listed for that language, in any letter case', () => {
  const listed = { de: { entwicklerwerkzeuge: 'Entwickler\u00adwerk\u00adzeuge' } };
  expect(shown('Meine ENTWICKLERWERKZEUGE, meine Entwicklerwerkzeuge', 'de', listed)).toBe(
    'Meine ENTWICKLER|WERK|ZEUGE, meine Entwickler|werk|zeuge',
  );
  expect(shown('Meine Entwicklerwerkzeuge', 'en', listed)).toBe('Meine Entwicklerwerkzeuge');
});

test('does not hyphenate short words', () => {
  expect(shown('Amathuluzi ami', 'zu')).toBe('Ama|thu|luzi ami');
  expect(shown('Ukubhala', 'zu')).toBe('Ukubhala');
});
