import { JSDOM } from 'jsdom';
import type { SitePath } from '../../engine/routes/addresses.ts';
import { readPage } from './built-pages.ts';

// Finds elements by role and accessible name, in built pages and in components that a test shows.

const selectors = {
  article: 'article',
  banner: 'header:not(:is(main, article, section) *)',
  button: 'button',
  checkbox: '[type=checkbox]',
  combobox: 'select',
  contentinfo: 'footer:not(:is(main, article, section) *)',
  definition: 'dd',
  dialog: 'dialog',
  figure: 'figure',
  group: 'fieldset, [role=group]',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""]), svg',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  paragraph: 'p',
  region: 'section[aria-label], section[aria-labelledby]',
  searchbox: '[type=search]',
  slider: '[type=range]',
  textbox: 'textarea, input:not(:is([type=checkbox], [type=radio], [type=range], [type=search]))',
  time: 'time',
} as const;

type Role = keyof typeof selectors;
type Place = Document | Element;

/** Elements that are not shown until somebody opens them, or that are not text. */
const hiddenSelector =
  '[hidden], [popover], dialog:not([open]), details:not([open]) > :not(summary), noscript, template, script, style';
const inaccessibleSelector = `${hiddenSelector}, [aria-hidden=true]`;

const { DOMParser } = new JSDOM().window;
const pages = new Map<SitePath, Document>();

/** The document of a built page. */
export function openBuilt(path: SitePath): Document {
  const page = pages.get(path) ?? new DOMParser().parseFromString(readPage(path), 'text/html');
  pages.set(path, page);
  return page;
}

/** The elements with a role in a place, in document order: all, or those whose complete name, or else text, matches. */
export function all(place: Place, role: Role, name?: string | RegExp): Element[] {
  const named = (part: Element) =>
    name === undefined || (typeof name === 'string' ? nameOf(part) === name : name.test(nameOf(part)));
  return [...place.querySelectorAll(selectors[role])].filter((part) => !isInaccessible(part, place) && named(part));
}

/** The only element with a role, or with a role and a name. */
export function one(place: Place, role: Role, name?: string | RegExp): Element {
  const found = all(place, role, name);
  const [part] = found;
  if (!part || found.length > 1) throw new Error(`${found.length} times: ${role} ${name ?? ''}`);
  return part;
}

/** The text of an element that a reader sees. */
export const textOf = (part: Element) => textWithout(part, hiddenSelector);

export const textsOf = (parts: Iterable<Element>) => [...parts].map(textOf);

export const hrefOf = (link: Element) => link.getAttribute('href');

function isInaccessible(part: Element, place: Place): boolean {
  const hiddenAncestor = part.closest(inaccessibleSelector);
  return hiddenAncestor !== null && hiddenAncestor !== place && place.contains(hiddenAncestor);
}

function nameOf(part: Element): string {
  const ids = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => part.ownerDocument.getElementById(id)?.textContent ?? '');
  const [label] = (part as HTMLInputElement).labels ?? [];
  return (
    labels.join(' ') ||
    part.getAttribute('aria-label') ||
    part.getAttribute('alt') ||
    (label
      ? textWithout(label, `${inaccessibleSelector}, input, select, textarea`)
      : textWithout(part, inaccessibleSelector))
  ).trim();
}

function textWithout(part: Element, selector: string): string {
  const copy = part.cloneNode(true) as Element;
  for (const one of copy.querySelectorAll(selector)) one.remove();
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
