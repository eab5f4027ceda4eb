import { beforeEach, expect, test, vi } from 'vitest';
import { find, showPage, stubIntersectionObserver } from '../../tests/support/dom.ts';
import { markContents } from './contents.ts';

let observers: ReturnType<typeof stubIntersectionObserver>;

beforeEach(() => {
  observers = stubIntersectionObserver();
  vi.stubGlobal('innerHeight', 900);
  showPage(`
    <nav data-contents><a href="#one">one</a><a href="#zwei-%C3%A4">two</a><a href="#lost">lost</a></nav>
    <h2 id="one"></h2><h2 id="zwei-ä"></h2>`);
  markContents();
});

function scroll(one: number, two: number): (string | null)[] {
  for (const [id, top] of [
    ['one', one],
    ['zwei-ä', two],
  ] as const)
    vi.spyOn(find(`[id="${id}"]`), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0));
  observers[0]?.see(find('[id=one]'));
  return [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);
}

test('marks the link to the last heading in or above the upper third of the window', () => {
  expect(scroll(400, 800)).toEqual([]);
  expect(scroll(299, 800)).toEqual(['one']);
  expect(scroll(-200, 299)).toEqual(['two']);
  expect(scroll(100, 301)).toEqual(['one']);
});

test('observes nothing on a page without a table of contents', () => {
  showPage('<h2 id="one"></h2>');
  markContents();
  expect(observers[1]?.observed.size).toBe(0);
});
