import type { Content, Dictionary } from '../content/content.ts';
import { PlainError } from '../content/problems.ts';
import { ownerTexts } from '../content/texts/owner-texts.ts';
import { readInterface } from '../content/texts/read-interface.ts';
import { languageOf, sourceLanguage } from '../i18n/languages.ts';
import { makeTranslate, type Translate, withSource } from '../i18n/translate.ts';
import type { PageSource } from './page-data.ts';

/**
 * The input of a page’s data in a language, with a fallback to the default language. Its `t` throws a PlainError if no
 * text has the key, or if values are given and a placeholder has none.
 */
export function sourceOf(content: Content, language: string): PageSource {
  const translatorFor = (code: string) => {
    const { tag, numbers } = languageOf(code);
    return makeTranslate(tag, content.dictionaries[code] ?? {}, numbers);
  };
  const t =
    language === sourceLanguage
      ? translatorFor(language)
      : withSource(translatorFor(language), translatorFor(sourceLanguage));
  return { content, language, t: throwOnMissingText(t, content.dictionaries[sourceLanguage] ?? {}) };
}

function throwOnMissingText(t: Translate, dictionary: Dictionary): Translate {
  const translate: Translate = (key, values) => {
    const text = t(key, values);
    if (text === key && !hasText(key, dictionary)) throw new PlainError(`t('${key}'): no text has this key`);
    const missingValue = values && text.match(/\{\{\w+\}\}/g)?.find((one) => !isPartOf(one, Object.values(values)));
    if (missingValue) throw new PlainError(`t('${key}'): ${missingValue} has no value in “${text}”`);
    return text;
  };
  return Object.assign(translate, t);
}

/** Whether a key is known, also one of an interface text that this site does not need, or of an optional text. */
function hasText(key: string, dictionary: Dictionary): boolean {
  const texts = { ...readInterface('en'), ...ownerTexts, ...dictionary };
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
}

const isPartOf = (part: string, values: readonly (string | number | undefined)[]): boolean =>
  values.some((value) => String(value).includes(part));
