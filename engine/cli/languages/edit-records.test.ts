import { expect, test } from 'vitest';
import { addRecord, removeRecord, setOffered } from './edit-records.ts';

const site = `# The site.
name: Ada
languages:
  - { code: en, offered: true } # first
  # spoken at home
  - { code: sv, offered: true }
  - code: cs
    offered: false
    fallback: source

lastDay: null
`;

test('addRecord appends a language, and removeRecord restores the original text', () => {
  const after = addRecord(site, { code: 'sk' });
  expect(after).toContain('    fallback: source\n  - { code: sk, offered: false }\n\nlastDay');
  expect(removeRecord(after, 'sk')).toBe(site);
});

test('removing a language keeps everything else, comments included', () => {
  expect(removeRecord(site, 'sv')).toBe(site.replace('  - { code: sv, offered: true }\n', ''));
  expect(removeRecord(site, 'cs')).toBe(site.replace(/ {2}- code: cs[\s\S]*source\n/, ''));
});

test('setOffered changes one word, in a record on one line or on several', () => {
  expect(setOffered(site, 'sv', false)).toBe(site.replace('code: sv, offered: true', 'code: sv, offered: false'));
  expect(setOffered(site, 'cs', true)).toBe(site.replace('offered: false', 'offered: true'));
});

test('throws for a list in one line, a missing list, and a record without `offered`', () => {
  expect(() => addRecord('languages: [{ code: en, offered: true }]\n', { code: 'sk' })).toThrow('on a line of its own');
  expect(() => addRecord('name: Ada\n', { code: 'sk' })).toThrow('lists no languages');
  expect(() => setOffered('languages:\n  - { code: sv }\n', 'sv', true)).toThrow(
    'the language sv has no field offered',
  );
});
