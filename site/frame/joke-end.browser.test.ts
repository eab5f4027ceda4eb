import { beforeEach, expect, test, vi } from 'vitest';
import { find, settle, showPage, stubDialogs } from '../../tests/support/dom.ts';
import { startJoke } from './joke-end.browser.ts';

const joke = () => find<HTMLDialogElement>('#joke');

beforeEach(() => {
  vi.useFakeTimers();
  stubDialogs();
  showPage('<dialog id="joke">L 😂 L</dialog>');
});

test('it closes by itself after two seconds, each time', async () => {
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

test('opened again after Escape it has its two seconds', async () => {
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

test('opened before the script was there it closes, too', () => {
  joke().showModal();
  startJoke();
  vi.advanceTimersByTime(2000);
  expect(joke().open).toBe(false);
});

test('a page without one is left alone', () => {
  showPage('');
  expect(startJoke).not.toThrow();
});
