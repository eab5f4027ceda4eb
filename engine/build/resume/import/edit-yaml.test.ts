import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { addEntry, setFields } from './edit-yaml.ts';

test('an entry is added first or last, and formatted like its neighbours', () => {
  const list = '# Mine\n\n- { key: a, start: 2001 } # a remark\n- { key: b }\n';
  expect(addEntry(list, [], { key: 'c' }, 'last')).toBe(`${list}- { key: c }\n`);
  expect(addEntry(list, [], { key: 'c' }, 'first')).toBe(list.replace('- {', '- { key: c }\n- {'));
});

test('the first entry of an empty list is written on its own lines, below the comments', () => {
  expect(addEntry('# Mine\n\n[]\n', [], { key: 'c' }, 'first')).toBe('# Mine\n\n- key: c\n');
  expect(addEntry('# Mine\nnames: []\nmore: 1\n', ['names'], 'c', 'last')).toBe('# Mine\nnames:\n  - c\nmore: 1\n');
});

test('a change is indented like the rest of the file', () => {
  const four = 'work:\n    # When\n    since: 2020-01 # or so\n\n    modes:\n        - remote\n';
  expect(setFields(four, [{ path: ['work', 'modes'], value: ['remote', 'onsite'] }])).toBe(`${four}        - onsite\n`);
  const flat = 'projects:\n- loom\nfillers: []\n';
  expect(addEntry(flat, ['projects'], 'new', 'last')).toBe('projects:\n- loom\n- new\nfillers: []\n');
});

test('a file with several indents stays valid after a change', () => {
  const wide = '# Mine\n-   key: a\n    skills:\n        - go\n';
  const added = addEntry(wide, [], { key: 'b', skills: ['go', 'ts'] }, 'first');
  expect(parse(added)).toEqual([
    { key: 'b', skills: ['go', 'ts'] },
    { key: 'a', skills: ['go'] },
  ]);
  const mixed = 'one:\n    text: same\ntwo:\n  text: same\nthree: old\n';
  const changed = setFields(mixed, [{ path: ['one', 'more'], value: 'new' }]);
  expect(parse(changed)).toEqual({ one: { text: 'same', more: 'new' }, two: { text: 'same' }, three: 'old' });
});
