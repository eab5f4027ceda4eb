import { beforeEach, expect, test } from 'vitest';
import { breakStorage, click, showPage, stubMedia } from '../../tests/support/dom.ts';
import { applyTheme } from './apply-theme.ts';
import { startTheme } from './theme.ts';

const { dataset } = document.documentElement;
const themeColor = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]');

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="white"><meta name="theme-color" media="(prefers-color-scheme: dark)" content="black">';
  showPage('<button data-action="theme"></button>');
});

test('applyTheme sets the theme and puts its theme-color element before those that follow the system', () => {
  applyTheme('dark');
  expect(dataset.theme).toBe('dark');
  const dark = themeColor()?.content;
  expect(themeColor()?.hasAttribute('media')).toBe(false);
  applyTheme('light');
  expect(dataset.theme).toBe('light');
  expect(themeColor()?.content).not.toBe(dark);
  expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(3);
});

test.each([
  ['light', [], 'dark'],
  ['dark', ['(prefers-color-scheme: dark)'], 'light'],
])(
  'the first click changes the system’s %s theme to the opposite theme and stores the choice',
  (_name, media, theme) => {
    stubMedia(...media);
    startTheme();
    click('button');
    expect(dataset.theme).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(theme);
  },
);

test('a second click switches back to the system’s theme and stores that theme', () => {
  stubMedia('(prefers-color-scheme: dark)');
  startTheme();
  click('button');
  click('button');
  expect(dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test.each([
  ['in another tab', () => new StorageEvent('storage', { key: 'theme' })],
  [
    'on a later page, before the page is restored from the back/forward cache',
    () => new PageTransitionEvent('pageshow', { persisted: true }),
  ],
])('applies a theme that was chosen %s', (_name, makeEvent) => {
  startTheme();
  localStorage.setItem('theme', 'dark');
  dispatchEvent(makeEvent());
  expect(dataset.theme).toBe('dark');
});

test('the button switches the theme even if storage is blocked', () => {
  breakStorage('blocked');
  stubMedia();
  startTheme();
  click('button');
  expect(dataset.theme).toBe('dark');
});
