import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { DOMParser, type Document, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import type { Content } from '../../content/content.ts';
import { type FigureUse, labelPlace } from '../../content/figures.ts';
import type { Picture } from '../../content/pictures.ts';
import type { SitePath } from '../../site/addresses.ts';

/** The part of the file that pages show. */
export const figurePart = 'figure';

/** A drawing with the words of a language in it. */
export interface FigureFile {
  /** Its place in the built site, named by what it holds. */
  path: SitePath;
  viewBox: string;
  svg: string;
}

/** Distance of two lines of a label, in its own type size. */
const leading = 1.2;

/**
 * Puts words into a drawing. Its root becomes a group that pages refer to: so it has their font and their colours.
 * @param labels a word for each place; ` | ` begins a new line
 */
export function fillFigure({ source, file }: Picture, labels: FigureUse['labels']): FigureFile {
  const document = new DOMParser().parseFromString(readFileSync(source, 'utf8'), 'image/svg+xml');
  const root = document.documentElement as Element;
  tidy(root);
  for (const text of root.getElementsByTagName('text')) {
    const [, name = ''] = labelPlace.exec(text.textContent ?? '') ?? [];
    if (name) setLines(text, labels[name]?.split(' | ') ?? [], document);
  }
  const viewBox = root.getAttribute('viewBox') ?? `0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`;
  const group = document.createElementNS(root.namespaceURI, 'g');
  for (const { name, value } of root.attributes)
    if (!/^(xmlns|viewBox$|width$|height$)/.test(name)) group.setAttribute(name, value);
  group.setAttribute('id', figurePart);
  for (const child of [...root.childNodes]) group.appendChild(child);
  const inside = new XMLSerializer().serializeToString(group).replace(/ xmlns="[^"]*"/, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>\n`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
  return { path: `/assets/${basename(file, '.svg').replace(/[^\w-]+/g, '-')}-${hash}.svg`, viewBox, svg };
}

/** Every figure of the articles, the own pages and the stories of projects, in the languages of the site. */
export function figuresOf(
  { articles, ownPages, projects, pictures }: Content,
  languages: readonly string[],
): FigureFile[] {
  const bodiesIn = (language: string) => [
    ...[...articles, ...ownPages].map(({ translations }) => translations[language]?.body),
    ...projects.map(({ stories }) => stories[language]),
  ];
  return languages.flatMap(bodiesIn).flatMap((body) =>
    (body?.figures ?? []).flatMap(({ path, labels }) => {
      const picture = pictures[path]?.light;
      return picture ? [fillFigure(picture, labels)] : [];
    }),
  );
}

/** Takes out comments, and the blanks between elements. */
function tidy(node: Node): void {
  for (const child of [...node.childNodes]) {
    const blank = child.nodeType === child.TEXT_NODE && !child.nodeValue?.trim();
    if (child.nodeType === child.COMMENT_NODE || blank) node.removeChild(child);
    else tidy(child);
  }
}

/** `data-lines` says where further lines go: down, which is the rule, up, or to both sides. */
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
