import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../cache/hash-text.ts';
import type { Problem } from '../problems.ts';

/** For each text or block, the hashes of the English from which it was translated, and of the translated block. */
export type Ledger = Map<string, Map<string, Set<string>>>;

/** Path from the site’s folder. */
export const ledgerFile = (code: string) => `words/ledger/${code}.txt`;

/** Path from the engine’s folder. */
export const interfaceLedgerFile = (code: string) => `i18n/locales/ledger/${code}.txt`;

/** A line: key, hash of the source, and hash of the translation, which older lines of whole texts lack. */
const linePattern = /^(.+?) ([0-9a-f]{12})(?: ([0-9a-f]{12}))?$/;

/** Lines are a set: git merges the lines of two people (`merge=union`), and surplus ones are removed later. */
export function readLedger(root: string, file: string, problems: Problem[]): Ledger {
  const path = join(root, file);
  return existsSync(path) ? parseLedger(readFileSync(path, 'utf8'), file, problems) : new Map();
}

function parseLedger(text: string, file: string, problems: Problem[]): Ledger {
  const ledger: Ledger = new Map();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const [, key = '', sourceHash = '', translation] = linePattern.exec(line) ?? [];
    if (key) addLine(ledger, key, sourceHash, translation);
    else
      problems.push({
        file,
        line: index + 1,
        message: 'not a ledger line: a line has the key of a text and the hash of its source',
      });
  }
  return ledger;
}

/** Adds a line of a ledger to it; without a translation it only records the source. Both are hashes. */
export function addLine(ledger: Ledger, key: string, sourceHash: string, translation?: string): void {
  const text = ledger.get(key) ?? new Map<string, Set<string>>();
  const made = text.get(sourceHash) ?? new Set();
  if (translation) made.add(translation);
  ledger.set(key, text.set(sourceHash, made));
}

/** Records a text as untranslated: a copy of its source, which is stale until it is translated. */
export function markUntranslated(ledger: Ledger, key: string, text: string): void {
  ledger.set(key, new Map([[noSource, new Set([hashForms([text])])]]));
}

const noSource = '0'.repeat(12);

/** The hash of a text of the dictionary with its plural forms. */
export const hashForms = (forms: readonly string[]): string => hashText(forms.map((text) => `${text}\n`).join(''));

/** The text of a ledger’s file, in the order of the ledger. */
export function formatLedger(ledger: Ledger): string {
  const lines = [...ledger].flatMap(([key, text]) =>
    [...text].flatMap(([sourceHash, made]) =>
      made.size === 0 ? `${key} ${sourceHash}` : [...made].map((translation) => `${key} ${sourceHash} ${translation}`),
    ),
  );
  return lines.map((line) => `${line}\n`).join('');
}
