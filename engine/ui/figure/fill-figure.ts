import { readFileSync } from 'node:fs';
import { DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import { type FigureUse, labelPlaceholder } from '../../content/mdx/figures.ts';
import type { Picture } from '../../content/pictures/pictures.ts';

export interface FilledFigure {
  viewBox: string;
  inside: string;
}

/** Line height of a label, relative to its type size. */
const leading = 1.2;

/** Puts labels into an inline drawing, one for each placeholder; ` | ` starts a new line. */
export function fillFigure({ source }: Pick<Picture, 'source'>, labels: FigureUse['labels']): FilledFigure {
  const document = new DOMParser().parseFromString(readFileSync(source, 'utf8'), 'image/svg+xml');
  const root = document.documentElement as Element;
  tidy(root);
  for (const text of root.getElementsByTagName('text')) {
    const [, name = ''] = labelPlaceholder.exec(text.textContent ?? '') ?? [];
    if (name) setLines(text, labels[name]?.split(' | ') ?? [], document);
  }
  const viewBox = root.getAttribute('viewBox') ?? `0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`;
  const group = document.createElementNS(root.namespaceURI, 'g');
  for (const { name, value } of root.attributes)
    if (!/^(xmlns|viewBox$|width$|height$)/.test(name)) group.setAttribute(name, value);
  for (const child of [...root.childNodes]) group.appendChild(child);
  // HTML parsers know the namespace of SVG, so it is removed.
  return { viewBox, inside: new XMLSerializer().serializeToString(group).replaceAll(/ xmlns(:\w+)?="[^"]*"/g, '') };
}

function tidy(node: Node): void {
  for (const child of [...node.childNodes]) {
    const blank = child.nodeType === child.TEXT_NODE && !child.nodeValue?.trim();
    if (child.nodeType === child.COMMENT_NODE || blank) node.removeChild(child);
    else tidy(child);
  }
}

/** `data-lines` says in which direction lines are added: down by default, up, or both. */
function setLines(text: Element, lines: readonly string[], document: Document): void {
  const up = { up: 1, middle: 0.5 }[text.getAttribute('data-lines') ?? ''] ?? 0;
  text.removeAttribute('data-lines');
  text.textContent = lines.length === 1 ? (lines[0] ?? '') : '';
  if (lines.length === 1) return;
  lines.forEach((line, index) => {
    const span = document.createElementNS(text.namespaceURI, 'tspan');
    span.setAttribute('x', text.getAttribute('x') ?? '0');
    const shift = index === 0 ? -up * leading * (lines.length - 1) : leading;
    if (shift !== 0) span.setAttribute('dy', `${Number(shift.toFixed(2))}em`);
    span.textContent = line;
    text.appendChild(span);
  });
}
