import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import { shownFields, splitFrontMatter } from '../files/front-matter.ts';
import { groupBy } from '../group-by.ts';
import { sourceCodeOf, sourceFileOf } from '../languages/source-language.ts';
import { readWords, textKeyOf } from '../texts/read-dictionaries.ts';
import { interfaceFile, readInterface, sourceInterface } from '../texts/read-interface.ts';
import type { BlockState } from '../translations/block-states.ts';
import { eachTranslation, type TranslatedText } from '../translations/ledger.ts';

/** A text in the default language and its translation. */
export interface TextPair {
  file: string;
  line?: number | undefined;
  key: string;
  source: string;
  translation: string;
  /** True for a part of a longer text, which may refer to a term of another part with a pronoun. */
  running: boolean;
}

/** All texts of the site that a language has, with their originals; a text that equals its original is left out. */
export function listPairs(root: string, code: string): TextPair[] {
  const sourceCode = sourceCodeOf(root);
  const [original, own] = [readWords(root, sourceCode, []), readWords(root, code, [], true)];
  const source = { ...sourceInterface(sourceCode), ...original.dictionary };
  const pairs: TextPair[] = [];
  const names = groupBy(Object.keys(own.dictionary), (name) => textKeyOf(name, own.dictionary));
  for (const text of eachTranslation(root, code)) {
    if (text.state === 'missing' || text.state === 'surplus') continue;
    if (text.blocks) pairs.push(...text.blocks.flatMap((block) => blockPair(text, block)));
    else if (text.key.endsWith(' title')) pairs.push(...titlePairs(root, text));
    else
      for (const name of names.get(text.key) ?? [])
        pairs.push({
          ...{ file: text.file, key: name, line: own.places.get(name)?.line, running: false },
          source: source[name] ?? source[`${text.key}_other`] ?? source[text.key] ?? '',
          translation: own.dictionary[name] ?? '',
        });
  }
  return pairs.filter(isTranslated);
}

/** The same for the interface’s words. */
export function listInterfacePairs(code: string): TextPair[] {
  const [original, own] = [readInterface('en'), readInterface(code)];
  return Object.entries(own)
    .map(([key, translation]) => ({
      ...{ file: interfaceFile(code), key, translation, running: false },
      source: original[key] ?? original[`${textKeyOf(key, own)}_other`] ?? '',
    }))
    .filter(isTranslated);
}

const isTranslated = ({ source, translation }: TextPair) => translation !== '' && translation !== source;

function blockPair({ key, file }: TranslatedText, { source, translation }: BlockState): TextPair[] {
  if (!translation || /^(code|<|thematicBreak)/.test(source.kind)) return [];
  return [
    {
      ...{ file, line: translation.line, key: `${key}#${source.id}` },
      ...{ source: source.text, translation: translation.text, running: source.kind !== 'attribute' },
    },
  ];
}

function titlePairs(root: string, { key, file }: TranslatedText): TextPair[] {
  const [original, own] = [frontMatter(join(root, sourceFileOf(root, file))), frontMatter(join(root, file))];
  return shownFields.flatMap((field) => {
    const [sourceField, ownField] = [original.get(field), own.get(field)];
    if (!sourceField || !ownField) return [];
    return {
      ...{ file, line: ownField.line, key: `${key}#${field}` },
      ...{ source: sourceField.text, translation: ownField.text, running: false },
    };
  });
}

function frontMatter(path: string): Map<string, { text: string; line: number }> {
  const fields = new Map<string, { text: string; line: number }>();
  const source = existsSync(path) ? readFileSync(path, 'utf8').replace(/\r\n/g, '\n') : '';
  const { front, start } = splitFrontMatter(source);
  const { contents } = parseDocument(front);
  for (const { key, value } of isMap(contents) ? contents.items : []) {
    if (!isScalar(key) || !isScalar(value) || typeof value.value !== 'string') continue;
    const line = source.slice(0, start + (key.range?.[0] ?? 0)).split('\n').length;
    fields.set(String(key.value), { text: value.value, line });
  }
  return fields;
}
