import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineRoot } from '../site-root.ts';
import { acceptBlocks, type BlockState } from './block-states.ts';
import { readInterfaceTranslations, readTranslations, type TranslatedText } from './ledger.ts';
import { addLine, formatLedger, interfaceLedgerFile, type Ledger, ledgerFile, readLedger } from './ledger-file.ts';

/**
 * Records that translations are current, and removes surplus entries; returns the keys that were stale or new before.
 * @param keys texts or single blocks (`articles/4-looms body#12.0`); without them, all of the language
 */
export function acceptTranslations(root: string, code: string, keys: readonly string[] = []): string[] {
  const [own, theirs] = [readTranslations(root, code), readInterfaceTranslations(code)];
  for (const key of keys) {
    const [name, block] = key.split('#');
    const text = [...own, ...theirs].find((one) => one.key === name);
    const there = text && (!block || text.blocks?.some(({ source }) => source.id === block));
    if (!there || text.state === 'surplus') throw new Error(`${code} has no text ${JSON.stringify(key)}`);
    if (text.state === 'missing') throw new Error(`${text.file}: ${key} is not translated yet`);
  }
  return [
    ...acceptIn(root, ledgerFile(code), own, keys),
    ...acceptIn(engineRoot, interfaceLedgerFile(code), theirs, keys),
  ];
}

/** The same for all of the interface’s words in a language, and only these. */
export function acceptInterfaceTranslations(code: string): string[] {
  return acceptIn(engineRoot, interfaceLedgerFile(code), readInterfaceTranslations(code), []);
}

/** The same for the owner’s texts alone. A key that the language does not have is ignored. */
export function acceptOwnTranslations(root: string, code: string, keys: readonly string[] = []): string[] {
  return acceptIn(root, ledgerFile(code), readTranslations(root, code), keys);
}

/** Records the owner’s new translations as made from the current English, and returns them; stale ones stay stale. */
export function recordNewTranslations(root: string, code: string): TranslatedText[] {
  const texts = readTranslations(root, code);
  const isNew = ({ state, blocks }: TranslatedText) =>
    state === 'new' || blocks?.some((block) => block.state === 'new') === true;
  const found = texts.filter(isNew);
  if (found.length > 0) writeRecords(root, ledgerFile(code), texts, (_, { state }) => state === 'new');
  return found;
}

function acceptIn(root: string, file: string, texts: readonly TranslatedText[], keys: readonly string[]): string[] {
  if (texts.length === 0) return [];
  return writeRecords(root, file, texts, (key) => keys.length === 0 || keys.includes(key), keys);
}

function writeRecords(
  root: string,
  file: string,
  texts: readonly TranslatedText[],
  isSelected: (key: string, text: TranslatedText | BlockState) => boolean,
  keys: readonly string[] = [],
): string[] {
  const before = readLedger(root, file, []);
  const after: Ledger = new Map();
  const accepted: string[] = [];
  for (const text of texts) {
    const { key, state, sourceHash, translation, blocks } = text;
    const made = before.get(key) ?? new Map<string, Set<string>>();
    if (state === 'surplus' || state === 'missing' || !sourceHash) continue;
    if (blocks) {
      const isAccepted = (block: BlockState) => isSelected(key, block) || keys.includes(`${key}#${block.source.id}`);
      const some = blocks.some((block) => block.state !== 'complete' && isAccepted(block));
      if (some) accepted.push(key);
      after.set(key, acceptBlocks(blocks, made, isAccepted));
    } else if (state === 'complete')
      addLine(after, key, sourceHash, made.get(sourceHash)?.size ? translation : undefined);
    else if (isSelected(key, text)) {
      addLine(after, key, sourceHash, translation);
      accepted.push(key);
    } else if (made.size > 0) after.set(key, made);
  }
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), formatLedger(after));
  return accepted;
}
