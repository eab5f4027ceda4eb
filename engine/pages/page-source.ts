import type { Content, Dictionary } from '../content/content.ts';
import { ownerTexts } from '../content/owner-texts.ts';
import { PlainError } from '../content/problems.ts';
import { readInterface } from '../content/read-interface.ts';
import { languageOf, sourceLanguage } from '../i18n/languages.ts';
import { makeTranslate, type Translate, withSource } from '../i18n/translate.ts';
import type { PageSource } from './page-data.ts';

/**
 * The input of a page’s data in a language, with a fallback to the default language. Its `t` throws a PlainError if no
 * text has the key, or if values are given and a placeholder has none.
 */
export function sourceOf(content: Content, language: string): PageSource {
  const speak = (code: string) => {
    const { tag, numbers } = languageOf(code);
    return makeTranslate(tag, content.dictionaries[code] ?? {}, numbers);
  };
  const t = language === sourceLanguage ? speak(language) : withSource(speak(language), speak(sourceLanguage));
  return { content, language, t: refuseGaps(t, content.dictionaries[sourceLanguage] ?? {}) };
}

function refuseGaps(t: Translate, words: Dictionary): Translate {
  const translate: Translate = (key, values) => {
    const text = t(key, values);
    if (text === key && !hasText(key, words)) throw new PlainError(`t('${key}'): no text has this key`);
    const unfilled = values && text.match(/\{\{\w+\}\}/g)?.find((one) => !isPartOf(one, Object.values(values)));
    if (unfilled) throw new PlainError(`t('${key}'): ${unfilled} has no value in “${text}”`);
    return text;
  };
  return Object.assign(translate, t);
}

/** Also a text of the interface that this site need not have, and one that the owner may leave out. */
function hasText(key: string, words: Dictionary): boolean {
  const texts = { ...readInterface('en'), ...ownerTexts, ...words };
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
}

const isPartOf = (part: string, values: readonly (string | number | undefined)[]): boolean =>
  values.some((value) => String(value).includes(part));
