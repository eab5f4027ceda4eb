import type { Element } from '@xmldom/xmldom';
import { _collections } from 'svgo';
import {
  loadsExternalFile,
  noExternalFiles,
  problemsOfDeclarations,
  problemsOfStylesheet,
  problemsOfValue,
} from './drawing-styles.ts';

const { attrsGroups, editorNamespaces, elems } = _collections;
const svg = 'http://www.w3.org/2000/svg';
const links = [null, 'http://www.w3.org/1999/xlink'];
const harmless = [null, svg, ...links, 'http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'];

/** Elements and attributes of SVG that run code, animate attributes or load files. */
const active = /^(script|foreignObject|set|animate.*|mpath|feImage|cursor|color-profile|font-face-.*|tref|altGlyph.*)$/;
const attributes = new Set(
  [
    ...Object.values(elems).flatMap((one) => [...(one.attrs ?? [])]),
    ...Object.values(attrsGroups).flatMap((g) => [...g]),
  ].filter((name) => !/^on/i.test(name)),
);
const newer =
  /^(href|data-[\w-]+|aria-[\w-]+|role|lang|paint-order|mix-blend-mode|isolation|transform-origin|vector-effect|mask-type|white-space)$/;

/** What is not allowed in an element of a drawing. */
export function findForbidden(element: Element): string[] {
  const { namespaceURI, prefix, tagName } = element;
  const name = element.localName ?? '';
  if (editorNamespaces.has(namespaceURI ?? '')) return [];
  if (namespaceURI !== svg || prefix || !(name in elems) || active.test(name))
    return [`a drawing must not contain <${tagName}>`];
  const found = name === 'style' ? problemsOfStylesheet(element.textContent ?? '') : [];
  for (const { name: attribute, localName, namespaceURI: space, value } of element.attributes) {
    if (editorNamespaces.has(space ?? '') || attribute === 'xmlns' || attribute.startsWith('xmlns:')) continue;
    const known = attributes.has(attribute) || newer.test(attribute);
    if (/^on/i.test(attribute)) found.push(`a drawing must not contain the event handler ${attribute}`);
    else if (localName === 'href' && links.includes(space)) found.push(...problemsOfLink(name, value));
    else if (!harmless.includes(space) || !known) found.push(`a drawing must not contain the attribute ${attribute}`);
    else if (attribute === 'style') found.push(...problemsOfDeclarations(value));
    else if (attrsGroups.presentation?.has(attribute)) found.push(...problemsOfValue(value));
    else if (loadsExternalFile(value)) found.push(noExternalFiles);
  }
  return found;
}

function problemsOfLink(name: string, value: string): string[] {
  if (/^\s*(java|vb)\s*script\s*:/i.test(value.replace(/[\s\p{Cc}]/gu, '')))
    return ['a drawing must not contain javascript:'];
  // The target of a link is not loaded.
  if (name === 'a')
    return /^(https?:|mailto:|tel:|#|\/)/i.test(value)
      ? []
      : ['a link in a drawing must lead to https:, http:, mailto: or tel:, or to a page of this site, such as /about'];
  return /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/i.test(value) ? [] : [noExternalFiles];
}
