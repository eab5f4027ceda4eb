import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar } from 'yaml';
import { memoize } from '../cache/memory-cache.ts';
import type { Content, Coverage, Dictionary } from '../content.ts';
import { readText } from '../files/read-text.ts';
import { type Position, parseYaml } from '../files/read-yaml.ts';
import { siteFiles } from '../files/site-files.ts';
import type { Language } from '../languages/language.ts';
import { nameInMessages, sourceCodeOf } from '../languages/source-language.ts';
import type { Problem } from '../problems.ts';
import {
  listProjects,
  type ProjectFolder,
  type ProjectTexts,
  projectFile,
  readProjectTexts,
} from '../read-project-texts.ts';
import { neededTexts } from './interface-parts.ts';
import { optionalTexts, ownerTexts } from './owner-texts.ts';
import { readInterface, sourceInterface } from './read-interface.ts';
import { readTagWords } from './tag-words.ts';
import { typeset } from './typography.ts';

const plural = /_(zero|one|two|few|many|other)$/;

const ownerPlaceholder = '{{owner}}';

/** Replaces `{{owner}}` by the name of the site, which any text may contain. */
export const withOwner = (text: string, owner: string) => text.replaceAll(ownerPlaceholder, owner);

interface TextPlace extends Partial<Position> {
  file: string;
  key: string;
}

/** The owner’s words in a language. */
export interface Words {
  dictionary: Dictionary;
  places: Map<string, TextPlace>;
  placeOf: (key: string, source: TextPlace | undefined) => TextPlace;
  invalidFiles: ReadonlySet<string>;
  missingFiles: ReadonlySet<string>;
  /** False where the file of words is missing or has broken syntax, so that missing keys mean nothing. */
  readable: boolean;
}

/** Path from the site’s folder. */
export const wordsFile = (code: string) => `words/${code}.yaml`;

/** The files of words beside code, of all languages: `frame/ribbon.en.yaml` beside `frame/ribbon.tsx`. */
const allCodeWords = (root: string): readonly string[] =>
  siteFiles(root, '{articles,components,frame,games,pages,projects,sections}/**/*.*.yaml');

const inCode = (files: readonly string[], code: string) => files.filter((file) => file.endsWith(`.${code}.yaml`));

/** The files of words beside code in one language, as paths from the site’s folder. */
export const codeWordsFiles = (root: string, code: string): string[] => inCode(allCodeWords(root), code);

/**
 * The file of another language beside a file of words beside code: `frame/ribbon.de.yaml` for `frame/ribbon.en.yaml`.
 */
export const inLanguage = (file: string, code: string): string => file.replace(/\.[\w-]+\.yaml$/, `.${code}.yaml`);

/**
 * Reads the words of each language into one dictionary: the interface’s, overridden by the owner’s.
 * @returns also the owner’s words alone, and whether those of the default language could be read: if not, missing
 * texts are not reported
 */
export function readDictionaries(
  root: string,
  languages: readonly Language[],
  owner: string,
  problems: Problem[],
): Pick<Content, 'dictionaries' | 'coverage'> & WordsRead & { readable: boolean } {
  const files = filesOfWords(root);
  const read = new Map(
    languages.map((language) => [
      language.code,
      { language, ...readWords(root, language.code, problems, mayBeIncomplete(language), files) },
    ]),
  );
  // Problems in the source language are not reported again for each other one.
  const sourceCode = sourceCodeOf(root);
  const source = read.get(sourceCode);
  const isNeeded = neededTexts(root);
  // Tags of articles that are words are the same in every language, unless its words translate them.
  const tags = readTagWords(root, { ...sourceInterface(sourceCode), ...source?.dictionary }, problems);
  const texts = { ...ownerTexts, ...source?.dictionary, ...sourceInterface(sourceCode) };
  const coverage: Record<string, Coverage> = {};
  for (const [code, one] of read) {
    if (!one.readable) continue;
    if (one === source) checkSource(one, isNeeded, problems);
    else if (source?.readable) coverage[code] = compare(one.language, one, { texts, isNeeded, source, tags }, problems);
  }
  const dictionaries = Object.fromEntries(
    [...read].map(([code, { dictionary, language }]) => {
      const words = code === sourceCode || !mayBeIncomplete(language) ? tags : {};
      const merged = Object.entries({ ...words, ...readInterface(code), ...dictionary });
      return [code, Object.fromEntries(merged.map(([key, text]) => [key, typeset(withOwner(text, owner), code)]))];
    }),
  );
  return { dictionaries, coverage, words: read, isNeeded, readable: source?.readable === true };
}

/** Whether a language may lack texts: one that is not offered, or that falls back to the default language. */
const mayBeIncomplete = ({ offered, fallback }: Language) => !offered || fallback === 'source';

/** The key without its plural ending, as code and content use it. */
export function textKeyOf(key: string, dictionary: Dictionary): string {
  const base = key.replace(plural, '');
  return base !== key && `${base}_other` in dictionary ? base : key;
}

/** What `readDictionaries` has read, for callers that would otherwise read it again for each language. */
export interface WordsRead {
  words: ReadonlyMap<string, Words>;
  isNeeded: (key: string) => boolean;
}

/** Files with words outside `words/`, in every language. */
interface FilesOfWords {
  besideCode: readonly string[];
  projects: readonly ProjectFolder[];
}

const filesOfWords = (root: string): FilesOfWords => ({
  besideCode: allCodeWords(root),
  projects: listProjects(root),
});

/**
 * @param filesOf from callers that read several languages, as finding these files searches every folder
 */
export function readWords(
  root: string,
  code: string,
  problems: Problem[],
  mayBeIncomplete = false,
  filesOf: FilesOfWords = filesOfWords(root),
): Words {
  const read = () => {
    const found: Problem[] = [];
    return { ...readAllWords(root, code, found, mayBeIncomplete, filesOf), problems: found };
  };
  const files = [wordsFile(code), ...filesOf.projects.map(({ slug }) => projectFile(slug, code))];
  const { problems: found, ...words } = memoize(
    `words ${root} ${code} ${mayBeIncomplete}`,
    read,
    files.map((file) => join(root, file)),
  );
  problems.push(...found);
  return words;
}

function readAllWords(
  root: string,
  code: string,
  problems: Problem[],
  mayBeIncomplete: boolean,
  { besideCode, projects: folders }: FilesOfWords,
): Words {
  const read = readWordsFile(root, wordsFile(code), code, problems, mayBeIncomplete);
  const { dictionary, places, gaps } = read;
  const sourceCode = sourceCodeOf(root);
  // A translation has the same files of words beside code as the source.
  const beside = new Set([
    ...inCode(besideCode, sourceCode).map((file) => inLanguage(file, code)),
    ...inCode(besideCode, code),
  ]);
  for (const file of beside) {
    const words = readWordsFile(root, file, code, problems, mayBeIncomplete || code !== sourceCode);
    for (const [key, place] of words.places) {
      const other = places.get(key);
      if (other) problems.push({ ...place, message: `this text is already in ${other.file}` });
      places.set(key, place);
    }
    for (const [key, place] of words.gaps) gaps.set(key, place);
    Object.assign(dictionary, words.dictionary);
  }
  const projects = new Map(
    folders.map((one) => [projectFile(one.slug, code), readProjectTexts(root, one, code, problems)]),
  );
  for (const [file, project] of projects) {
    for (const [key, { text, field }] of project?.texts ?? []) {
      const place = { file, ...project?.positionOf(field), key: field.join('.') };
      const other = places.get(key);
      if (other) problems.push({ ...other, message: `this text is also in ${file}: ${place.key}` });
      dictionary[key] = text;
      places.set(key, place);
    }
  }
  const placeOf: Words['placeOf'] = (key, source) => {
    if (!source || source.file === wordsFile(sourceCode)) return gaps.get(key) ?? { file: wordsFile(code), key };
    if (source.file.endsWith('.yaml')) return gaps.get(key) ?? { file: inLanguage(source.file, code), key };
    const file = source.file.replace(/[^/]+$/, `${code}.mdx`);
    return { file, ...projects.get(file)?.positionOf(source.key.split('.')), key: source.key };
  };
  const filesWhere = (is: (project: ProjectTexts | undefined) => boolean) =>
    new Set([...projects].filter(([, project]) => is(project)).map(([file]) => file));
  const invalidFiles = filesWhere((project) => project?.readable === false);
  const missingFiles = filesWhere((project) => !project);
  return { dictionary, places, placeOf, invalidFiles, missingFiles, readable: read.readable };
}

function readWordsFile(root: string, file: string, code: string, problems: Problem[], mayBeIncomplete: boolean) {
  const dictionary: Record<string, string> = {};
  const places = new Map<string, TextPlace>();
  const gaps = new Map<string, TextPlace>();
  const unreadable = { dictionary, places, gaps, readable: false };
  const isSource = code === sourceCodeOf(root);
  if (!existsSync(join(root, file))) {
    if (mayBeIncomplete) return { ...unreadable, readable: true };
    problems.push({ file, message: `the words file of the language ${code} is missing` });
    return unreadable;
  }
  const yaml = parseYaml(file, readText(root, file), problems);
  if (!yaml) return unreadable;
  const { contents } = yaml.document;
  if (contents !== null && !isMap(contents)) {
    problems.push({
      file,
      line: 1,
      message: 'a words file must be a list of keys and texts, each on a line of its own: key: text',
    });
    return unreadable;
  }
  for (const { key, value } of contents?.items ?? []) {
    const name = isScalar(key) ? String(key.value) : String(key);
    const { line } = yaml.positionOfNode(key);
    const place = { file, line, key: name };
    const empty = !isSource && (value === null || (isScalar(value) && (value.value === null || value.value === '')));
    (empty ? gaps : places).set(name, place);
    if (empty) continue;
    if (isScalar(value) && /(?<!\{)\{owner\}/.test(String(value.value)))
      problems.push({ file, line, key: name, message: 'for your name, write {{owner}} with two braces on each side' });
    if (isScalar(value) && typeof value.value === 'string' && value.value.trim()) dictionary[name] = value.value;
    else
      problems.push({
        file,
        line,
        key: name,
        message: 'a text is expected here: put a number, true or false in quotes',
      });
  }
  return { dictionary, places, gaps, readable: true };
}

/** Checks that the source language has every text that pages need, and that a replaced interface text uses only its known placeholders. */
function checkSource(
  { dictionary, places, language: { code, tag } }: Words & { language: Language },
  isNeeded: (key: string) => boolean,
  problems: Problem[],
): void {
  const file = wordsFile(code);
  for (const [key, what] of Object.entries(ownerTexts)) {
    if (!places.has(key) && !optionalTexts.has(key) && isNeeded(key))
      problems.push({ file, key, message: `this text is missing: ${what}` });
  }
  const english = readInterface('en');
  const interfaceTexts = readInterface(code);
  for (const key of expectedKeys(english, tag)) {
    const own = dictionary[key];
    const text =
      interfaceTexts[key] ??
      english[key] ??
      english[`${textKeyOf(key, { ...dictionary, ...interfaceTexts })}_other`] ??
      '';
    if (own === undefined && !(key in interfaceTexts) && isNeeded(key))
      problems.push({
        file,
        key,
        message: `this text is missing, and the interface has none in ${nameInMessages(code)}: translate “${text}”`,
      });
    if (own === undefined || hasSamePlaceholders(key, own, text, tag)) continue;
    problems.push({ file, key, ...places.get(key), message: differentPlaceholders(own, text, 'the interface') });
  }
}

interface Source {
  texts: Dictionary;
  isNeeded: (key: string) => boolean;
  source: Words & { language: Language };
  /** Tags of articles that are written as words. */
  tags: Dictionary;
}

function compare(
  language: Language,
  { dictionary, places, placeOf, invalidFiles, missingFiles }: Words,
  { texts, isNeeded, source, tags }: Source,
  problems: Problem[],
): Coverage {
  const { code, tag } = language;
  const lacking: Problem[] = [];
  let missing = 0;
  let needed = 0;
  const sourceName = nameInMessages(source.language.code);
  const sourceFile = (file: string) => file.replace(/[^/]+$/, `${source.language.code}.mdx`);
  const isReported = ({ file }: TextPlace) =>
    [invalidFiles, missingFiles].some((files) => files.has(file)) ||
    [source.invalidFiles, source.missingFiles].some((files) => files.has(sourceFile(file)));
  for (const file of missingFiles) {
    if (!source.missingFiles.has(sourceFile(file)))
      lacking.push({ file, message: 'this project has no texts in this language' });
  }
  const expected = new Set(expectedKeys(texts, tag));
  const interfaceTexts = readInterface(code);
  for (const key of expected) {
    const isReplaced = [key, key.replace(plural, '_other')].some((one) => source.places.has(one));
    if (!isReplaced && !isNeeded(key)) continue;
    needed++;
    if (places.has(key) || key in interfaceTexts) continue;
    missing++;
    const place = placeOf(key, source.places.get(key));
    if (!isReported(place)) lacking.push({ ...place, message: 'this text is missing' });
  }
  if (!mayBeIncomplete(language)) problems.push(...lacking);
  for (const [key, text] of Object.entries(dictionary)) {
    const place = places.get(key) ?? { file: wordsFile(code), key };
    if (isReported(place)) continue;
    if (!expected.has(key) && !(key in tags)) {
      const base = key.replace(plural, '');
      const forms = [...expected].filter((one) => one !== base && one.replace(plural, '') === base);
      const message =
        forms.length > 0
          ? `the plural forms of ${code} are ${forms.join(', ')}`
          : `there is no ${sourceName} text with this key`;
      problems.push({ ...place, message });
      continue;
    }
    const sourceText = texts[key] ?? tags[key] ?? texts[`${textKeyOf(key, dictionary)}_other`] ?? '';
    if (!hasSamePlaceholders(key, text, sourceText, tag))
      problems.push({ ...place, message: differentPlaceholders(text, sourceText, sourceName) });
  }
  return { texts: needed, missing };
}

/** The keys that content may name: those of a dictionary, and every text of the interface, even one never shown. */
export function textKeysOf(dictionary: Dictionary): ReadonlySet<string> {
  const all = { ...readInterface('en'), ...dictionary };
  return new Set(Object.keys(all).map((key) => textKeyOf(key, all)));
}

/** The keys that a language needs: those of the source, with the plural forms that CLDR lists for this tag. */
export function expectedKeys(source: Dictionary, tag: string): string[] {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return Object.keys(source).flatMap((key) => {
    const base = textKeyOf(key, source);
    if (base === key) return [key];
    return key.endsWith('_other') ? forms.map((form) => `${base}_${form}`) : [];
  });
}

function differentPlaceholders(text: string, source: string, where: string): string {
  return `the placeholders differ: ${placeholders(text) || 'none'} here, ${placeholders(source) || 'none'} in ${where}`;
}

/**
 * Whether two texts have the same placeholders. A plural form that stands for one number only, such as Arabic’s form for
 * two, may omit `{{count}}`.
 */
export function hasSamePlaceholders(key: string, text: string, source: string, tag: string): boolean {
  const form = plural.exec(key)?.[1];
  const isForOneNumber = form !== undefined && numbersOf(form, tag) === 1;
  const required = (one: string) => placeholders(isForOneNumber ? one.replaceAll('{{count}}', '') : one);
  return required(text) === required(source);
}

/** How many of the numbers below 200 a plural form stands for. */
const numbersOf = (form: string, tag: string): number =>
  memoize(`numbers ${form} ${tag}`, () => {
    const rules = new Intl.PluralRules(tag);
    return Array.from({ length: 200 }, (_, number) => rules.select(number)).filter((one) => one === form).length;
  });

/**
 * The placeholders of a text, sorted and separated by spaces, so that two texts can be compared. The owner’s name is
 * left out.
 */
export function placeholders(text: string): string {
  const found = text.match(/\{\{\w+\}\}/g) ?? [];
  return found
    .filter((one) => one !== ownerPlaceholder)
    .sort()
    .join(' ');
}
