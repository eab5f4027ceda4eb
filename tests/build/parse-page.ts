import { DOMParser, type Document, type Element } from '@xmldom/xmldom';

export function parsePage(html: string): Document {
  return new DOMParser({ onError: () => undefined }).parseFromString(html, 'text/html');
}

export function elementsIn(root: Element, ...names: string[]): Element[] {
  const all = [...(root.getElementsByTagName('*') as unknown as Iterable<Element>)];
  return names.length === 0 ? all : all.filter(({ tagName }) => names.includes(tagName.toLowerCase()));
}
