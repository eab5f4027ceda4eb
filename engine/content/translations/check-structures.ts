import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../cache/memory-cache.ts';
import { foldersIn } from '../files/read-folder.ts';
import { readText } from '../files/read-text.ts';
import type { Language } from '../languages/language.ts';
import { nameInMessages, sourceCodeOf } from '../languages/source-language.ts';
import type { Problem } from '../problems.ts';
import type { TextBlock } from './block-splitter.ts';
import { compareStructure } from './compare-structure.ts';
import { splitBlocksOnce } from './text-blocks.ts';

/** Translations need the structure of their source, because readers can open each part of an article in another language. */
export function checkStructures(root: string, languages: readonly Language[], problems: Problem[]): void {
  const source = sourceCodeOf(root);
  const codes = languages.filter(({ code, offered }) => offered && code !== source).map(({ code }) => code);
  for (const kind of ['articles', 'pages', 'projects']) {
    for (const name of foldersIn(root, `${kind}`)) {
      const folder = `${kind}/${name}`;
      const files = [source, ...codes].map((code) => join(root, folder, `${code}.mdx`));
      problems.push(...memoize(`structure ${files}`, () => differencesIn(root, folder, source, codes), files));
    }
  }
}

function differencesIn(root: string, folder: string, source: string, codes: readonly string[]): Problem[] {
  const sourceBlocks = blocksIn(root, `${folder}/${source}.mdx`);
  if (sourceBlocks.length === 0) return [];
  const name = nameInMessages(source);
  return codes.flatMap((code) => {
    const file = `${folder}/${code}.mdx`;
    const blocks = blocksIn(root, file);
    const difference = blocks.length > 0 && compareStructure(sourceBlocks, blocks);
    if (!difference) return [];
    const { block, source: expected } = difference;
    const here = block ? `there is a ${block.within} here` : 'the text ends here';
    const there = expected
      ? `the ${name} text has a ${expected.within} (${folder}/${source}.mdx:${expected.line})`
      : `the ${name} text has ended`;
    const message = `${here}, but ${there}: all languages need the same blocks in the same order`;
    return { file, line: block?.line ?? blocks.at(-1)?.line, message };
  });
}

function blocksIn(root: string, file: string): TextBlock[] {
  const path = join(root, file);
  return existsSync(path) ? splitBlocksOnce(readText(root, file)) : [];
}
