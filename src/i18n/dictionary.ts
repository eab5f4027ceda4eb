import english from '../../content/locales/en.json';
import type { Dictionary } from '../content/content.ts';
import { sourceLanguage } from './languages.ts';
import { makeTranslate, type Translate } from './translate.ts';

// English is bundled; each other language is a file of its own.
const files = import.meta.glob<Dictionary>(['../../content/locales/*.json', '!../../content/locales/en.json'], {
  import: 'default',
});
const translators = new Map<string, Translate>([[sourceLanguage, makeTranslate(sourceLanguage, english)]]);

/**
 * Loads a language's dictionary, once.
 * @param language code of an offered language
 * @throws what the network or the browser says when the file does not load; where it holds no dictionary
 */
export async function loadDictionary(language: string): Promise<void> {
  if (translators.has(language)) return;
  const texts = await files[`../../content/locales/${language}.json`]?.();
  if (!texts) throw new Error(`no dictionary for ${language}`);
  translators.set(language, makeTranslate(language, texts));
}

/** The translator of a language that has been loaded; English where it has not. */
export function translatorOf(language: string): Translate {
  return translators.get(language) ?? (translators.get(sourceLanguage) as Translate);
}
