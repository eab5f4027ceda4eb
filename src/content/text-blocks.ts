import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remarkDefinitionList } from 'remark-definition-list';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { BlockSplitter, type Node } from './block-splitter.ts';
import { cacheText, hashOf, recall, versionsOf } from './disk-cache.ts';

/** A piece of a text that is translated as one: a paragraph, a heading, a cell, a sample, a word of a drawing. */
export interface TextBlock {
  /** Its place in the tree, counted from 0: `12` the thirteenth block, `12.0.1` inside of it, `12.alt`, `note-1.0`. */
  id: string;
  /** What it is: `paragraph`, `heading 2`, `code ts`, `tableCell`, `attribute` … */
  kind: string;
  /** The same with what it stands in: `Tip / paragraph`, `list / listItem / paragraph`. */
  within: string;
  /** As it stands in the file, without what marks its kind. */
  text: string;
  /** Where `text` begins and ends in the file, in characters, with line ends of one character. */
  start: number;
  end: number;
  /** Counted from 1. */
  line: number;
  /** The line in which it ends. */
  lastLine: number;
  /** Names the text, whatever its line breaks. */
  hash: string;
}

/**
 * Takes a text apart.
 * @param source the file, front matter included
 * @returns its blocks in their order; nothing where it cannot be read as MDX, which the build reports
 */
export function splitBlocks(source: string): TextBlock[] {
  const text = source.replace(/\r\n/g, '\n');
  try {
    return new BlockSplitter(text).split(markdown.parse(text) as Node);
  } catch {
    return [];
  }
}

/** The same, or what an earlier build has found in the same text. */
export function splitBlocksOnce(source: string): TextBlock[] {
  return recall(`blocks\n${source}`, () =>
    JSON.parse(cacheText('blocks', [version, source], () => JSON.stringify(splitBlocks(source)))),
  );
}

const version = hashOf([
  ...['text-blocks.ts', 'block-splitter.ts'].map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')),
  versionsOf(['remark-parse', 'remark-mdx', 'remark-gfm', 'remark-frontmatter', 'remark-definition-list']),
]);

const markdown = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDefinitionList)
  .freeze();
