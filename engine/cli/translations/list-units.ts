import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { shownFields, splitFrontMatter } from '../../content/files/front-matter.ts';
import type { Language } from '../../content/languages/language.ts';
import { sourceCodeOf, sourceFileOf } from '../../content/languages/source-language.ts';
import { expectedKeys, readWords } from '../../content/texts/read-dictionaries.ts';
import { sourceInterface } from '../../content/texts/read-interface.ts';
import type { TextBlock } from '../../content/translations/block-splitter.ts';
import { readTranslations, type TranslatedText } from '../../content/translations/ledger.ts';
import { splitBlocks } from '../../content/translations/text-blocks.ts';
import { blockKey } from './block-key.ts';

export interface Unit {
  /** Unique in the site: `nav_home`, `count_few`, `articles/4-looms title#description`, `articles/4-looms body#12.0`. */
  name: string;
  /** Its key in the ledger. */
  key: string;
  /** The file of the translation, whether or not it exists. */
  file: string;
  /** The place in that file: a key of the dictionary, the path of a field in front matter, or a block. */
  place: { words: string } | { field: string[] } | { block: TextBlock };
  source: string;
  translation?: string | undefined;
  state: 'missing' | 'stale' | 'complete';
  /** The plural form (CLDR), if there are several. */
  form?: string;
  /** BCP 47 tag of the language, if there are several plural forms. */
  tag?: string;
}

/** All translatable texts with their translations: words, projects, articles and own pages. */
export function listUnits(root: string, language: Language): Unit[] {
  const { code } = language;
  const sourceCode = sourceCodeOf(root);
  const source = readWords(root, sourceCode, []);
  const words = { ...sourceInterface(sourceCode), ...source.dictionary };
  const own = readWords(root, code, [], true).dictionary;
  return readTranslations(root, code)
    .filter(({ state }) => state !== 'surplus')
    .flatMap((text) => {
      const { key, file } = text;
      if (/ title$/.test(key)) return titleUnits(root, text);
      const story = text.source?.file.endsWith('.mdx') && source.places.get(key)?.key === 'story';
      if (story || / body$/.test(key)) return blockUnits(root, text);
      return expectedKeys(formsOf(words, key), language.tag).map((name): Unit => {
        const field = file.endsWith('.mdx') ? source.places.get(key)?.key.split('.') : undefined;
        return {
          ...{ name, key, file, translation: own[name] },
          source: words[name] ?? words[`${key}_other`] ?? words[key] ?? '',
          place: field ? { field } : { words: name },
          state: own[name] === undefined ? 'missing' : unitState(text.state),
          ...(name !== key && { form: name.slice(key.length + 1), tag: language.tag }),
        };
      });
    });
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];

const formsOf = (words: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(
    [key, ...forms.map((form) => `${key}_${form}`)].flatMap((name) => {
      const text = words[name];
      return text === undefined ? [] : [[name, text]];
    }),
  );

/** A new translation counts as complete: a translator has nothing to do. */
const unitState = (state: TranslatedText['state']) => (state === 'new' ? 'complete' : (state as Unit['state']));

/** The front matter of an article or own page. */
function titleUnits(root: string, { key, file, state }: TranslatedText): Unit[] {
  const [source, own] = [frontOf(root, sourceFileOf(root, file)), frontOf(root, file)];
  return shownFields.flatMap((field) => {
    const [text, translation] = [source[field], own[field]];
    if (typeof text !== 'string') return [];
    return {
      ...{ name: `${key}#${field}`, key, file, place: { field: [field] }, source: text },
      translation: typeof translation === 'string' ? translation : undefined,
      state: translation === undefined ? 'missing' : unitState(state),
    };
  });
}

/** The blocks of a text that have words; rules and inline drawings have none. */
function blockUnits(root: string, text: TranslatedText): Unit[] {
  const { key, file, blocks } = text;
  const sourcePath = join(root, sourceFileOf(root, file));
  const states =
    blocks ??
    splitBlocks(readFileSync(sourcePath, 'utf8')).map((source) => ({
      source,
      translation: undefined,
      state: 'stale' as const,
    }));
  return states
    .filter(({ source: { kind, text: words } }) => !/^<|^thematicBreak/.test(kind) && /\p{L}/u.test(words))
    .map(({ source, translation, state }) => ({
      ...{ name: blockKey(key, source), key, file, place: { block: source }, source: source.text },
      translation: translation?.text,
      state: translation ? unitState(state) : 'missing',
    }));
}

function frontOf(root: string, file: string): Record<string, unknown> {
  const path = join(root, file);
  return existsSync(path) ? (parse(splitFrontMatter(readFileSync(path, 'utf8')).front) ?? {}) : {};
}
