import { DOMImplementation, type Element, NAMESPACE, XMLSerializer } from '@xmldom/xmldom';

/** What an element holds; nothing stands for `undefined`. */
export type XmlChild = Element | string | undefined;

/** Makes an element with its attributes and what it holds. */
export type MakeElement = (
  name: string,
  attributes?: Readonly<Record<string, string | undefined>>,
  ...children: readonly XmlChild[]
) => Element;

/** Whatever no character of XML 1.0 is: https://www.w3.org/TR/xml/#charsets. It has no way to write one. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text without what XML cannot hold: control characters go, half of a pair of surrogates is marked. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(notXml, '');
}

/** Elements are made from it, and never put into it. */
const factory = new DOMImplementation().createDocument(null, '', null);

/**
 * Makes elements of a namespace, as a tree: whatever texts and attributes hold, what is written of it is well-formed.
 * @param namespace null where its elements have none, as in RSS
 */
export function elementsOf(namespace: string | null): MakeElement {
  return (name, attributes = {}, ...children) => {
    const element = factory.createElementNS(namespace, name);
    for (const [attribute, value] of Object.entries(attributes))
      if (value !== undefined) element.setAttributeNS(namespaceOf(attribute), attribute, xmlText(value));
    for (const child of children)
      if (child !== undefined)
        element.appendChild(typeof child === 'string' ? factory.createTextNode(xmlText(child)) : child);
    return element;
  };
}

function namespaceOf(attribute: string): string | null {
  if (attribute.startsWith('xmlns:')) return NAMESPACE.XMLNS;
  return attribute.startsWith('xml:') ? NAMESPACE.XML : null;
}

/**
 * Writes a file.
 * @param styles address of the style sheet with which a browser shows it
 */
export function writeXml(root: Element, styles: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<?xml-stylesheet type="text/css" href="${styles}"?>`,
    new XMLSerializer().serializeToString(root, { requireWellFormed: true }),
    '',
  ].join('\n');
}
