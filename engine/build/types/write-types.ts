import { join } from 'node:path';
import type { Dictionary } from '../../content/content.ts';
import { writeWhole } from '../../content/disk-cache.ts';

/**
 * Writes the keys of the site's words as types, so that its code is held to them: `.cache/types/words.d.ts`.
 * @param root the site's folder
 * @param english its English dictionary
 */
export function writeTypes(root: string, english: Dictionary): void {
  const keys = Object.keys(english)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: string;`);
  const text = `/** Written by fitout, from the words of this site. */\ninterface FitoutTexts {\n${keys.join('\n')}\n}\n`;
  writeWhole(join(root, '.cache/types/words.d.ts'), text);
}
