import { DOMImplementation, type Element, NAMESPACE, XMLSerializer } from '@xmldom/xmldom';

export type XmlChild = Element | string | undefined;

export type MakeElement = (
  name: string,
  attributes?: Readonly<Record<string, string | undefined>>,
  ...children: readonly XmlChild[]
) => Element;

/** Characters that XML 1.0 cannot contain: https://www.w3.org/TR/xml/#charsets */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes control characters that XML cannot contain, and replaces unpaired surrogates. */
export function xmlText(text: string): string {
  return text.toWellFormed().replace(notXml, '');
}

const factory = new DOMImplementation().createDocument(null, '', null);

/** Makes elements as a tree, so that the result is well-formed; the namespace is null for none, as in RSS. */
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
 * A document in UTF-8. Throws where the tree cannot be written as well-formed XML.
 * @param styles address of a style sheet, for browsers
 */
export function formatXml(root: Element, styles: string): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<?xml-stylesheet type="text/css" href="${styles}"?>`,
    new XMLSerializer().serializeToString(root, { requireWellFormed: true }),
    '',
  ].join('\n');
}
