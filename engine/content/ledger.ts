import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { acceptBlocks, type BlockState, compareBlocks } from './block-states.ts';
import type { Dictionary } from './content.ts';
import { hashText } from './hash-text.ts';
import { addLine, interfaceLedgerFile, type Ledger, ledgerFile, readLedger, writeLedger } from './ledger-file.ts';
import { memoize } from './memory-cache.ts';
import { ContentError, type Problem } from './problems.ts';
import { interfaceFile, readInterface, readWords, textKeyOf } from './read-dictionaries.ts';
import { engineRoot } from './site-root.ts';
import { splitBlocksOnce } from './text-blocks.ts';

/**
 * The ledger records the English from which each text or block was translated, as hashes: in `words/ledger/<code>.txt`,
 * and in `i18n/locales/ledger/<code>.txt` for the interface’s words. When the English changes, the translation is stale
 * until somebody accepts it as current.
 */
export interface TranslatedText {
  /** A key of the dictionary, `articles/<folder> title` or `articles/<folder> body`; the same for `pages/<name>`. */
  key: string;
  file: string;
  line?: number | undefined;
  /** Stale: made from a different English text, or never accepted. Surplus: in the ledger but not in English. */
  state: 'complete' | 'stale' | 'missing' | 'surplus';
  english?: string;
  source?: { file: string; line?: number | undefined } | undefined;
  blocks?: BlockState[];
  known?: boolean;
}

/** Compares the owner’s texts in a language, dictionary first, with English and the ledger; throws a ContentError. */
export function readTranslations(root: string, code: string): TranslatedText[] {
  return [...eachTranslation(root, code)];
}

/** The same as a generator: the blocks of thousands of articles need much memory. */
export function* eachTranslation(root: string, code: string): Generator<TranslatedText> {
  const problems: Problem[] = [];
  const own = readWords(root, 'en', problems);
  const { dictionary, places, placeOf } = readWords(root, code, problems, true);
  const ledger = readLedger(root, ledgerFile(code), problems);
  if (problems.length > 0) throw new ContentError(problems);

  // An interface text belongs to the owner if they replace it, in English or in this language.
  const spoken = readInterface(code);
  const english = { ...readInterface('en'), ...own.dictionary };
  const translated = new Map(Object.keys(dictionary).map((key) => [textKeyOf(key, dictionary), places.get(key)]));
  const theirs = new Set(Object.keys(spoken).map((key) => textKeyOf(key, spoken)));
  const keys = new Set<string>();
  for (const [key, hash] of hashDictionary(english)) {
    const there = translated.has(key);
    if (!there && theirs.has(key)) continue;
    keys.add(key);
    const source = own.places.get(key) ?? own.places.get(`${key}_other`);
    const { file } = translated.get(key) ?? placeOf(key, source);
    const text = { key, file, line: translated.get(key)?.line, source, english: hash };
    yield source?.key === 'story' && there ? inBlocks(root, text, source.file, ledger) : stateIn(ledger, text, there);
  }
  for (const name of foldersOfTexts(root)) {
    const files = ['en', code].map((one) => join(root, `${name}/${one}.mdx`));
    const [title, body] = memoize(`ledger ${code} ${files[0]}`, () => readFolder(root, name, code, ledger), files);
    keys.add(title.key).add(body.key);
    yield title;
    yield body;
  }
  yield* surplus(keys, ledger, ledgerFile(code));
}

function readFolder(root: string, name: string, code: string, ledger: Ledger): [TranslatedText, TranslatedText] {
  const [source, file] = [`${name}/en.mdx`, `${name}/${code}.mdx`];
  const [here, there] = [readParts(join(root, source)), readParts(join(root, file))];
  const title = { key: `${name} title`, file, english: hashText(here.title) };
  const body = { key: `${name} body`, file, english: hashText(here.body) };
  return [
    stateIn(ledger, title, there.title !== ''),
    there.body ? inBlocks(root, body, source, ledger) : stateIn(ledger, body, false),
  ];
}

/** The same for the interface’s words; none for a language that the engine does not have. */
export function readInterfaceTranslations(code: string): TranslatedText[] {
  const spoken = readInterface(code);
  if (Object.keys(spoken).length === 0) return [];
  const ledger = readLedger(engineRoot, interfaceLedgerFile(code), []);
  const translated = new Set(Object.keys(spoken).map((key) => textKeyOf(key, spoken)));
  const texts = [...hashDictionary(readInterface('en'))].map(([key, english]) =>
    stateIn(ledger, { key, file: interfaceFile(code), english }, translated.has(key)),
  );
  const keys = new Set(texts.map(({ key }) => key));
  return [...texts, ...surplus(keys, ledger, interfaceLedgerFile(code))];
}

type Unstated = Pick<TranslatedText, 'key' | 'file' | 'line' | 'source'> & { english: string };

function stateIn(ledger: Ledger, text: Unstated, there: boolean): TranslatedText {
  const made = ledger.get(text.key);
  return {
    ...text,
    state: there ? (made?.has(text.english) ? 'complete' : 'stale') : 'missing',
    known: made !== undefined,
  };
}

/** One entry for each block, or one for a text that cannot be split, which the build reports. */
function inBlocks(root: string, text: Unstated, source: string, ledger: Ledger): TranslatedText {
  const split = (file: string) => splitBlocksOnce(readFileSync(join(root, file), 'utf8'));
  const blocks = compareBlocks(split(source), split(text.file), ledger.get(text.key));
  if (blocks.length === 0) return stateIn(ledger, text, true);
  const state = blocks.every((block) => block.state === 'complete') ? 'complete' : 'stale';
  return { ...text, state, blocks, known: ledger.has(text.key) };
}

function surplus(known: ReadonlySet<string>, ledger: Ledger, file: string): TranslatedText[] {
  return [...ledger.keys()].flatMap((key) => (known.has(key) ? [] : { key, file, state: 'surplus' as const }));
}

/**
 * Records that translations are current, and removes surplus entries; returns the keys that were stale before.
 * @param keys texts or single blocks (`articles/4-looms body#12.0`); without them, all of the language
 */
export function acceptTranslations(root: string, code: string, keys: readonly string[] = []): string[] {
  const [own, theirs] = [readTranslations(root, code), readInterfaceTranslations(code)];
  for (const key of keys) {
    const [name, block] = key.split('#');
    const text = [...own, ...theirs].find((one) => one.key === name);
    const there = text && (!block || text.blocks?.some(({ english }) => english.id === block));
    if (!there || text.state === 'surplus') throw new Error(`${code} has no text ${JSON.stringify(key)}`);
    if (text.state === 'missing') throw new Error(`${text.file}: ${key} is not translated yet`);
  }
  return [
    ...acceptIn(root, ledgerFile(code), own, keys),
    ...acceptIn(engineRoot, interfaceLedgerFile(code), theirs, keys),
  ];
}

export function acceptOwnTranslations(root: string, code: string, keys: readonly string[] = []): string[] {
  return acceptIn(root, ledgerFile(code), readTranslations(root, code), keys);
}

function acceptIn(root: string, file: string, texts: readonly TranslatedText[], keys: readonly string[]): string[] {
  if (texts.length === 0) return [];
  const before = readLedger(root, file, []);
  const after: Ledger = new Map();
  const isAsked = (key: string) => keys.length === 0 || keys.includes(key);
  const accepted: string[] = [];
  for (const { key, state, english, blocks } of texts) {
    const made = before.get(key) ?? new Map<string, Set<string>>();
    if (state === 'surplus' || state === 'missing' || !english) continue;
    if (blocks) {
      const isAccepted = (block: BlockState) => isAsked(key) || keys.includes(`${key}#${block.english.id}`);
      const some = blocks.some((block) => block.state === 'stale' && isAccepted(block));
      if (some) accepted.push(key);
      after.set(key, acceptBlocks(blocks, made, isAccepted));
    } else if (state === 'complete') addLine(after, key, english);
    else if (isAsked(key)) {
      addLine(after, key, english);
      accepted.push(key);
    } else if (made.size > 0) after.set(key, made);
  }
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), writeLedger(after));
  return accepted;
}

function hashDictionary(english: Dictionary): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const name = textKeyOf(key, english);
    texts.set(name, `${texts.get(name) ?? ''}${text}\n`);
  }
  return new Map([...texts].map(([key, text]) => [key, hashText(text)]));
}

function readParts(path: string): { title: string; body: string } {
  if (!existsSync(path)) return { title: '', body: '' };
  const source = readFileSync(path, 'utf8').replace(/\r\n/g, '\n');
  const [, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(source) ?? [];
  const title = front.match(/^(title|metaTitle|description|label):.*(\n[ \t]+.*)*/gm)?.join('\n') ?? '';
  return { title, body: body.trim() };
}

function foldersOfTexts(root: string): string[] {
  const inside = (folder: string) =>
    (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
      .map((name) => `${folder}/${name}`)
      // The words of React pages are dictionary keys in files beside the code.
      .filter((path) => !existsSync(join(root, path, 'page.tsx')));
  return [...inside('articles').sort(byNumber), ...inside('pages').sort()];
}

function byNumber(a: string, b: string): number {
  const numberOf = (folder: string) => Number.parseInt(folder.replace('articles/', ''), 10);
  return numberOf(a) - numberOf(b);
}
