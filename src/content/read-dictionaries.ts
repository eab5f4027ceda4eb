import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Dictionary } from './content.ts';
import type { Problem } from './problems.ts';
import { positionAt } from './source-position.ts';

const plural = /_(zero|one|two|few|many|other)$/;

interface Read {
  dictionary: Dictionary;
  /** Line of each key. */
  lines: Map<string, number>;
  /** False where the file is missing or its syntax is broken, so that its keys say nothing. */
  readable: boolean;
}

/**
 * Reads `content/locales/<code>.json` of each language and compares it with English.
 * @param root the project's folder
 * @param codes the languages, `en` among them
 * @param problems gets one entry for each missing, surplus, doubled or wrong text
 */
export function readDictionaries(
  root: string,
  codes: readonly string[],
  problems: Problem[],
): Record<string, Dictionary> {
  const read = new Map(codes.map((code) => [code, readDictionary(root, code, problems)]));
  const english = read.get('en');
  for (const [code, one] of read) {
    if (english && code !== 'en' && one.readable) compare(code, one, english.dictionary, problems);
  }
  return Object.fromEntries([...read].map(([code, { dictionary }]) => [code, dictionary]));
}

/** The name that code and content use for a key: plural forms fold into one. */
export function textKeyOf(key: string, dictionary: Dictionary): string {
  const base = key.replace(plural, '');
  return base !== key && `${base}_other` in dictionary ? base : key;
}

/**
 * Reads `content/locales/<code>.json`.
 * @param problems gets one entry for each fault of its syntax, each doubled key and each text that is none
 */
export function readDictionary(root: string, code: string, problems: Problem[]): Read {
  const file = `content/locales/${code}.json`;
  const lines = new Map<string, number>();
  if (!existsSync(join(root, file))) {
    problems.push({ file, message: `the dictionary of the language ${code} is not there` });
    return { dictionary: {}, lines, readable: false };
  }
  // JSON is read as YAML, of which it is a part: that parser tells doubled keys and their places.
  const counter = new LineCounter();
  const source = readFileSync(join(root, file), 'utf8');
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  for (const { code: kind, pos, message } of document.errors) {
    const { line, col } = counter.linePos(pos[0]);
    const doubled = kind === 'DUPLICATE_KEY';
    const key = doubled ? /"([^"]*)"/.exec(source.slice(pos[0]))?.[1] : undefined;
    problems.push({ file, line, column: col, key, message: doubled ? 'this key stands twice' : `no JSON: ${message}` });
  }
  if (document.errors.length === 0) checkJson(file, source, problems);
  if (!isMap(document.contents)) {
    if (document.errors.length === 0)
      problems.push({ file, line: 1, message: 'a dictionary is a list of keys and texts in braces' });
    return { dictionary: {}, lines, readable: false };
  }
  const dictionary: Record<string, string> = {};
  for (const { key, value } of document.contents.items) {
    const name = isScalar(key) ? String(key.value) : String(key);
    const line = isScalar(key) && key.range ? counter.linePos(key.range[0]).line : undefined;
    if (isScalar(value) && typeof value.value === 'string' && value.value.trim()) dictionary[name] = value.value;
    else problems.push({ file, line, key: name, message: 'a text in quotes is expected here' });
    if (line) lines.set(name, line);
  }
  return { dictionary, lines, readable: document.errors.every(({ code: kind }) => kind === 'DUPLICATE_KEY') };
}

/** YAML allows more than JSON does, for example a comma at the end. */
function checkJson(file: string, source: string, problems: Problem[]): void {
  try {
    JSON.parse(source);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
    problems.push({
      file,
      ...positionAt(source, offset),
      message: `no JSON: ${message.replace(/ in JSON at position.*/, '')}`,
    });
  }
}

function compare(code: string, { dictionary, lines }: Read, english: Dictionary, problems: Problem[]): void {
  const file = `content/locales/${code}.json`;
  const expected = new Set(expectedKeys(english, code));
  for (const key of expected) {
    if (!lines.has(key)) problems.push({ file, key, message: 'this text is missing' });
  }
  for (const [key, text] of Object.entries(dictionary)) {
    const line = lines.get(key);
    if (!expected.has(key)) {
      const base = key.replace(plural, '');
      const forms = [...expected].filter((one) => one !== base && one.replace(plural, '') === base);
      const message =
        forms.length > 0 ? `the plural forms of ${code} are ${forms.join(', ')}` : 'English has no such text';
      problems.push({ file, line, key, message });
      continue;
    }
    const source = english[key] ?? english[`${textKeyOf(key, dictionary)}_other`] ?? '';
    const [wanted, found] = [placeholders(source), placeholders(text)];
    if (wanted !== found) {
      problems.push({
        file,
        line,
        key,
        message: `has the placeholders ${found || 'none'}, English has ${wanted || 'none'}`,
      });
    }
  }
}

/** The keys that a language needs: those of English, with the plural forms of the language (CLDR). */
function expectedKeys(english: Dictionary, code: string): string[] {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return Object.keys(english).flatMap((key) => {
    const base = textKeyOf(key, english);
    if (base === key) return [key];
    return key.endsWith('_other') ? forms.map((form) => `${base}_${form}`) : [];
  });
}

function placeholders(text: string): string {
  return (text.match(/\{\{\w+\}\}/g) ?? []).sort().join(' ');
}
