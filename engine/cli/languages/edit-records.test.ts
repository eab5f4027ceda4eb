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

test('a language is written behind the others, and taken out without a trace', () => {
  const after = addRecord(site, { code: 'sk' });
  expect(after).toContain('    fallback: source\n  - { code: sk, offered: false }\n\nlastDay');
  expect(removeRecord(after, 'sk')).toBe(site);
});

test('comments around a language that goes stay, as does all else', () => {
  expect(removeRecord(site, 'sv')).toBe(site.replace('  - { code: sv, offered: true }\n', ''));
  expect(removeRecord(site, 'cs')).toBe(site.replace(/ {2}- code: cs[\s\S]*source\n/, ''));
});

test('offering changes one word, however the record is written', () => {
  expect(setOffered(site, 'sv', false)).toBe(site.replace('code: sv, offered: true', 'code: sv, offered: false'));
  expect(setOffered(site, 'cs', true)).toBe(site.replace('offered: false', 'offered: true'));
});

test('what cannot be edited line by line says so', () => {
  expect(() => addRecord('languages: [{ code: en, offered: true }]\n', { code: 'sk' })).toThrow('on a line of its own');
  expect(() => addRecord('name: Ada\n', { code: 'sk' })).toThrow('lists no languages');
  expect(() => setOffered('languages:\n  - { code: sv }\n', 'sv', true)).toThrow('does not say of sv');
});
