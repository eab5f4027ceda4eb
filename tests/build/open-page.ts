import { JSDOM } from 'jsdom';
import type { SitePath } from '../../engine/routes/addresses.ts';
import { readPage } from '../support/built-files.ts';

// Vitest would create its environment `jsdom` for each file, and each would read the content again.
export const { DOMParser } = new JSDOM().window;

/** A built page to query with selectors, without styles, scripts and SVG, which take long to parse. */
export const openPage = (path: SitePath): Document => parse(readPage(path));

/** A built page without its main part: header, menus and footer. */
export const openWithoutMain = (path: SitePath): Document => parse(readPage(path).replace(/<main\b.*<\/main>/s, ''));

const parse = (html: string) =>
  new DOMParser().parseFromString(html.replace(/<(style|script|svg)\b.*?<\/\1>/gs, ''), 'text/html');

/** The elements that a selector finds. */
export const all = <Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found[] => [
  ...root.querySelectorAll<Found>(selector),
];

/** The one element that a selector finds. */
export function one<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const [found, ...more] = all<Found>(root, selector);
  if (!found || more.length > 0) throw new Error(`${selector} finds ${more.length + (found ? 1 : 0)} elements`);
  return found;
}

/** The text of an element, on one line. */
export const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The part of a page under a heading. */
export function sectionOf(page: ParentNode, heading: string): Element {
  const section = all(page, 'h2')
    .find((one) => wordsOf(one) === heading)
    ?.closest('section');
  if (!section) throw new Error(`no section is called ${heading}`);
  return section;
}
