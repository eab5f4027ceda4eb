import { beforeEach, expect, test, vi } from 'vitest';
import { find, settle, showPage, stubDialogs } from '../../tests/support/dom.ts';
import { startJoke } from './joke-end.browser.ts';

const joke = () => find<HTMLDialogElement>('#joke');

beforeEach(() => {
  vi.useFakeTimers();
  stubDialogs();
  showPage('<dialog id="joke">L 😂 L</dialog>');
});

test('the joke closes by itself after two seconds, each time', async () => {
  startJoke();
  for (const _time of [1, 2]) {
    joke().showModal();
    await settle();
    vi.advanceTimersByTime(1999);
    expect(joke().open).toBe(true);
    vi.advanceTimersByTime(1);
    expect(joke().open).toBe(false);
    await settle();
  }
});

test('the joke lasts two seconds again when opened after an early close', async () => {
  startJoke();
  joke().showModal();
  await settle();
  vi.advanceTimersByTime(1500);
  joke().close();
  await settle();
  joke().showModal();
  await settle();
  vi.advanceTimersByTime(1500);
  expect(joke().open).toBe(true);
});

test('a joke opened before the script loads closes after two seconds, too', () => {
  joke().showModal();
  startJoke();
  vi.advanceTimersByTime(2000);
  expect(joke().open).toBe(false);
});

test('startJoke does not throw on a page without the joke', () => {
  showPage('');
  expect(startJoke).not.toThrow();
});
