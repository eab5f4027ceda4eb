import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import type { SearchedPart } from '../../../document/command-menu/search/text-index.ts';
import { wordsIn } from '../../../document/command-menu/search/words.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

export interface PageTexts {
  /** Its first heading, and the language of that heading where it differs from the page’s. */
  title: string;
  titleLang?: string;
  parts: SearchedPart[];
}

const skippedElements = new Set(
  'script style template noscript svg math picture img video nav button select input form dialog footer island-root'.split(
    ' ',
  ),
);

const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup td th time u var wbr'.split(
    ' ',
  ),
);

/** Fewer words are a label, such as a chip or a date line, and are not indexed; neither is a line of links. */
const [minWords, minWordsWithDate] = [3, 12];

/** Extracts the texts in `main` by headings with an id, without cards of pages that are indexed themselves. */
export function readPageTexts(html: string, listsCards: boolean): PageTexts {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  const found: PageTexts = { title: '', parts: [] };
  let part: SearchedPart = { blocks: [] };
  let line = '';
  /** Whether the line has text outside of links; whether it has a date. */
  let [hasText, hasDate] = [false, false];
  const begin = (next: SearchedPart) => {
    part = next;
    found.parts.push(part);
  };
  begin(part);

  const endLine = (lang: string | undefined, isCode = false) => {
    const text = line.replace(/\s+/g, ' ').trim();
    const isText = hasText && wordsIn(text).length >= (hasDate ? minWordsWithDate : minWords);
    [line, hasText, hasDate] = ['', false, false];
    if (!isText) return;
    if (part.lang !== lang) begin({ ...nameOf(part), ...(lang && { lang }), blocks: [] });
    if (isCode) part.code = [...(part.code ?? []), text];
    else part.blocks.push(text);
  };

  const read = (node: Node, lang: string | undefined, isLink = false): void => {
    if (tree.isTextNode(node)) {
      line += node.value;
      hasText ||= !isLink && wordsIn(node.value).length > 0;
    }
    if (!tree.isElementNode(node) || isSkipped(node, listsCards)) return;
    const { tagName } = node;
    const own = attribute(node, 'lang') ?? lang;
    const isInline = inline.has(tagName);
    if (!isInline) endLine(lang);
    // Adjacent elements without a space are blocks below each other.
    else if (tagName === 'br' || isAfterElement(node)) line += ' ';
    const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
    const id = attribute(node, 'id');
    if (level === '1') {
      found.title = textOf(node);
      if (own) found.titleLang = own;
    } else if (level && id) begin({ id, heading: textOf(node), ...(own && { lang: own }), blocks: [] });
    else for (const child of node.childNodes) read(child, own, isLink || tagName === 'a');
    if (tagName === 'time') hasDate = true;
    if (!isInline) endLine(own, tagName === 'pre');
  };
  for (const node of start < 0 ? [] : parseFragment(html.slice(start, end)).childNodes) read(node, undefined);
  found.parts = found.parts.filter(({ blocks, code }) => blocks.length > 0 || code);
  return found;
}

const nameOf = ({ id, heading }: SearchedPart) => ({ ...(id && { id }), ...(heading && { heading }) });

function isSkipped(node: Element, listsCards: boolean): boolean {
  return (
    skippedElements.has(node.tagName) ||
    (listsCards && node.tagName === 'article') ||
    attribute(node, 'hidden') !== undefined ||
    attribute(node, 'aria-hidden') === 'true' ||
    attribute(node, 'popover') !== undefined ||
    /\bvisually-hidden\b/.test(attribute(node, 'class') ?? '') ||
    // References to footnotes are not part of the text.
    node.attrs.some(({ name }) => name === 'data-footnote-ref' || name === 'data-footnote-backref')
  );
}

function isAfterElement(node: Element): boolean {
  const siblings = node.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  return before !== undefined && tree.isElementNode(before);
}

function textOf(node: Node): string {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node && !(tree.isElementNode(node) && isSkipped(node, false))
    ? node.childNodes.map(textOf).join('').replace(/\s+/g, ' ').trim()
    : '';
}

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;
