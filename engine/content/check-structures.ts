import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TextBlock } from './block-splitter.ts';
import { compareStructure } from './compare-structure.ts';
import type { Language } from './language.ts';
import { memoize } from './memory-cache.ts';
import type { Problem } from './problems.ts';
import { foldersIn } from './read-folder.ts';
import { readText } from './read-text.ts';
import { splitBlocksOnce } from './text-blocks.ts';

/** Translations need the structure of English, because readers can open each part of an article in another language. */
export function checkStructures(root: string, languages: readonly Language[], problems: Problem[]): void {
  const codes = languages.filter(({ code, offered }) => offered && code !== 'en').map(({ code }) => code);
  for (const kind of ['articles', 'pages', 'projects']) {
    for (const name of foldersIn(root, `${kind}`)) {
      const folder = `${kind}/${name}`;
      const files = ['en', ...codes].map((code) => join(root, folder, `${code}.mdx`));
      problems.push(...memoize(`structure ${files}`, () => differencesIn(root, folder, codes), files));
    }
  }
}

function differencesIn(root: string, folder: string, codes: readonly string[]): Problem[] {
  const english = blocksIn(root, `${folder}/en.mdx`);
  if (english.length === 0) return [];
  return codes.flatMap((code) => {
    const file = `${folder}/${code}.mdx`;
    const blocks = blocksIn(root, file);
    const difference = blocks.length > 0 && compareStructure(english, blocks);
    if (!difference) return [];
    const { block, english: expected } = difference;
    const here = block ? `there is a ${block.within} here` : 'the text ends';
    const there = expected
      ? `in English there is a ${expected.within} (${folder}/en.mdx:${expected.line})`
      : 'in English the text has ended';
    const message = `${here}, ${there}: the blocks of all languages are the same, in the same order`;
    return { file, line: block?.line ?? blocks.at(-1)?.line, message };
  });
}

function blocksIn(root: string, file: string): TextBlock[] {
  const path = join(root, file);
  return existsSync(path) ? splitBlocksOnce(readText(root, file)) : [];
}
