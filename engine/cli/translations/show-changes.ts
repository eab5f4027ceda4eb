import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffWordsWithSpace } from 'diff';
import { findShownFields, splitFrontMatter } from '../../content/files/front-matter.ts';
import { dayOfChange, earlierTexts } from '../../content/files/git-history.ts';
import { sourceCodeOf, sourceFileOf } from '../../content/languages/source-language.ts';
import { readWords } from '../../content/texts/read-dictionaries.ts';
import { readInterface } from '../../content/texts/read-interface.ts';
import type { BlockState } from '../../content/translations/block-states.ts';
import type { TranslatedText } from '../../content/translations/ledger.ts';
import { splitBlocks } from '../../content/translations/text-blocks.ts';
import { blockKey } from './block-key.ts';

/** Shows changes in the original since texts were translated, block by block; without keys, all stale texts. */
export function showChanges(
  root: string,
  code: string,
  texts: readonly TranslatedText[],
  keys: readonly string[],
): string[] {
  const stale = texts.filter(({ state }) => state === 'stale');
  const asked = keys.length === 0 ? stale : stale.filter(({ key }) => keys.some((one) => one.split('#')[0] === key));
  const wordsIn = (language: string) => ({
    ...readInterface(language),
    ...readWords(root, language, [], true).dictionary,
  });
  return asked.flatMap((text) => {
    if (text.blocks) return showBlocks(root, code, text, text.blocks, keys);
    return showText(root, code, text, wordsIn(sourceCodeOf(root)), wordsIn(code));
  });
}

function showBlocks(
  root: string,
  code: string,
  { key, file }: TranslatedText,
  blocks: readonly BlockState[],
  keys: readonly string[],
): string[] {
  const isAsked = (block: BlockState) =>
    keys.length === 0 || keys.includes(key) || keys.includes(blockKey(key, block.source));
  const changed = blocks.filter((block) => block.state === 'stale' && isAsked(block));
  const sourceFile = sourceFileOf(root, file);
  const before = findBefore(root, sourceFile, new Set(changed.flatMap(({ madeFrom }) => madeFrom ?? [])));
  return changed.flatMap(({ source, translation, madeFrom = '' }) => {
    const day = dayOfChange(root, sourceFile, [{ from: source.line, to: source.lastLine }]);
    const old = before.get(madeFrom);
    const place = `${sourceFile}:${source.line}${day ? `, changed on ${day}` : ''}`;
    return [
      `${file}${translation ? `:${translation.line}` : ''}  ${blockKey(key, source)}  (${place})`,
      `  ${sourceCodeOf(root)}  ${indent(old === undefined ? source.text : markWords(old, source.text))}`,
      ...(old === undefined && madeFrom ? ['      (git does not have the text from which this was translated)'] : []),
      `  ${code}  ${translation ? indent(translation.text) : '(missing)'}`,
      '',
    ];
  });
}

function findBefore(root: string, source: string, hashes: Set<string>): Map<string, string> {
  const found = new Map<string, string>();
  if (hashes.size === 0) return found;
  for (const text of earlierTexts(root, source)) {
    for (const block of splitBlocks(text)) if (hashes.has(block.hash)) found.set(block.hash, block.text);
    if (found.size === hashes.size) break;
  }
  return found;
}

function showText(
  root: string,
  code: string,
  { key, file, line }: TranslatedText,
  source: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
): string[] {
  const formsOf = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).flatMap(([name, text]) =>
      name === key || name.replace(/_(zero|one|two|few|many|other)$/, '') === key ? text : [],
    );
  const frontOf = (path: string) =>
    findShownFields(splitFrontMatter(readFileSync(join(root, path), 'utf8')).front).map(({ text }) => text);
  const isFront = key.endsWith(' title');
  const [here, there] = isFront ? [frontOf(sourceFileOf(root, file)), frontOf(file)] : [formsOf(source), formsOf(own)];
  return [
    `${file}${line ? `:${line}` : ''}  ${key}`,
    ...here.map((text) => `  ${sourceCodeOf(root)}  ${indent(text)}`),
    ...there.map((text) => `  ${code}  ${indent(text)}`),
    '',
  ];
}

/** Deletions as [-…-], insertions as {+…+}. */
function markWords(before: string, after: string): string {
  return diffWordsWithSpace(before, after)
    .map(({ value, added, removed }) => (added ? `{+${value}+}` : removed ? `[-${value}-]` : value))
    .join('');
}

const indent = (text: string) => text.replaceAll('\n', '\n      ');
