import type { Problem } from '../../content/problems.ts';
import { wordsFile } from '../../content/read-dictionaries.ts';
import { readInterface } from '../../content/read-interface.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { fieldsIn, type OwnerText } from './owner-files.ts';

/**
 * Finds texts that the owner’s files name although their keys are the interface’s: they are shown in two places, of
 * which one is hardly meant.
 * @param source the code of the default language
 */
export function findReplaced(texts: readonly OwnerText[], source: string = sourceLanguage): Problem[] {
  const spoken = { ...readInterface('en'), ...readInterface(source) };
  const named = new Map(
    texts
      .filter(({ file }) => file.endsWith('.yaml') && !file.startsWith('words/'))
      .flatMap((text) => fieldsIn(text).map(({ text: value }) => [value, text.file] as const)),
  );
  const words = texts.find(({ file }) => file === wordsFile(source));
  return fieldsIn(words ?? { file: wordsFile(source), source: '' }).flatMap(({ key = '', line }) => {
    const file = named.get(key);
    if (!file || !(key in spoken)) return [];
    const message = `replaces “${spoken[key]}” of the interface as well, because ${file} names a text by a key of the interface: give it another key`;
    return { file: wordsFile(source), line, key, message };
  });
}
