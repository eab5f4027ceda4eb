import type { Problem } from '../../content/problems.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { readInterface } from '../../content/texts/read-interface.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { fieldsIn, type OwnerText } from './owner-files.ts';

/**
 * Finds texts of the owner’s files under a key of the interface: they also replace the interface’s own text, which is
 * rarely intended.
 * @param source the code of the default language
 */
export function findReplaced(texts: readonly OwnerText[], source: string = sourceLanguage): Problem[] {
  const interfaceTexts = { ...readInterface('en'), ...readInterface(source) };
  const named = new Map(
    texts
      .filter(({ file }) => file.endsWith('.yaml') && !file.startsWith('words/'))
      .flatMap((text) => fieldsIn(text).map(({ text: value }) => [value, text.file] as const)),
  );
  const words = texts.find(({ file }) => file === wordsFile(source));
  return fieldsIn(words ?? { file: wordsFile(source), source: '' }).flatMap(({ key = '', line }) => {
    const file = named.get(key);
    if (!file || !(key in interfaceTexts)) return [];
    const message = `also replaces “${interfaceTexts[key]}” in the interface, because ${file} uses a key of the interface: choose another key`;
    return { file: wordsFile(source), line, key, message };
  });
}
