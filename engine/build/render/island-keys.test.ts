// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source code.
import { expect, test } from 'vitest';
import { textKeysIn } from './island-keys.ts';

test.each([
  ["t('present')", ['present']],
  ["t$1('present')", ['present']],
  ["t(many ? 'one_key' : last && 'past')", ['one_key', 'past']],
  ['t(`present`)', ['present']],
  ["const words = { rise: 'glider_rise' }; t(words[move])", ['glider_rise']],
  ["join(['nav_theme', 'nav_label'].map(t))", ['nav_theme', 'nav_label']],
  ["t('nav_theme', { name: t('past'), title: 'plain' })", ['nav_theme', 'past']],
  ["is('present'); part.t('past'); `glider_${move}`; 'Not_a_key'; 'not a_key'", []],
])('%s uses the text keys %j', (code, words) => {
  expect(textKeysIn(code, 'a.tsx')).toEqual(words);
});

test('a computed text key throws with the file and the key', () => {
  expect(() => textKeysIn('t(`glider_${move}`)', 'src/a.tsx')).toThrow(
    'src/a.tsx: a text key must be a literal, not `glider_${…}`',
  );
});
