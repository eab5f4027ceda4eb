import { expect, test } from 'vitest';
import { languageOfFile, typeset } from './typography.ts';

/** Non-breaking spaces are shown as a tilde. */
const set = (text: string, code = 'en') => typeset(text, code).replaceAll('\u00a0', '~');

test.each<[string, string, string?]>([
  ['a walk of 1 km, 10 min and 5 %', 'a walk of 1~km, 10~min and 5~%'],
  ['{{count}} min read', '{{count}}~min read'],
  ['3 minutes, 2 men, 4 sheds', '3 minutes, 2 men, 4 sheds'],
  ['wood - and then - iron', 'wood~– and then~– iron'],
  ['wood – iron, 3-4, -5', 'wood~– iron, 3-4, -5'],
  ["the owner's name, it's 'so'", "the owner’s name, it’s 'so'"],
  ['Holz, z. B. Fichte, d.h. weich', 'Holz, z.~B. Fichte, d.~h. weich', 'de'],
  ['Quoi ? « Oui » ; non : 3 h', 'Quoi~? «~Oui~»~; non~: 3~h', 'fr'],
  ['Holz, z. B. Fichte', 'Holz, z.~B. Fichte', 'de-AT'],
  ['« Oui »', '«~Oui~»', 'fr-CA'],
  ['I w Gdyni, i a z kim? Nawa i. Go-z nami', 'I~w~Gdyni, i~a~z~kim? Nawa i. Go-z nami', 'pl'],
  ['Quoi ?', 'Quoi ?'],
])('typesets “%s” as “%s”', (text, expected, code) => {
  expect(set(text, code)).toBe(expected);
  // Typesetting is idempotent.
  expect(set(typeset(text, code ?? 'en'), code)).toBe(expected);
});

test('languageOfFile takes the language from the file name', () => {
  expect(['articles/4-looms/de.mdx', 'pages/uses/pt-BR.mdx'].map(languageOfFile)).toEqual(['de', 'pt-BR']);
});
