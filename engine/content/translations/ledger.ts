import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText } from '../cache/hash-text.ts';
import { memoize } from '../cache/memory-cache.ts';
import type { Dictionary } from '../content.ts';
import { findShownFields, splitFrontMatter } from '../files/front-matter.ts';
import { foldersIn } from '../files/read-folder.ts';
import { groupBy } from '../group-by.ts';
import { sourceCodeOf } from '../languages/source-language.ts';
import { ContentError, type Problem } from '../problems.ts';
import { engineRoot } from '../site-root.ts';
import { neededTexts } from '../texts/interface-parts.ts';
import { readWords, textKeyOf, type WordsRead } from '../texts/read-dictionaries.ts';
import { interfaceFile, readInterface, sourceInterface } from '../texts/read-interface.ts';
import { type BlockState, compareBlocks } from './block-states.ts';
import { hashForms, interfaceLedgerFile, type Ledger, ledgerFile, readLedger } from './ledger-file.ts';
import { splitBlocksOnce } from './text-blocks.ts';

/**
 * The ledger records the source, the text in the default language, from which each text or block was translated, as hashes:
 * in `words/ledger/<code>.txt`, and in `i18n/locales/ledger/<code>.txt` for the interface’s words. When the source changes,
 * the translation is stale until it is changed too, or accepted as current. A translation not yet in the ledger is new:
 * made from the current source.
 */
export interface TranslatedText {
  /** A key of the dictionary, `articles/<folder> title` or `articles/<folder> body`; the same for `pages/<name>`. */
  key: string;
  file: string;
  line?: number | undefined;
  /**
   * Stale: its source has changed since it was recorded, but not the translation. New: not recorded as it is. Surplus:
   * in the ledger but without a source.
   */
  state: 'complete' | 'stale' | 'new' | 'missing' | 'surplus';
  /** Hashes of the source, and of the translation, if there is one. */
  sourceHash?: string;
  translation?: string | undefined;
  source?: { file: string; line?: number | undefined } | undefined;
  blocks?: BlockState[];
  known?: boolean;
}

/** Compares the owner’s texts in a language, dictionary first, with their sources and the ledger; throws a ContentError. */
export function readTranslations(root: string, code: string): TranslatedText[] {
  return [...eachTranslation(root, code)];
}

/**
 * The same as a generator: the blocks of thousands of articles need much memory.
 * @param read for callers that have read the words
 */
export function* eachTranslation(root: string, code: string, read?: WordsRead): Generator<TranslatedText> {
  const problems: Problem[] = [];
  const sourceCode = sourceCodeOf(root);
  const own = read?.words.get(sourceCode) ?? readWords(root, sourceCode, problems);
  const { dictionary, places, placeOf } = read?.words.get(code) ?? readWords(root, code, problems, true);
  const ledger = readLedger(root, ledgerFile(code), problems);
  if (problems.length > 0) throw new ContentError(problems);

  // An interface text belongs to the owner if they replace it, in the default language or in this one.
  const interfaceTexts = readInterface(code);
  const original = { ...sourceInterface(sourceCode), ...own.dictionary };
  const isNeeded = read?.isNeeded ?? neededTexts(root);
  const translated = new Map(Object.keys(dictionary).map((key) => [textKeyOf(key, dictionary), places.get(key)]));
  const translations = hashDictionary(dictionary);
  const theirs = new Set(Object.keys(interfaceTexts).map((key) => textKeyOf(key, interfaceTexts)));
  const keys = new Set<string>();
  for (const [key, hash] of hashDictionary(original)) {
    const there = translated.has(key);
    if (!there && theirs.has(key)) continue;
    const source = own.places.get(key) ?? own.places.get(`${key}_other`);
    if (!there && !source && !isNeeded(key)) continue;
    keys.add(key);
    const { file } = translated.get(key) ?? placeOf(key, source);
    const place = { key, file, line: translated.get(key)?.line, source };
    const text = { ...place, sourceHash: hash, translation: translations.get(key) };
    yield source?.key === 'story' && there ? inBlocks(root, text, source.file, ledger) : stateIn(ledger, text);
  }
  for (const name of foldersOfTexts(root)) {
    const files = [sourceCode, code].map((one) => join(root, `${name}/${one}.mdx`));
    const [title, body] = memoize(
      `ledger ${code} ${files[0]}`,
      () => readFolder(root, name, [sourceCode, code], ledger),
      files,
    );
    keys.add(title.key).add(body.key);
    yield title;
    yield body;
  }
  yield* surplus(keys, ledger, ledgerFile(code));
}

function readFolder(
  root: string,
  name: string,
  [sourceCode, code]: readonly [string, string],
  ledger: Ledger,
): [TranslatedText, TranslatedText] {
  const [source, file] = [`${name}/${sourceCode}.mdx`, `${name}/${code}.mdx`];
  const [here, there] = [readParts(join(root, source)), readParts(join(root, file))];
  const hashIn = (text: string) => (text ? hashText(text) : undefined);
  const textOf = (part: 'title' | 'body') => ({
    ...{ key: `${name} ${part}`, file, sourceHash: hashText(here[part]), translation: hashIn(there[part]) },
  });
  const body = textOf('body');
  return [stateIn(ledger, textOf('title')), there.body ? inBlocks(root, body, source, ledger) : stateIn(ledger, body)];
}

/** The same for the interface’s words; none for a language that the engine does not have. */
export function readInterfaceTranslations(code: string): TranslatedText[] {
  const interfaceTexts = readInterface(code);
  // The interface is written in English.
  if (code === 'en' || Object.keys(interfaceTexts).length === 0) return [];
  const ledger = readLedger(engineRoot, interfaceLedgerFile(code), []);
  const translated = hashDictionary(interfaceTexts);
  const texts = [...hashDictionary(readInterface('en'))].map(([key, sourceHash]) =>
    stateIn(ledger, { key, file: interfaceFile(code), sourceHash, translation: translated.get(key) }),
  );
  const keys = new Set(texts.map(({ key }) => key));
  return [...texts, ...surplus(keys, ledger, interfaceLedgerFile(code))];
}

type Unstated = Pick<TranslatedText, 'key' | 'file' | 'line' | 'source' | 'translation'> & { sourceHash: string };

function stateIn(ledger: Ledger, text: Unstated): TranslatedText {
  const made = ledger.get(text.key);
  return { ...text, state: stateOf(text, made), known: made !== undefined };
}

function stateOf({ sourceHash, translation }: Unstated, made: ReadonlyMap<string, ReadonlySet<string>> = new Map()) {
  if (translation === undefined) return 'missing';
  if (made.has(sourceHash)) return 'complete';
  // Without the hash of the translation, a line does not show whether it has changed.
  return [...made.values()].some((hashes) => hashes.size === 0 || hashes.has(translation)) ? 'stale' : 'new';
}

/** One entry for each block, or one for a text that cannot be split, which the build reports. */
function inBlocks(root: string, text: Unstated, source: string, ledger: Ledger): TranslatedText {
  const split = (file: string) => splitBlocksOnce(readFileSync(join(root, file), 'utf8'));
  const blocks = compareBlocks(split(source), split(text.file), ledger.get(text.key));
  if (blocks.length === 0) return stateIn(ledger, text);
  const state = (['stale', 'new'] as const).find((one) => blocks.some((block) => block.state === one)) ?? 'complete';
  return { ...text, state, blocks, known: ledger.has(text.key) };
}

function surplus(known: ReadonlySet<string>, ledger: Ledger, file: string): TranslatedText[] {
  return [...ledger.keys()].flatMap((key) => (known.has(key) ? [] : { key, file, state: 'surplus' as const }));
}

function hashDictionary(dictionary: Dictionary): Map<string, string> {
  const texts = groupBy(Object.entries(dictionary), ([key]) => textKeyOf(key, dictionary));
  return new Map([...texts].map(([key, forms]) => [key, hashForms(forms.map(([, text]) => text))]));
}

function readParts(path: string): { title: string; body: string } {
  if (!existsSync(path)) return { title: '', body: '' };
  const { front, body } = splitFrontMatter(readFileSync(path, 'utf8').replace(/\r\n/g, '\n'));
  const fields = findShownFields(front).map(({ text }) => text);
  const title = fields.filter((field) => !/^\w+:[ \t]*(#.*)?$/.test(field)).join('\n');
  return { title, body: body.trim() };
}

function foldersOfTexts(root: string): string[] {
  const inside = (folder: string) => foldersIn(root, folder).map((name) => `${folder}/${name}`);
  // The words of React pages are dictionary keys in files beside the code.
  const pages = inside('pages').filter((path) => !existsSync(join(root, path, 'page.tsx')));
  return [...inside('articles').sort(byNumber), ...pages.sort()];
}

function byNumber(a: string, b: string): number {
  const numberOf = (folder: string) => Number.parseInt(folder.replace('articles/', ''), 10);
  return numberOf(a) - numberOf(b);
}
