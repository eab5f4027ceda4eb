import { beforeEach, expect, test, vi } from 'vitest';
import { find, press, showPage } from '../../tests/support/dom.ts';
import { startCommandShortcut } from './command-shortcut.ts';

const open = vi.fn();

beforeEach(() => {
  open.mockClear();
  showPage('<button aria-keyshortcuts="Control+K Meta+K"></button><dialog id="menu"></dialog>');
  find('button').addEventListener('click', open);
  startCommandShortcut();
});

test.each([
  ['Ctrl', 'k', { ctrlKey: true }],
  ['⌘', 'k', { metaKey: true }],
  ['Ctrl with caps lock', 'K', { ctrlKey: true }],
])('%s and K click the button of the command menu', (_name, key, keys) => {
  expect(press(key, keys)).toBe(false);
  expect(open).toHaveBeenCalledOnce();
});

test.each([
  ['K alone', 'k', {}],
  ['Ctrl and another key', 'j', { ctrlKey: true }],
  ['Ctrl, Shift and K', 'K', { ctrlKey: true, shiftKey: true }],
  ['Ctrl, Alt and K', 'k', { ctrlKey: true, altKey: true }],
])('leaves %s to the browser', (_name, key, keys) => {
  expect(press(key, keys)).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test('does not open the command menu while another dialog is open', () => {
  find<HTMLDialogElement>('dialog').open = true;
  expect(press('k', { ctrlKey: true })).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

test('leaves the shortcut to the browser on a page without the button', () => {
  showPage('');
  expect(press('k', { ctrlKey: true })).toBe(true);
});
