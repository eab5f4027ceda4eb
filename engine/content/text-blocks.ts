import { join } from 'node:path';
import { remarkDefinitionList } from 'remark-definition-list';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { BlockSplitter, type TextBlock } from './block-splitter.ts';
import { cacheSync, hashOf, versionsOf } from './disk-cache.ts';
import { remarkFormulas } from './formulas.ts';
import { readSources } from './site-root.ts';
import type { Tree } from './text-tree.ts';

export function splitBlocks(source: string): TextBlock[] {
  const text = source.replace(/\r\n/g, '\n');
  try {
    return new BlockSplitter(text).split(markdown.parse(text) as Tree);
  } catch {
    return [];
  }
}

export function splitBlocksOnce(source: string): TextBlock[] {
  return cacheSync('blocks', [version, source], () => splitBlocks(source));
}

const version = hashOf([
  ...readSources(
    ['text-blocks', 'block-splitter', 'formulas', 'text-tree'].map((name) => join(import.meta.dirname, name)),
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

const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkFormulas)
  .use(remarkDefinitionList)
  .freeze();
