import { loadDocument } from '../../../browser/load-document.ts';

export interface OtherLanguage {
  tag: string;
  name: string;
}

/** The blocks of the text of an article or a project, in order; they match those of a page in another language. */
export function blocksOf(page: ParentNode): Element[] {
  const text = page.querySelector('#prose');
  const blocks = text
    ? text.children
    : page.querySelectorAll('#story > section > :not(h2), #story > div > section > :not(h2)');
  return [...blocks].flatMap((block) => (block.matches('div.rich-text, div[lang]') ? [...block.children] : block));
}

/** The blocks of the same text in another language. Throws if they do not load or do not match. */
export async function loadBlocks({ tag }: OtherLanguage, count: number): Promise<Element[]> {
  // The language menu has the link to the page in that language.
  const href = document.querySelector<HTMLAnchorElement>(`[data-action=language][hreflang="${tag}"]`)?.href ?? '';
  const page = await loadDocument(href);
  const blocks = page?.documentElement.lang === tag ? blocksOf(page) : [];
  if (blocks.length !== count) throw new Error(`${href} has ${blocks.length} blocks, not ${count}`);
  return blocks;
}

/** A block with its language, a label for it, and without ids that the page already has. */
export function makeTranslation(block: Element, { tag, name }: OtherLanguage): HTMLElement {
  const box = document.createElement('div');
  box.className = 'side-by-side';
  box.lang = tag;
  box.dir = block.ownerDocument.documentElement.dir || 'ltr';
  box.role = 'group';
  box.ariaLabel = name;
  const copy = document.importNode(block, true);
  const elements = [copy, ...copy.querySelectorAll('*')];
  const ids = new Set(elements.flatMap(({ id }) => id || []));
  for (const element of elements) renameIds(element, ids, `-${tag}`);
  box.append(copy);
  return box;
}

/** Renames ids in an element and references to these ids, but not references to elements elsewhere. */
function renameIds(element: Element, ids: ReadonlySet<string>, ending: string): void {
  if (element.id) element.id += ending;
  const rename = (id: string) => (ids.has(id) ? id + ending : id);
  for (const { name, value } of element.attributes) {
    if (/^(for|form|list|popovertarget|commandfor|aria-(labelledby|describedby|controls|owns))$/.test(name))
      element.setAttribute(name, value.replace(/\S+/g, rename));
    else if (element instanceof SVGElement) element.setAttribute(name, value.replace(/(?<=^#|url\(#)[^)]+/g, rename));
  }
}
