import type { Dictionary } from '../content/content.ts';
import type { TextKey } from '../content/schemas.ts';
import { localeOf, notationOf } from './languages.ts';

/** Gives the text of a key in one language; `values` fill its `{{placeholders}}`, `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Makes the translator of a language.
 * @param language its code, for plural rules and numbers
 * @param dictionary its texts, in i18next's JSON format
 * @returns a function that gives the key itself where a text is missing
 */
export function makeTranslate(language: string, dictionary: Dictionary): Translate {
  const plurals = new Intl.PluralRules(localeOf(language));
  const numbers = new Intl.NumberFormat(notationOf(language));
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const text = own(dictionary, form) ?? own(dictionary, `${key}_other`) ?? own(dictionary, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
    });
  };
}

function own(dictionary: Dictionary, key: string): string | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}
