import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Dictionary } from '../../content/content.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';

/** The folder from which `fitout init` writes a new site. */
export const template: string = join(import.meta.dirname, 'template');

/**
 * The template’s sentences in a language that is added later: only sentences that the owner has not changed in the
 * default language.
 * @param words the content of `words/<source>.yaml`
 */
export function stockTexts(source: string, code: string, words: string): Dictionary {
  const own = (parse(words) ?? {}) as Dictionary;
  const before = read(source);
  return Object.fromEntries(
    Object.entries(read(code)).filter(([key, text]) => !text.includes('[[') && own[key] === before[key]),
  );
}

function read(code: string): Dictionary {
  const file = join(template, wordsFile(code));
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
}
