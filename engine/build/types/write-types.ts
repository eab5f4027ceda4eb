import { join } from 'node:path';
import { writeAtomically } from '../../content/cache/disk-cache.ts';
import type { Dictionary } from '../../content/content.ts';

/** Writes the keys of the site’s words as types, so that its code is checked: `.cache/types/words.d.ts`. */
export function writeTypes(root: string, source: Dictionary): void {
  const keys = Object.keys(source)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: string;`);
  const text = `/** Written by fitout, from the words of this site. */\ninterface FitoutTexts {\n${keys.join('\n')}\n}\n`;
  writeAtomically(join(root, '.cache/types/words.d.ts'), text);
}
