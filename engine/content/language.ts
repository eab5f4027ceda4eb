import { nameInCldr } from './language-name.ts';
import { notationOf } from './notation.ts';
import type { LanguageRecord } from './schemas/language.ts';

/** A language of the site, complete: what its record leaves out is what CLDR says. */
export interface Language extends Pick<LanguageRecord, 'code' | 'offered'> {
  /** BCP 47 tag: value of `lang` and `hreflang`, locale of words and plural forms. */
  tag: string;
  ownName: string;
  direction: 'ltr' | 'rtl';
  /** The locale whose order and signs its dates have. */
  dates: string;
  /** The locale whose signs its numbers have. */
  numbers: string;
  /** What stands where the owner's text is missing: the English one, or nothing, so that the build stops. */
  fallback: 'source' | 'strict';
}

/**
 * Completes a language's record.
 * @param record an entry of `languages` in `site.yaml`; a code alone will do
 */
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

/** Node 20 has it as a property, later versions as a method: https://tc39.es/proposal-intl-locale-info/ */
type TextInfo = { direction?: Language['direction'] };
type LocaleWithInfo = Intl.Locale & { getTextInfo?: () => TextInfo; textInfo?: TextInfo };

const directionOf = (locale: LocaleWithInfo) => (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? 'ltr';
