import { beforeEach, expect, test } from 'vitest';
import { click, find, press, showPage } from '../../tests/support/dom.ts';
import { startIntro } from './intro-end.browser.ts';

const { dataset } = document.documentElement;

beforeEach(() => {
  dataset.intro = '';
  showPage('<div id="intro"><p>Name</p><button data-action="end-intro">Skip</button></div>');
});

test('the introduction ends with its own animation, not with the animation of a child', () => {
  startIntro();
  find('p').dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(dataset.intro).toBe('');
  find('#intro').dispatchEvent(new Event('animationend', { bubbles: true }));
  expect(dataset.intro).toBeUndefined();
});

test('the skip button ends the introduction', () => {
  startIntro();
  click('button');
  expect(dataset.intro).toBeUndefined();
});

test('Escape ends the introduction, other keys do not', () => {
  startIntro();
  press('a');
  expect(dataset.intro).toBe('');
  press('Escape');
  expect(dataset.intro).toBeUndefined();
});

test('a page without an introduction is left unchanged', () => {
  showPage('');
  startIntro();
  press('Escape');
  expect(dataset.intro).toBe('');
});
