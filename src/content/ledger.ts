import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dictionary } from './content.ts';
import { ContentError, type Problem } from './problems.ts';
import { interfaceFile, readInterface, readWords, textKeyOf } from './read-dictionaries.ts';
import { projectRoot } from './site-root.ts';

/**
 * The ledger remembers, for each translated text, the English from which it was made: a hash in
 * `content/words/ledger/<code>.json`, and in `src/i18n/locales/ledger/<code>.json` for the words of the interface. When
 * the English changes, the translation is stale until somebody accepts it as current.
 */
export interface TranslatedText {
  /** A key of the dictionary, or `articles/<folder> title` and `articles/<folder> body`; the same of `pages/<name>`. */
  key: string;
  /** Where the translation stands, or would stand. */
  file: string;
  /** Line of the text, in a dictionary or with a project. */
  line?: number | undefined;
  /** Stale: made from another English, or never accepted. Surplus: the ledger knows it, English does not. */
  state: 'complete' | 'stale' | 'missing' | 'surplus';
  /** Hash of the English text of today; nothing where there is none. */
  english?: string;
}

type Ledger = Record<string, string>;

/**
 * Compares the owner's texts in a language with English and the ledger.
 * @param root the folder in which `content/` lies
 * @param code the language
 * @returns every text, dictionary first, in the order of English
 * @throws ContentError where a dictionary or the ledger is no YAML or JSON
 */
export function readTranslations(root: string, code: string): TranslatedText[] {
  const problems: Problem[] = [];
  const own = readWords(root, 'en', problems);
  const { dictionary, places, placeOf } = readWords(root, code, problems, true);
  const ledger = readLedger(root, code, problems);
  if (problems.length > 0) throw new ContentError(problems);

  // A text of the interface is the owner's where the owner says it, in English or in this language.
  const spoken = readInterface(code);
  const english = { ...readInterface('en'), ...own.dictionary };
  const translated = new Map(Object.keys(dictionary).map((key) => [textKeyOf(key, dictionary), places.get(key)]));
  const theirs = new Set(Object.keys(spoken).map((key) => textKeyOf(key, spoken)));
  const stateOf = stateIn(ledger);
  const texts: TranslatedText[] = [...hashDictionary(english)]
    .filter(([key]) => translated.has(key) || !theirs.has(key))
    .map(([key, hash]) => ({
      key,
      file: (translated.get(key) ?? placeOf(key, own.places.get(key))).file,
      line: translated.get(key)?.line,
      state: stateOf(key, hash, translated.has(key)),
      english: hash,
    }));
  for (const name of foldersOfTexts(root)) {
    const path = `content/${name}`;
    const [source, translation] = [readParts(join(root, path, 'en.mdx')), readParts(join(root, path, `${code}.mdx`))];
    for (const part of ['title', 'body'] as const) {
      const key = `${name} ${part}`;
      const english = hashOf(source[part]);
      texts.push({
        key,
        file: `${path}/${code}.mdx`,
        state: stateOf(key, english, translation[part] !== ''),
        english,
      });
    }
  }
  return [...texts, ...surplus(texts, ledger, ledgerFile(code))];
}

/**
 * The same for the words of the interface, which lie with the project.
 * @returns nothing for a language that the project does not speak
 */
export function readInterfaceTranslations(code: string): TranslatedText[] {
  const spoken = readInterface(code);
  if (Object.keys(spoken).length === 0) return [];
  const ledger = readLedger(projectRoot, code, [], interfaceLedgerFile(code));
  const translated = new Set(Object.keys(spoken).map((key) => textKeyOf(key, spoken)));
  const stateOf = stateIn(ledger);
  const texts = [...hashDictionary(readInterface('en'))].map(
    ([key, english]): TranslatedText => ({
      key,
      file: interfaceFile(code),
      state: stateOf(key, english, translated.has(key)),
      english,
    }),
  );
  return [...texts, ...surplus(texts, ledger, interfaceLedgerFile(code))];
}

const stateIn = (ledger: Ledger) => (key: string, hash: string, there: boolean) =>
  there ? (ledger[key] === hash ? 'complete' : 'stale') : 'missing';

function surplus(texts: readonly TranslatedText[], ledger: Ledger, file: string): TranslatedText[] {
  const known = new Set(texts.map(({ key }) => key));
  return Object.keys(ledger).flatMap((key) => (known.has(key) ? [] : { key, file, state: 'surplus' as const }));
}

/**
 * Writes into the ledger that translations are current, and drops what is surplus.
 * @param keys the texts to accept; all of the language where none is named
 * @returns the keys that were accepted: those that are translated and were stale
 * @throws Error where a key is no text of the language, and nothing is written
 */
export function acceptTranslations(root: string, code: string, keys: readonly string[] = []): string[] {
  const [own, theirs] = [readTranslations(root, code), readInterfaceTranslations(code)];
  for (const key of keys) {
    const text = [...own, ...theirs].find((one) => one.key === key);
    if (!text || text.state === 'surplus') throw new Error(`${code} has no text ${JSON.stringify(key)}`);
    if (text.state === 'missing') throw new Error(`${text.file}: ${key} is not translated yet`);
  }
  return [
    ...acceptOwnTranslations(root, code, keys),
    ...acceptIn(
      join(projectRoot, interfaceLedgerFile(code)),
      theirs,
      keys,
      readLedger(projectRoot, code, [], interfaceLedgerFile(code)),
    ),
  ];
}

/**
 * The same for the owner's texts alone, which lie in `content/`: keys that are no such text are passed by.
 * @returns the keys that were accepted
 */
export function acceptOwnTranslations(root: string, code: string, keys: readonly string[] = []): string[] {
  return acceptIn(join(root, ledgerFile(code)), readTranslations(root, code), keys, readLedger(root, code, []));
}

function acceptIn(path: string, texts: readonly TranslatedText[], keys: readonly string[], before: Ledger): string[] {
  const stale = texts.filter(({ key, state }) => state === 'stale' && (keys.length === 0 || keys.includes(key)));
  if (texts.length === 0) return [];
  const after: Ledger = {};
  for (const { key, state, english } of texts) {
    if (state === 'surplus' || state === 'missing') continue;
    const hash = stale.some((one) => one.key === key) ? english : before[key];
    if (hash) after[key] = hash;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`);
  return stale.map(({ key }) => key);
}

/** The owner's ledger of a language. */
export const ledgerFile = (code: string) => `content/words/ledger/${code}.json`;
const interfaceLedgerFile = (code: string) => `src/i18n/locales/ledger/${code}.json`;

function readLedger(root: string, code: string, problems: Problem[], file = ledgerFile(code)): Ledger {
  if (!existsSync(join(root, file))) return {};
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as Ledger;
  } catch (error) {
    problems.push({ file, message: `no JSON: ${error instanceof Error ? error.message : error}` });
    return {};
  }
}

/** The hash of each English text; its plural forms count as one. */
function hashDictionary(english: Dictionary): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, text] of Object.entries(english)) {
    const name = textKeyOf(key, english);
    texts.set(name, `${texts.get(name) ?? ''}${text}\n`);
  }
  return new Map([...texts].map(([key, text]) => [key, hashOf(text)]));
}

/** What is translated of an article: title with description, and body. Dates and tags are not. */
function readParts(path: string): { title: string; body: string } {
  if (!existsSync(path)) return { title: '', body: '' };
  const source = readFileSync(path, 'utf8').replace(/\r\n/g, '\n');
  const [, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n?([\s\S]*)$/.exec(source) ?? [];
  const title = front.match(/^(title|metaTitle|description|label):.*(\n[ \t]+.*)*/gm)?.join('\n') ?? '';
  return { title, body: body.trim() };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The folders with texts of their own: articles by number, then pages. */
function foldersOfTexts(root: string): string[] {
  const inside = (folder: string) =>
    existsSync(join(root, 'content', folder))
      ? readdirSync(join(root, 'content', folder)).map((name) => `${folder}/${name}`)
      : [];
  return [...inside('articles').sort(byNumber), ...inside('pages').sort()];
}

function byNumber(a: string, b: string): number {
  const numberOf = (folder: string) => Number.parseInt(folder.replace('articles/', ''), 10);
  return numberOf(a) - numberOf(b);
}
