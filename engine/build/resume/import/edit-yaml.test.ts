import { expect, test } from 'vitest';
import { addEntry } from './edit-yaml.ts';

test('an entry is added first or last, and looks like its neighbours', () => {
  const list = '# Mine\n\n- { key: a, start: 2001 } # a remark\n- { key: b }\n';
  expect(addEntry(list, [], { key: 'c' }, 'last')).toBe(`${list}- { key: c }\n`);
  expect(addEntry(list, [], { key: 'c' }, 'first')).toBe(list.replace('- {', '- { key: c }\n- {'));
});

test('an empty list gets its first entry in lines of its own, below its comments', () => {
  expect(addEntry('# Mine\n\n[]\n', [], { key: 'c' }, 'first')).toBe('# Mine\n\n- key: c\n');
  expect(addEntry('# Mine\nnames: []\nmore: 1\n', ['names'], 'c', 'last')).toBe('# Mine\nnames:\n  - c\nmore: 1\n');
});
