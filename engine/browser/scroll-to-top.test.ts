import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, showPage } from '../../tests/support/dom.ts';
import { startScrollToTop } from './scroll-to-top.ts';

function scrollTo(top: number, height = 1500): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  vi.stubGlobal('scrollY', top);
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 500);
  vi.stubGlobal('scrollTo', vi.fn());
  showPage('<h1 tabindex="-1">Title</h1><button hidden data-action="scroll-to-top" data-threshold="20"></button>');
  startScrollToTop();
});

test('shows the button only when the page is scrolled past the threshold', () => {
  scrollTo(200);
  expect(find('button').hidden).toBe(true);
  scrollTo(201);
  expect(find('button').hidden).toBe(false);
  scrollTo(0);
  expect(find('button').hidden).toBe(true);
});

test('hides the button if the page fits into the window after the device is rotated', () => {
  scrollTo(300);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(500);
  dispatchEvent(new Event('resize'));
  expect(find('button').hidden).toBe(true);
});

test('a click on the button scrolls to the top and focuses the heading', () => {
  scrollTo(1000);
  click('button');
  expect(globalThis.scrollTo).toHaveBeenCalledWith({ top: 0 });
  expect(document.activeElement).toBe(find('h1'));
});
