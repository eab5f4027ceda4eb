import { DOMParser, type Document, type Element } from '@xmldom/xmldom';

/** Parses a built page or a part of one. */
export function parsePage(html: string): Document {
  return new DOMParser({ onError: () => undefined }).parseFromString(html, 'text/html');
}

/** The elements with these names below another, in the order of the document; all where none is named. */
export function elementsIn(root: Element, ...names: string[]): Element[] {
  const all = [...(root.getElementsByTagName('*') as unknown as Iterable<Element>)];
  return names.length === 0 ? all : all.filter(({ tagName }) => names.includes(tagName.toLowerCase()));
}
