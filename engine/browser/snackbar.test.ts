import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, showPage } from '../../tests/support/dom.ts';
import { notify } from './notify.ts';
import { startSnackbar } from './snackbar.ts';

const shown = () => [...document.querySelectorAll<HTMLElement>('#snackbar [data-kind]')];
const texts = () => shown().map((message) => message.querySelector('p')?.textContent);
/** Longer than a message is shown. */
const wait = () => vi.runOnlyPendingTimers();

beforeEach(() => {
  vi.useFakeTimers();
  showPage(
    '<a href="/">link</a><div id="snackbar" role="status"><template><div><p></p><button type="button">close</button></div></template></div>',
  );
  startSnackbar();
});

test('a message is shown with its kind, and disappears automatically', () => {
  notify('Link copied');
  expect(texts()).toEqual(['Link copied']);
  expect(shown()[0]?.dataset.kind).toBe('success');
  wait();
  expect(texts()).toEqual([]);
});

test('a new message replaces the current message at once', () => {
  notify('one');
  notify('two', 'info');
  expect(texts()).toEqual(['two']);
  notify('three', 'error');
  expect(texts()).toEqual(['three']);
});

test('a message is shown for its full duration, also if it replaced another message', () => {
  notify('one');
  vi.advanceTimersByTime(5999);
  notify('two');
  vi.advanceTimersByTime(5999);
  expect(texts()).toEqual(['two']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});

test('the close button removes the message, and the message before it does not return', () => {
  notify('one');
  notify('two');
  click('#snackbar button');
  expect(texts()).toEqual([]);
});

test('an error message does not disappear automatically, but a new message replaces it', () => {
  notify('failed', 'error');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['failed']);
  notify('more');
  expect(texts()).toEqual(['more']);
});

test('a message stays while it has the focus', () => {
  notify('one');
  find('#snackbar button').focus();
  wait();
  expect(texts()).toEqual(['one']);
  find('#snackbar button').blur();
  wait();
  expect(texts()).toEqual([]);
});

test('the focus returns to its previous element when a focused message is closed or replaced', () => {
  find('a').focus();
  notify('one');
  find('#snackbar button').focus();
  notify('two');
  expect(document.activeElement).toBe(find('a'));
  find('#snackbar button').focus();
  click('#snackbar button');
  expect(document.activeElement).toBe(find('a'));
});

test('shows HTML in a message as text', () => {
  notify('<img src=x onerror=alert(1)>');
  expect(texts()).toEqual(['<img src=x onerror=alert(1)>']);
});
