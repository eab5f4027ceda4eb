import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../problems.ts';

const folder = 'words/hyphenation';

/** Reads the long words of each language, one per line, with `|` where they may break: `Entwickler|werk|zeuge`. */
export function readHyphenation(root: string, problems: Problem[]): Record<string, Record<string, string>> {
  if (!existsSync(join(root, folder))) return {};
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.txt'));
  return Object.fromEntries(
    files.map((name) => {
      const file = `${folder}/${name}`;
      const words: Record<string, string> = {};
      for (const [index, line] of readFileSync(join(root, file), 'utf8').split(/\r?\n/).entries()) {
        if (!line.trim() || line.startsWith('#')) continue;
        if (/^\p{L}+(\|\p{L}+)+$/u.test(line))
          words[line.replaceAll('|', '').toLowerCase()] = line.replaceAll('|', '\u00ad');
        else
          problems.push({
            file,
            line: index + 1,
            message: 'a word is expected, with | where it may break: work|bench',
          });
      }
      return [name.replace('.txt', ''), words];
    }),
  );
}
