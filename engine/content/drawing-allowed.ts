import type { Element } from '@xmldom/xmldom';
import { _collections } from 'svgo';

const { attrsGroups, editorNamespaces, elems } = _collections;
const svg = 'http://www.w3.org/2000/svg';
const links = [null, 'http://www.w3.org/1999/xlink'];
const harmless = [null, svg, ...links, 'http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'];

/** SVG has them, and they run, change attributes later or load files. */
const active = /^(script|foreignObject|set|animate.*|mpath|feImage|cursor|color-profile|font-face-.*|tref|altGlyph.*)$/;
const attributes = new Set(
  [
    ...Object.values(elems).flatMap((one) => [...(one.attrs ?? [])]),
    ...Object.values(attrsGroups).flatMap((g) => [...g]),
  ].filter((name) => !/^on/i.test(name)),
);
const newer =
  /^(href|data-[\w-]+|aria-[\w-]+|role|lang|paint-order|mix-blend-mode|isolation|transform-origin|vector-effect|mask-type|white-space)$/;
const functions =
  /^(|var|calc|min|max|clamp|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|translate[xyz3d]*|scale[xyz3d]*|rotate[xyz3d]*|skew[xy]?|matrix(3d)?|cubic-bezier|steps|linear|and|or|not|is|where|has|nth-[\w-]+|lang|blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia|inset|circle|ellipse|polygon|path)$/i;
const rules = /^(media|supports|keyframes)$/i;
const inside =
  /url\(\s*(["']?)(#[^\s"'()\\]+|data:(image\/(png|jpeg|gif|webp|avif)|font\/\w+);base64,[\w+/=\s]*)\1\s*\)/gi;

/** What an element of a drawing has that is not on the list of what is allowed. */
export function notAllowed(element: Element): string[] {
  const { namespaceURI, prefix, tagName } = element;
  const name = element.localName ?? '';
  if (editorNamespaces.has(namespaceURI ?? '') || isWithin(element)) return [];
  if (namespaceURI !== svg || prefix || !(name in elems) || active.test(name))
    return [`a drawing may not hold <${tagName}>`];
  const found = name === 'style' ? inStyle(element.textContent ?? '') : [];
  for (const { name: attribute, localName, namespaceURI: space, value } of element.attributes) {
    if (editorNamespaces.has(space ?? '') || attribute === 'xmlns' || attribute.startsWith('xmlns:')) continue;
    const known = attributes.has(attribute) || newer.test(attribute);
    if (/^on/i.test(attribute)) found.push(`a drawing may not hold the event handler ${attribute}`);
    else if (localName === 'href' && links.includes(space)) found.push(...inLink(name, value));
    else if (!harmless.includes(space) || !known) found.push(`a drawing may not hold the attribute ${attribute}`);
    else if (attribute === 'style' || attrsGroups.presentation?.has(attribute)) found.push(...inStyle(value));
    else if (/url\(/i.test(value.replace(inside, ''))) found.push(fromElsewhere);
  }
  return found;
}

/** What lies in these goes with them: the one is refused, the other taken out. */
function isWithin({ parentNode }: Element): boolean {
  for (let above = parentNode; above; above = above.parentNode)
    if (/^(foreignObject|metadata)$/.test(above.nodeName)) return true;
  return false;
}

const fromElsewhere = 'a drawing may load nothing from elsewhere: put it into the drawing';

function inLink(name: string, value: string): string[] {
  if (/^\s*(java|vb)\s*script\s*:/i.test(value.replace(/[\s\p{Cc}]/gu, '')))
    return ['a drawing may not hold javascript:'];
  // Where a link leads is loaded by nobody.
  const allowed = name === 'a' ? /^(https?:|mailto:|#|\/)/i : /^\s*(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/i;
  return allowed.test(value) ? [] : [fromElsewhere];
}

function inStyle(style: string): string[] {
  if (style.includes('\\')) return ['a style in a drawing may not hold \\'];
  const rest = style.replace(inside, '');
  const called = [...rest.matchAll(/([\w-]*)\(/g)].map(([, one = '']) => one);
  const at = [...rest.matchAll(/@([\w-]*)/g)].map(([, one = '']) => one);
  if (called.some((one) => /^url$/i.test(one)) || at.some((one) => /^import$/i.test(one))) return [fromElsewhere];
  return [
    ...called.filter((one) => !functions.test(one)).map((one) => `a style in a drawing may not hold ${one}()`),
    ...at.filter((one) => !rules.test(one)).map((one) => `a style in a drawing may not hold @${one}`),
  ];
}
