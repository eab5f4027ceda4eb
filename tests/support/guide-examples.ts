import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** The guide whose examples tests copy as they stand in the text. */
export const guide = readFileSync(join(projectRoot, 'docs/extend.md'), 'utf8');

/** The blocks of code: each with the file that its title names, or none. */
const blocks = [...guide.matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', file, text = '']) => ({ language, file, text }),
);

/** The files of the guide, with their texts. */
export const guideFiles: readonly (readonly [file: string, text: string])[] = blocks.flatMap(({ file, text }) =>
  file ? [[file, text] as const] : [],
);

/** The block without a file, in a language, that holds a part. */
export function guideBlock(language: string, part: string): string {
  const found = blocks.find((block) => block.language === language && !block.file && block.text.includes(part));
  if (!found) throw new Error(`docs/extend.md has no ${language} with ${part}`);
  return found.text;
}
