import { beforeEach, expect, test } from 'vitest';
import { breakStorage, click, showPage, stubMedia } from '../../tests/support/dom.ts';
import { applyTheme } from './apply-theme.ts';
import { startTheme } from './theme.ts';

const { dataset } = document.documentElement;
const bars = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]');

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="white"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="black">';
  showPage('<button data-action="theme"></button>');
});

test('a theme is shown, with a colour of the browser’s bars that counts before those of the system', () => {
  applyTheme('dark');
  expect(dataset.theme).toBe('dark');
  const dark = bars()?.content;
  expect(bars()?.hasAttribute('media')).toBe(false);
  applyTheme('light');
  expect(dataset.theme).toBe('light');
  expect(bars()?.content).not.toBe(dark);
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(3);
});

test.each([
  ['day', [], 'dark'],
  ['night', ['(prefers-color-scheme: dark)'], 'light'],
])('the first press turns the %s of the system, and stores it', (_name, media, theme) => {
  stubMedia(...media);
  startTheme();
  click('button');
  expect(dataset.theme).toBe(theme);
  expect(localStorage.getItem('theme')).toBe(theme);
});

test('the next press turns it back, whatever the system says', () => {
  stubMedia('(prefers-color-scheme: dark)');
  startTheme();
  click('button');
  click('button');
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test.each([
  ['in another tab', () => new StorageEvent('storage', { key: 'theme' })],
  ['on a page after this one', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('a theme that was chosen %s is shown', (_name, makeEvent) => {
  startTheme();
  localStorage.setItem('theme', 'dark');
  dispatchEvent(makeEvent());
  expect(dataset.theme).toBe('dark');
});

test('without a storage the theme turns all the same', () => {
  breakStorage('blocked');
  stubMedia();
  startTheme();
  click('button');
  expect(dataset.theme).toBe('dark');
});
