import { defaultFootnoteBackContent } from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { decodeAddress, pictureBeside, pictureEnding } from '../pictures/pictures.ts';
import type { Problem } from '../problems.ts';
import { allowedSchemes, isAllowedAddress } from './address-schemes.ts';
import { type Tree, textOf } from './text-tree.ts';

/** Set by remark-rehype. The heading is not part of the text; its words are added when it is rendered. */
export const notesHeading = 'footnote-label';

/** The arrow of the link back from a note: the default, ↩, is an emoji on many devices. */
export const noteArrow = '↑';

/** The links back from a note, one for each reference. */
export const noteReturn: typeof defaultFootnoteBackContent = (reference, again) =>
  defaultFootnoteBackContent(reference, again).map((part) =>
    part.type === 'text' ? { ...part, value: noteArrow } : part,
  );

/** Parts of texts that have styles of their own, which are loaded only on pages with such parts. */
export type RichPart =
  | 'pictures'
  | 'figures'
  | 'videos'
  | 'measured'
  | 'demos'
  | 'tables'
  | 'formulas'
  | 'terms'
  | 'glossary'
  | 'samples'
  | 'diff'
  | 'tasks'
  | 'notes'
  | 'code';

/** The parts with their own styles that this HTML element is; its children are not searched. */
export function richPartsOf(node: Tree): RichPart[] {
  if (node.tagName === 'code') return partsOfCode(node);
  const part = richPartOf(node);
  return part ? [part] : [];
}

function partsOfCode({ properties, data }: Tree): RichPart[] {
  const parts: RichPart[] = data?.meta ? ['samples'] : [];
  return String(properties?.className).includes('language-diff') ? [...parts, 'diff'] : parts;
}

function richPartOf({ tagName, name, properties }: Tree): RichPart | undefined {
  if (tagName === 'img' || name === 'svg') return 'pictures';
  if (name === 'Figure') return 'figures';
  if (name === 'Video') return 'videos';
  if (name === 'Measured') return 'measured';
  if (name === 'Term') return 'glossary';
  if (tagName === 'table' || name === 'Translations') return 'tables';
  if (tagName === 'dl') return 'terms';
  if (tagName === 'math') return 'formulas';
  if (properties?.dataFootnotes !== undefined) return 'notes';
  return String(properties?.className).includes('contains-task-list') ? 'tasks' : undefined;
}

/** Gives pictures their path from the site’s folder, and reports those without a description. */
export function resolvePictures(
  file: string,
  found: { path: string; file: string; line: number }[],
  problems: Problem[],
): (tree: Tree) => void {
  return (tree) =>
    visit(tree, ({ tagName, properties, position }) => {
      if (tagName !== 'img' || !properties) return;
      const line = position?.start.line ?? 1;
      const [src, alt] = [decodeAddress(String(properties.src ?? '')), String(properties.alt ?? '').trim()];
      const report = (message: string) => problems.push({ file, line, key: src, message });
      if (!alt) report('a picture needs a description: ![a red door](door.jpg)');
      if (/^([a-z]+:|\/\/)/i.test(src)) report('a picture must be a file beside the text, or in pictures');
      else if (!pictureEnding.test(src)) report('this is not a picture');
      else {
        const path = pictureBeside(file, src);
        found.push({ path, file, line });
        properties.src = path;
      }
    });
}

/** Turns a picture with a title that is alone in its paragraph into a figure; the title becomes its caption. */
export function makeFigures(tree: Tree): void {
  visit(tree, (node) => {
    const inside = node.children?.filter((child) => child.type !== 'text' || child.value?.trim()) ?? [];
    const [image] = inside;
    const caption = image?.properties?.title;
    if (node.tagName !== 'p' || inside.length !== 1 || image?.tagName !== 'img' || !caption) return;
    delete image.properties?.title;
    node.tagName = 'figure';
    node.children = [image, element('figcaption', {}, { type: 'text', value: String(caption) })];
  });
}

/** Names tables after their headings, as they can be focused to scroll; replaces alignment styles by classes. */
export function labelTables(tree: Tree): void {
  visit(tree, (node) => {
    if (node.tagName === 'table') {
      const heads: string[] = [];
      visit(node, (cell) => {
        if (cell.tagName === 'th' && textOf(cell)) heads.push(textOf(cell));
      });
      node.properties = { ...node.properties, ariaLabel: heads.join(', ') || undefined };
    }
    if (node.properties?.align) {
      node.properties.className = [`align-${node.properties.align}`];
      delete node.properties.align;
    }
  });
}

/** Marks the first reference to each note, beside which the note can be shown. */
export function markNotes(tree: Tree): void {
  const seen = new Set<string>();
  visit(tree, (mark) => {
    const { properties } = mark;
    if (properties?.dataFootnoteRef === undefined) return;
    const number = textOf(mark);
    if (seen.has(number)) return;
    seen.add(number);
    properties.dataNote = number;
  });
}

/** Puts each box of a task list into a label with its words, so that the box has a name. */
export function labelTasks(tree: Tree): void {
  visit(tree, (node) => {
    if (!String(node.properties?.className).includes('task-list-item')) return;
    // With an empty line between tasks, each is a paragraph.
    const first = node.children?.find(({ type }) => type === 'element');
    const holder = first?.tagName === 'p' ? first : node;
    const children = holder.children ?? [];
    const end = children.findIndex(({ tagName }) =>
      ['ul', 'ol', 'p', 'pre', 'blockquote', 'dl'].includes(tagName ?? ''),
    );
    const words = children.slice(0, end === -1 ? undefined : end);
    const box = words.find(({ tagName }) => tagName === 'input');
    if (!box) return;
    const rest = words.filter((one) => one !== box);
    holder.children = [element('label', {}, box, element('span', {}, ...rest)), ...children.slice(words.length)];
  });
}

function element(tagName: string, properties: Record<string, unknown>, ...children: Tree[]): Tree {
  return { type: 'element', tagName, properties, children };
}

/** Renames attributes of SVG to React’s names: drawings are copied from files, where they have hyphens. */
export function renameSvgAttributes(tree: Tree): void {
  visit(tree, ({ name, attributes = [] }) => {
    if (!/^[a-z]/.test(name ?? '')) return;
    for (const attribute of attributes) {
      if (attribute.name === 'class') attribute.name = 'className';
      else if (!/^(aria|data)-/.test(attribute.name ?? ''))
        attribute.name = attribute.name?.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
    }
  });
}

const refused: ReadonlyMap<string, string> = new Map(
  Object.entries({
    img: 'write ![description](file) instead: the build makes all the sizes that screens need',
    script: 'scripts are not allowed in a text',
    style: 'styles are not allowed in a text',
    video: 'write <Video src=… poster=… captions=… title=…> instead: it loads only when played, and has captions',
    iframe: 'a page must not load anything from other sites',
    object: 'a page must not load anything from other sites',
    embed: 'a page must not load anything from other sites',
  }),
);

/** References without their notes, which Markdown takes for text; `\[^1]` is text. */
export function problemsOfNotes(
  { type, position }: Tree,
  source: string,
): { line: number; key: string; message: string }[] {
  if (type !== 'text' || !position) return [];
  const { start, end } = position;
  const written = source.slice(start.offset, end.offset);
  return [...written.matchAll(/(?<!\\)\[\^[^\]\s]+\]/g)].map(({ 0: key, index }) => ({
    line: start.line + written.slice(0, index).split('\n').length - 1,
    key,
    message: `this note has no text: write ${key}: and the text on a line of its own`,
  }));
}

/** The problem of a `<Term means="…">`; undefined if there is none. */
export function problemOfTerm({ attributes = [] }: Tree): string | undefined {
  const means = attributes.find(({ name }) => name === 'means')?.value;
  return typeof means === 'string' && means.trim() ? undefined : 'a term needs an explanation: means="A thread."';
}

/**
 * The problems of an HTML element in a text with the policy of the pages or with accessibility; none for a component.
 */
export function problemsOfElement(node: Tree): string[] {
  const name = node.name ?? '';
  if (!/^[a-z]/.test(name)) return [];
  const names = new Set(node.attributes?.map((attribute) => attribute.name ?? ''));
  const links = node.attributes?.filter(({ name: attribute }) => /(^|:)(href|src|action)$/i.test(attribute ?? ''));
  const refusedLinks = links?.some(({ value }) => typeof value === 'string' && !isAllowedAddress(value));
  const problems = [...names].flatMap((attribute) => {
    if (attribute === 'style') return ['the content security policy forbids style attributes'];
    return /^on/i.test(attribute) ? [`the content security policy forbids event handlers (${attribute})`] : [];
  });
  const named = ['aria-label', 'aria-labelledby', 'aria-hidden'].some((attribute) => names.has(attribute));
  if (name === 'svg' && !named && !node.children?.some((child) => child.name === 'title'))
    problems.push('a drawing in a text needs a description: role="img" and aria-label, or aria-hidden="true"');
  if (refusedLinks) problems.push(allowedSchemes);
  const why = refused.get(name);
  return why ? [...problems, why] : problems;
}
