import type { LanguageRecord } from '../schemas/language.ts';
import { nameInCldr } from './language-name.ts';
import { notationOf } from './notation.ts';

/** A language of the site, with defaults from CLDR filled in. */
export interface Language extends Pick<LanguageRecord, 'code' | 'offered'> {
  /** BCP 47 tag: value of `lang` and `hreflang`, locale for words and plural forms. */
  tag: string;
  ownName: string;
  direction: 'ltr' | 'rtl';
  dates: string;
  numbers: string;
  /** What replaces a missing text of the owner: `source` that of the default language, `strict` nothing, so that the build stops. */
  fallback: 'source' | 'strict';
}

/** Fills in what a language’s record omits; a code is enough. */
export function completeLanguage(record: Pick<LanguageRecord, 'code'> & Partial<LanguageRecord>): Language {
  const { code, offered = false, tag = code, fallback = 'strict' } = record;
  const locale = new Intl.Locale(tag);
  return {
    code,
    tag,
    offered,
    fallback,
    ownName: record.ownName ?? nameInCldr(tag) ?? tag,
    direction: record.direction ?? directionOf(locale),
    dates: record.dates ?? notationOf(tag),
    numbers: record.numbers ?? notationOf(tag),
  };
}

/** A property in Node 20, a method in later versions: https://tc39.es/proposal-intl-locale-info/ */
type TextInfo = { direction?: Language['direction'] };
type LocaleWithInfo = Intl.Locale & { getTextInfo?: () => TextInfo; textInfo?: TextInfo };

/** Whether a language, by its BCP 47 tag, runs from right to left. */
export const isRightToLeft = (tag: string): boolean => directionOf(new Intl.Locale(tag)) === 'rtl';

const directionOf = (locale: LocaleWithInfo) => (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
