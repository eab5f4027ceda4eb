import { expect, test } from 'vitest';
import { nameClasses, shortNames } from './short-classes.ts';

test('class names are short and unique, and none starts with “ad”', () => {
  const names = shortNames();
  const many = Array.from({ length: 5000 }, () => names.next().value);
  expect(new Set(many).size).toBe(many.length);
  expect(many[0]).toBe('AA');
  expect(many.filter((name) => !/^[A-Z][A-Za-z]{1,2}$/.test(name) || /^ad/i.test(name))).toEqual([]);
});

test('each class of each style sheet has its own name, regardless of the order of the sheets', () => {
  const sheets = { 'b.module.css': '.a, .a:hover .b { margin: 0.5em }', 'a.module.css': '.a {}' };
  const names = nameClasses(sheets);
  expect(Object.fromEntries(names)).toEqual({ 'a.module.css.a': 'AA', 'b.module.css.a': 'AB', 'b.module.css.b': 'AC' });
  expect(nameClasses(Object.fromEntries(Object.entries(sheets).reverse()))).toEqual(names);
});
