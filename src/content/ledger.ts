import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Dictionary } from './content.ts';
import { ContentError, type Problem } from './problems.ts';
import { readDictionary, textKeyOf } from './read-dictionaries.ts';

/**
 * The ledger remembers, for each translated text, the English from which it was made: a hash in
 * `content/locales/ledger/<code>.json`. When the English changes, the translation is stale until
 * somebody accepts it as current.
 */
export interface TranslatedText {
  /** A key of the dictionary, or `articles/<folder> title` and `articles/<folder> body`; the same of `pages/<name>`. */
  key: string;
  /** Where the translation stands, or would stand. */
  file: string;
  /** Line of the key, in a dictionary. */
  line?: number | undefined;
  /** Stale: made from another English, or never accepted. Surplus: the ledger knows it, English does not. */
  state: 'complete' | 'stale' | 'missing' | 'surplus';
  /** Hash of the English text of today; nothing where there is none. */
  english?: string;
}

type Ledger = Record<string, string>;

/**
 * Compares a language with English and its ledger.
 * @param root the project's folder
 * @param code the language
 * @returns every text, dictionary first, in the order of English
 * @throws ContentError where a dictionary or the ledger is no JSON
 */
export function readTranslations(root: string, code: string): TranslatedText[] {
  const problems: Problem[] = [];
  const english = readDictionary(root, 'en', problems).dictionary;
  const { dictionary, lines } = readDictionary(root, code, problems);
  const ledger = readLedger(root, code, problems);
  if (problems.length > 0) throw new ContentError(problems);

  const translated = new Map(Object.keys(dictionary).map((key) => [textKeyOf(key, dictionary), lines.get(key)]));
  const file = `content/locales/${code}.json`;
  const stateOf = (key: string, hash: string, there: boolean) =>
    there ? (ledger[key] === hash ? 'complete' : 'stale') : 'missing';
  const texts: TranslatedText[] = [...hashDictionary(english)].map(([key, hash]) => ({
    key,
    file,
    line: translated.get(key),
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
  const known = new Set(texts.map(({ key }) => key));
  for (const key of Object.keys(ledger)) {
    if (!known.has(key)) texts.push({ key, file: ledgerFile(code), state: 'surplus' });
  }
  return texts;
}

/**
 * Writes into the ledger that translations are current, and drops what is surplus.
 * @param keys the texts to accept; all of the language where none is named
 * @returns the keys that were accepted: those that are translated and were stale
 * @throws Error where a key is no text of the language, and nothing is written
 */
export function acceptTranslations(root: string, code: string, keys: readonly string[] = []): string[] {
  const texts = readTranslations(root, code);
  for (const key of keys) {
    const text = texts.find((one) => one.key === key);
    if (!text || text.state === 'surplus') throw new Error(`${code} has no text ${JSON.stringify(key)}`);
    if (text.state === 'missing') throw new Error(`${text.file}: ${key} is not translated yet`);
  }
  const stale = texts.filter(({ key, state }) => state === 'stale' && (keys.length === 0 || keys.includes(key)));
  const before = readLedger(root, code, []);
  const after: Ledger = {};
  for (const { key, state, english } of texts) {
    if (state === 'surplus' || state === 'missing') continue;
    const hash = stale.some((one) => one.key === key) ? english : before[key];
    if (hash) after[key] = hash;
  }
  const path = join(root, ledgerFile(code));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(after, null, 2)}\n`);
  return stale.map(({ key }) => key);
}

const ledgerFile = (code: string) => `content/locales/ledger/${code}.json`;

function readLedger(root: string, code: string, problems: Problem[]): Ledger {
  const file = ledgerFile(code);
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
