import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problems.ts';

/**
 * What a ledger says: for each text, the hashes of the English from which it was made. Of a text in blocks there are
 * many, each with the hash of the block that was made from it.
 */
export type Ledger = Map<string, Map<string, Set<string>>>;

/** The owner's ledger of a language. */
export const ledgerFile = (code: string) => `words/ledger/${code}.txt`;

/** That of the interface's words. */
export const interfaceLedgerFile = (code: string) => `i18n/locales/ledger/${code}.txt`;

/** A line: the text, the hash of its English, and of a block the hash of its translation. */
const linePattern = /^(.+?) ([0-9a-f]{12})(?: ([0-9a-f]{12}))?$/;

/**
 * Reads a ledger. Lines are a set: two people who accept texts at once have both their lines when git has put them
 * together (`merge=union` in .gitattributes), and what is left over there is dropped at the next acceptance.
 */
export function readLedger(root: string, file: string, problems: Problem[]): Ledger {
  const path = join(root, file);
  return existsSync(path) ? parseLedger(readFileSync(path, 'utf8'), file, problems) : new Map();
}

function parseLedger(text: string, file: string, problems: Problem[]): Ledger {
  const ledger: Ledger = new Map();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const [, key = '', english = '', translation] = linePattern.exec(line) ?? [];
    if (key) addLine(ledger, key, english, translation);
    else problems.push({ file, line: index + 1, message: 'no line of a ledger: a text, and the hash of its English' });
  }
  return ledger;
}

/** Notes that a text, or a block with this hash, was made from this English. */
export function addLine(ledger: Ledger, key: string, english: string, translation?: string): void {
  const text = ledger.get(key) ?? new Map<string, Set<string>>();
  const made = text.get(english) ?? new Set();
  if (translation) made.add(translation);
  ledger.set(key, text.set(english, made));
}

/** Writes a ledger, a line for each text and block. */
export function writeLedger(ledger: Ledger): string {
  const lines = [...ledger].flatMap(([key, text]) =>
    [...text].flatMap(([english, made]) =>
      made.size === 0 ? `${key} ${english}` : [...made].map((translation) => `${key} ${english} ${translation}`),
    ),
  );
  return lines.map((line) => `${line}\n`).join('');
}
