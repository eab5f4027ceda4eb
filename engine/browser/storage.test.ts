import { expect, test } from 'vitest';
import { breakStorage } from '../../tests/support/dom.ts';
import { passScroll, readStored, receiveScroll, writeStored } from './storage.ts';

test('reads a stored value, or null if nothing is stored', () => {
  expect(readStored('theme')).toBeNull();
  expect(writeStored('theme', 'dark')).toBe(true);
  expect(readStored('theme')).toBe('dark');
});

test('writing to full storage returns false and keeps the old value', () => {
  writeStored('theme', 'dark');
  breakStorage('full');
  expect(writeStored('theme', 'light')).toBe(false);
  expect(readStored('theme')).toBe('dark');
});

test('blocked storage behaves like empty storage and does not throw', () => {
  breakStorage('blocked');
  expect(writeStored('theme', 'dark')).toBe(false);
  expect(readStored('theme')).toBeNull();
  expect(() => passScroll(100)).not.toThrow();
  expect(receiveScroll()).toBe(0);
});

test('the next page receives a passed scroll position only once', () => {
  expect(receiveScroll()).toBe(0);
  passScroll(432);
  expect(receiveScroll()).toBe(432);
  expect(receiveScroll()).toBe(0);
});
