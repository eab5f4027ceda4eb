import { join } from 'node:path';
import type { Root } from 'mdast';
import { remarkDefinitionList } from 'remark-definition-list';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { cacheSync, hashOf, versionsOf } from '../cache/disk-cache.ts';
import { remarkFormulas } from '../mdx/formulas.ts';
import type { Tree } from '../mdx/text-tree.ts';
import { readSources } from '../site-root.ts';
import { BlockSplitter, type TextBlock } from './block-splitter.ts';

/** The parser for the texts’ Markdown, used by every tool: a text is parsed once, and the results are cached. */
const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkFormulas)
  .use(remarkDefinitionList)
  .freeze();

export const textVersion = hashOf([
  ...readSources(
    ['text-blocks', 'block-splitter', '../mdx/formulas', '../mdx/text-tree'].map((name) =>
      join(import.meta.dirname, name),
    ),
  ),
  versionsOf([
    'remark-parse',
    'remark-mdx',
    'remark-gfm',
    'remark-frontmatter',
    'remark-definition-list',
    'mdast-util-math',
    'micromark-extension-math',
  ]),
]);

/** Parses a text and remembers its blocks and its bare tree; throws a VFileMessage where it is not valid MDX. */
export function parseText(source: string): Root {
  const tree = markdown.parse(source);
  blocksOf(source, () => tree);
  bareTreeOf(source, () => tree);
  return tree;
}

/** The blocks of a text; none where it is not valid MDX. They are not cached. */
export function splitBlocks(source: string): TextBlock[] {
  const text = source.replace(/\r\n/g, '\n');
  try {
    return split(text, markdown.parse(text));
  } catch {
    return [];
  }
}

/** The same from the cache, for texts that every build splits. */
export function splitBlocksOnce(source: string): TextBlock[] {
  const text = source.replace(/\r\n/g, '\n');
  try {
    return blocksOf(text, () => markdown.parse(text));
  } catch {
    return [];
  }
}

/** The tree of a text without positions and syntax trees of code; throws a VFileMessage where it is not valid MDX. */
export const bareTree = (source: string): Root => JSON.parse(bareTreeOf(source, () => markdown.parse(source)));

const split = (text: string, tree: Root) => new BlockSplitter(text).split(tree as Tree);

const blocksOf = (text: string, parse: () => Root) =>
  cacheSync('blocks', [textVersion, text], () => split(text, parse()));

const bareTreeOf = (text: string, parse: () => Root) =>
  cacheSync('trees', [textVersion, text], () =>
    JSON.stringify(parse(), (key, value) => (key === 'position' || key === 'estree' ? undefined : value)),
  );
