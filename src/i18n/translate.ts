import type { Dictionary } from '../content/content.ts';
import type { TextKey } from '../content/schemas.ts';
import { localeOf, notationOf } from './locale.ts';

/** Gives the text of a key in one language; `values` fill its `{{placeholders}}`, `count` chooses the plural form. */
export interface Translate {
  (key: TextKey, values?: Readonly<Record<string, string | number>>): string;
  /** The texts that it knows. */
  dictionary?: Dictionary;
}

/**
 * Makes the translator of a language.
 * @param language its code, for plural rules and numbers
 * @param dictionary its texts, in i18next's JSON format
 * @returns a function that gives the key itself where a text is missing
 */
export function makeTranslate(language: string, dictionary: Dictionary): Translate {
  const plurals = new Intl.PluralRules(localeOf(language));
  const numbers = new Intl.NumberFormat(notationOf(language));
  const translate: Translate = (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const text = own(dictionary, form) ?? own(dictionary, `${key}_other`) ?? own(dictionary, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? numbers.format(value) : (value ?? whole);
    });
  };
  return Object.assign(translate, { dictionary });
}

/**
 * Takes some texts out of a dictionary, with all of their plural forms: what a part of the page needs in the browser.
 * @param keys as they are given to `t`
 */
export function pickTexts({ dictionary = {} }: Translate, keys: readonly TextKey[]): Dictionary {
  const forms = keys.flatMap((key) => [key, ...pluralForms.map((form) => `${key}_${form}`)]);
  return Object.fromEntries(forms.flatMap((key) => (own(dictionary, key) ? [[key, own(dictionary, key) ?? '']] : [])));
}

/** @see https://cldr.unicode.org/index/cldr-spec/plural-rules */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

function own(dictionary: Dictionary, key: string): string | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}
