import { expect, test } from 'vitest';
import { breakStorage } from '../../tests/support/dom.ts';
import { passScroll, readStored, receiveScroll, writeStored } from './storage.ts';

test('what is stored is read', () => {
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(true);
  expect(readStored('theme')).toBe('dark');
});

test('writing to a full storage fails, and its content stays', () => {
  writeStored('theme', 'dark');
  breakStorage('full');
  expect(writeStored('theme', 'light')).toBe(false);
  expect(readStored('theme')).toBe('dark');
});

test('a blocked storage is an empty one', () => {
  breakStorage('blocked');
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(readStored('theme')).toBeNull();
  expect(() => passScroll(100)).not.toThrow();
  expect(receiveScroll()).toBe(0);
});

test('the place of the page before is taken over once', () => {
  expect(receiveScroll()).toBe(0);
  passScroll(432);
  expect(receiveScroll()).toBe(432);
  expect(receiveScroll()).toBe(0);
});
