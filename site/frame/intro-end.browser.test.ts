import { beforeEach, expect, test } from 'vitest';
import { click, find, press, showPage } from '../../tests/support/dom.ts';
import { startIntro } from './intro-end.browser.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  dataset.intro = '';
  showPage('<div id="intro"><p>Name</p><button data-action="end-intro">Skip</button></div>');
});

test('it ends with its own animation, not with that of a part', () => {
  startIntro();
  find('p').dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(dataset.intro).toBe('');
  find('#intro').dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(dataset.intro).toBeUndefined();
});

test('its button ends it', () => {
  startIntro();
  click('button');
  expect(dataset.intro).toBeUndefined();
});

test('Escape ends it, other keys do not', () => {
  startIntro();
  press('a');
  expect(dataset.intro).toBe('');
  press('Escape');
  expect(dataset.intro).toBeUndefined();
});

test('a page without one is left alone', () => {
  showPage('');
  startIntro();
  press('Escape');
  expect(dataset.intro).toBe('');
});
