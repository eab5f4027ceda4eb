import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '../../content/escape-regexp.ts';
import type { Problem } from '../../content/problems.ts';
import { wordsFile } from '../../content/read-dictionaries.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { promptIn } from '../support/prompts.ts';
import { fieldsIn, type OwnerText } from './owner-files.ts';

const template = join(import.meta.dirname, '../init/template');

export interface StockTexts {
  /** Sentences that only stand in until the owner writes theirs. */
  problems: Problem[];
  /** Other texts of the source language that are still as they were written; they may stay. */
  advice: Problem[];
}

/**
 * Finds texts that are still as `fitout init` wrote them. A text whose line with ✎ is still there is not listed twice.
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
        problems.push({ ...place, message: 'still the sentence of fitout init: write your own, or remove it' });
      else if (text.file === wordsFile(source)) advice.push({ ...place, message: 'as fitout init wrote it' });
    }
  }
  return { problems, advice };
}

const readTemplate = (file: string): string | undefined =>
  existsSync(join(template, file)) ? readFileSync(join(template, file), 'utf8') : undefined;

/** The keys with a prompt in the line above, or in their own. */
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

/** Matches a sentence of the template with any answers in it; undefined where it is nothing but answers. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.split(/\[\[\w+\]\]/);
  if (!parts.some((part) => /\p{L}/u.test(part))) return undefined;
  return new RegExp(`^${parts.map(escapeRegExp).join('.+')}$`, 'u');
}
