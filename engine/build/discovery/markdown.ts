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
import { remarkFormulas } from '../../content/formulas.ts';

/** Nodes of a Markdown document (https://github.com/syntax-tree/mdast); text in them needs no escaping. */
export function heading(depth: Heading['depth'], text: string): Heading {
  return { type: 'heading', depth, children: [phrase(text)] };
}

export function paragraph(...children: (PhrasingContent | string)[]): Paragraph {
  return { type: 'paragraph', children: children.map(phrase) };
}

export function strong(text: string): Strong {
  return { type: 'strong', children: [phrase(text)] };
}

export function link(url: string, text: string): Link {
  return { type: 'link', url, children: [phrase(text)] };
}

export function item(...children: BlockContent[]): ListItem {
  return { type: 'listItem', spread: children.length > 1, children };
}

export function list({ ordered = false }, ...children: ListItem[]): List {
  return { type: 'list', ordered, spread: children.some(({ spread }) => spread), children };
}

export function headed(title: string, ...children: RootContent[]): RootContent[] {
  return children.length > 0 ? [heading(2, title), ...children] : [];
}

export function listed(paragraphs: Paragraph[]): List[] {
  return paragraphs.length > 0 ? [list({}, ...paragraphs.map((one) => item(one)))] : [];
}

export function writeMarkdown(children: RootContent[], front?: Record<string, unknown>): string {
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
