import type {
  BlockContent,
  Heading,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
} from 'mdast';
import { remarkDefinitionList } from 'remark-definition-list';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { remarkFormulas } from '../../content/mdx/formulas.ts';

/** Nodes of a Markdown document (https://github.com/syntax-tree/mdast); text in them needs no escaping. */
export function heading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: [phrase(text)] };
}

/** Strings become text, not Markdown. */
export function paragraph(...children: (PhrasingContent | string)[]): Paragraph {
  return { type: 'paragraph', children: children.map(phrase) };
}

/** `**text**` */
export function strong(text: string): Strong {
  return { type: 'strong', children: [phrase(text)] };
}

/** A link without a title; the address is used as it is. */
export function link(url: string, text: string): Link {
  return { type: 'link', url, children: [phrase(text)] };
}

/** An item of a list; with more than one block, blank lines separate them. */
export function item(...children: BlockContent[]): ListItem {
  return { type: 'listItem', spread: children.length > 1, children };
}

/** A list, with numbers from 1 if `ordered`; blank lines separate its items where one of them has several blocks. */
export function list({ ordered = false }, ...children: ListItem[]): List {
  return { type: 'list', ordered, spread: children.some(({ spread }) => spread), children };
}

/** Blocks below a heading of the second level; nothing where there are no blocks. */
export function section(title: string, ...children: RootContent[]): RootContent[] {
  return children.length > 0 ? [heading(2, title), ...children] : [];
}

/** A list with an item for each paragraph; nothing where there are none. */
export function bulletList(paragraphs: Paragraph[]): List[] {
  return paragraphs.length > 0 ? [list({}, ...paragraphs.map((one) => item(one)))] : [];
}

/** A document as a text, with `front` as its front matter in YAML. */
export function formatMarkdown(children: RootContent[], front?: Record<string, unknown>): string {
  const yaml: RootContent[] = front ? [{ type: 'yaml', value: stringify(front, { lineWidth: 0 }).trim() }] : [];
  return unified()
    .use(remarkStringify, { bullet: '-', rule: '-' })
    .use(remarkGfm)
    .use(remarkFormulas)
    .use(remarkDefinitionList)
    .use(remarkFrontmatter)
    .stringify({ type: 'root', children: [...yaml, ...children] });
}

function phrase(text: PhrasingContent | string): PhrasingContent {
  return typeof text === 'string' ? { type: 'text', value: text } : text;
}
