import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '../../content/escape-regexp.ts';
import type { Problem } from '../../content/problems.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { promptIn } from '../support/prompts.ts';
import { fieldsIn, type OwnerText } from './owner-files.ts';

const template = join(import.meta.dirname, '../init/template');

export interface StockTexts {
  /** Placeholder sentences that the owner has to replace. */
  problems: Problem[];
  /** Other unchanged texts of the default language, which may stay. */
  advice: Problem[];
}

/**
 * Finds texts that are unchanged since `fitout init`. Skips a text that still has its ✎ prompt: the prompt is listed.
 * @param source the code of the default language
 */
export function findStock(texts: readonly OwnerText[], source: string = sourceLanguage): StockTexts {
  // Only the English template has the prompts.
  const prompted = promptedKeys(readTemplate(wordsFile('en')) ?? '');
  const asked = promptedKeys(texts.find(({ file }) => file === wordsFile(source))?.source ?? '');
  const [problems, advice]: [Problem[], Problem[]] = [[], []];
  for (const text of texts) {
    const words = /^words\/[\w-]+\.yaml$/.test(text.file) ? readTemplate(text.file) : undefined;
    if (words === undefined) continue;
    const stock = new Map(
      fieldsIn({ file: text.file, source: words }).flatMap(({ key, text: said }) => {
        const pattern = patternOf(said);
        return key && pattern ? [[key, pattern] as const] : [];
      }),
    );
    for (const { key = '', text: said, line } of fieldsIn(text)) {
      if (!stock.get(key)?.test(said) || asked.has(key)) continue;
      const place = { file: text.file, line, key };
      if (prompted.has(key))
        problems.push({ ...place, message: 'unchanged since fitout init: write your own sentence, or remove it' });
      else if (text.file === wordsFile(source)) advice.push({ ...place, message: 'unchanged since fitout init' });
    }
  }
  return { problems, advice };
}

const readTemplate = (file: string): string | undefined =>
  existsSync(join(template, file)) ? readFileSync(join(template, file), 'utf8') : undefined;

/** The keys with a prompt on the line above or on their own line. */
function promptedKeys(source: string): Set<string> {
  const lines = source.split('\n');
  return new Set(
    lines.flatMap((line, index) => {
      if (!promptIn(line)) return [];
      const text = line.startsWith('#') ? lines[index + 1] : line;
      return /^(\w+):/.exec(text ?? '')?.[1] ?? [];
    }),
  );
}

/** Matches a sentence of the template with any answers filled in; undefined if the sentence has no words of its own. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.split(/\[\[\w+\]\]/);
  if (!parts.some((part) => /\p{L}/u.test(part))) return undefined;
  return new RegExp(`^${parts.map(escapeRegExp).join('.+')}$`, 'u');
}
