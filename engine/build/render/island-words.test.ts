// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source code.
import { expect, test } from 'vitest';
import { wordsIn } from './island-words.ts';

test.each([
  ["t('present')", ['present']],
  ["t$1('present')", ['present']],
  ["t(many ? 'one_key' : last && 'past')", ['one_key', 'past']],
  ['t(`present`)', ['present']],
  ["const words = { rise: 'glider_rise' }; t(words[move])", ['glider_rise']],
  ["join(['nav_theme', 'nav_label'].map(t))", ['nav_theme', 'nav_label']],
  ["t('nav_theme', { name: t('past'), title: 'plain' })", ['nav_theme', 'past']],
  ["is('present'); part.t('past'); `glider_${move}`; 'Not_a_key'; 'not a_key'", []],
])('%s asks for %j', (code, words) => {
  expect(wordsIn(code, 'a.tsx')).toEqual(words);
});

test('a computed key is refused, because it could not be found', () => {
  expect(() => wordsIn('t(`glider_${move}`)', 'src/a.tsx')).toThrow(
    'src/a.tsx: a text key must be a literal, not `glider_${…}`',
  );
});
