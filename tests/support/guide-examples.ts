import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

export const guide = readFileSync(join(projectRoot, 'docs/extend.md'), 'utf8');

/** The code blocks, each with the file in its title, if it has one. */
const blocks = [...guide.matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file, text = '']) => ({ language, file, text }),
);

/** The files of the guide, with their texts. */
export const guideFiles: readonly (readonly [file: string, text: string])[] = blocks.flatMap(({ file, text }) =>
  file ? [[file, text] as const] : [],
);

/** The block without a file, in a language, that contains a text. */
export function guideBlock(language: string, part: string): string {
  const found = blocks.find((block) => block.language === language && !block.file && block.text.includes(part));
  if (!found) throw new Error(`docs/extend.md has no ${language} code block with ${part}`);
  return found.text;
}
