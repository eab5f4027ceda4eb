import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { TextBlock } from '../../../src/content/block-splitter.ts';
import type { Language } from '../../../src/content/language.ts';
import { readTranslations, type TranslatedText } from '../../../src/content/ledger.ts';
import { expectedKeys, readInterface, readWords } from '../../../src/content/read-dictionaries.ts';
import { splitBlocks } from '../../../src/content/text-blocks.ts';
import { blockKey } from '../block-key.ts';

/** A text as a translator gets it. */
export interface Unit {
  /** What it is called, once in the site: `nav_home`, `count_few`, `articles/4-looms title#description`, `… body#12.0`. */
  name: string;
  /** The text of the ledger to which it belongs. */
  key: string;
  /** Where its translation stands. */
  file: string;
  /** Where in that file: a key of the dictionary, the path of a field of the front matter, or a block. */
  place: { words: string } | { field: string[] } | { block: TextBlock };
  english: string;
  translation?: string | undefined;
  state: 'missing' | 'stale' | 'complete';
  /** True where the text is Markdown, false for plain words with placeholders. */
  markdown: boolean;
  /** What a translator should know: what kind of text it is. */
  kind: string;
  /** The plural form of a language. */
  form?: string;
  /** How many characters it may have. */
  limit: number;
}

const titleFields = ['title', 'metaTitle', 'description', 'label'];

/** What search results show of a title, with the site’s name behind it, and of a description. */
const shown = { title: 60, description: 160 };

/**
 * Lists what is translated, with what is there: the owner's words, the texts of projects, and articles and own pages.
 * @param root the folder that holds `content/`
 * @param siteName what stands behind the titles in search results
 */
export function listUnits(root: string, language: Language, siteName: string): Unit[] {
  const { code } = language;
  const english = readWords(root, 'en', []);
  const words = { ...readInterface('en'), ...english.dictionary };
  const own = readWords(root, code, [], true).dictionary;
  return readTranslations(root, code)
    .filter(({ state }) => state !== 'surplus')
    .flatMap((text) => {
      if (/ title$/.test(text.key)) return titleUnits(root, text, siteName);
      const story = text.source?.file.endsWith('.mdx') && english.places.get(text.key)?.key === 'story';
      if (story || / body$/.test(text.key)) return blockUnits(root, text);
      const forms = expectedKeys(formsOf(words, text.key), language.tag);
      return forms.map((name): Unit => {
        const said = words[name] ?? words[`${text.key}_other`] ?? words[text.key] ?? '';
        const field = text.file.endsWith('.mdx') ? english.places.get(text.key)?.key.split('.') : undefined;
        const form = name === text.key ? undefined : name.slice(text.key.length + 1);
        return {
          ...{ name, key: text.key, file: text.file, english: said, translation: own[name] },
          place: field ? { field } : { words: name },
          state: own[name] === undefined ? 'missing' : (text.state as Unit['state']),
          markdown: false,
          kind: form ? `plural form: ${form}` : field ? `field ${field.join('.')} of a project` : 'text',
          ...(form && { form }),
          limit: limitOf(name, said, siteName),
        };
      });
    });
}

const formsOf = (words: Readonly<Record<string, string>>, key: string) =>
  Object.fromEntries(
    Object.entries(words).filter(
      ([name]) =>
        name === key ||
        (name.startsWith(`${key}_`) && /^(zero|one|two|few|many|other)$/.test(name.slice(key.length + 1))),
    ),
  );

/** Title, description and their like of an article or own page: fields of its front matter. */
function titleUnits(root: string, { key, file, state }: TranslatedText, siteName: string): Unit[] {
  const [english, own] = [frontOf(root, file.replace(/[^/]+$/, 'en.mdx')), frontOf(root, file)];
  return titleFields.flatMap((field) => {
    const [said, translation] = [english[field], own[field]];
    if (typeof said !== 'string') return [];
    return {
      ...{ name: `${key}#${field}`, key, file, place: { field: [field] }, english: said },
      translation: typeof translation === 'string' ? translation : undefined,
      state: translation === undefined ? 'missing' : (state as Unit['state']),
      ...{ markdown: false, kind: `${field} of a page`, limit: limitOf(field, said, siteName) },
    };
  });
}

/** The blocks of a text. What has no words (lines, drawings in the text) is not a translator's. */
function blockUnits(root: string, text: TranslatedText): Unit[] {
  const { key, file, blocks } = text;
  const source = join(root, file.replace(/[^/]+$/, 'en.mdx'));
  const states =
    blocks ??
    splitBlocks(readFileSync(source, 'utf8')).map((english) => ({
      english,
      translation: undefined,
      state: 'stale' as const,
    }));
  return states
    .filter(({ english: { kind, text: words } }) => !/^<|^thematicBreak/.test(kind) && /\p{L}/u.test(words))
    .map(({ english, translation, state }) => ({
      ...{ name: blockKey(key, english), key, file, place: { block: english }, english: english.text },
      translation: translation?.text,
      state: translation ? state : ('missing' as const),
      markdown: !/^code|^attribute/.test(english.kind),
      kind: english.kind.startsWith('code') ? `${english.kind}: translate what is a comment or is shown` : english.kind,
      limit: limitOf('', english.text, ''),
    }));
}

function frontOf(root: string, file: string): Record<string, unknown> {
  const path = join(root, file);
  const [, yaml = ''] = existsSync(path) ? (/^---\r?\n([\s\S]*?)^---\r?$/m.exec(readFileSync(path, 'utf8')) ?? []) : [];
  return parse(yaml) ?? {};
}

/** Search results cut what is longer; anything else may grow as no translation should have to. */
function limitOf(name: string, english: string, siteName: string): number {
  if (/^metaTitle$|^meta_.*_title$/.test(name))
    return Math.max(shown.title - [...siteName].length - 3, [...english].length);
  if (/^meta_.*_description$|^metaDescription$|_meta$/.test(name))
    return Math.max(shown.description, [...english].length);
  return [...english].length * 2 + 40;
}
