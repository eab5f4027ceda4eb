import type { Dictionary } from '../content/content.ts';
import { notationOf } from '../content/notation.ts';
import type { TextKey } from '../content/schemas.ts';

/**
 * Gives the text of a key in one language; `values` fill its `{{placeholders}}`, `count` chooses the plural form. The key
 * itself comes back where there is no text.
 */
export interface Translate {
  (key: TextKey, values?: Readonly<Record<string, string | number>>): string;
  dictionary?: Dictionary;
  /** The translator of the source language, if it is the fallback of this one. */
  source?: Translate;
  /** The fallback texts that it has given, as they are shown. */
  fallback?: Set<string>;
}

/**
 * Makes the translator of a language.
 * @param tag the language's BCP 47 tag, for plural rules
 * @param dictionary its texts, in i18next's JSON format
 * @param numbers the locale whose signs its numbers have
 * @returns a function that gives the key itself where a text is missing
 */
export function makeTranslate(tag: string, dictionary: Dictionary, numbers: string = notationOf(tag)): Translate {
  const plurals = new Intl.PluralRules(tag);
  const format = new Intl.NumberFormat(numbers);
  const translate: Translate = (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const text = own(dictionary, form) ?? own(dictionary, `${key}_other`) ?? own(dictionary, key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
      const value = values[name];
      return typeof value === 'number' ? format.format(value) : (value ?? whole);
    });
  };
  return Object.assign(translate, { dictionary });
}

/**
 * Falls back to the source language where a language has no text.
 * @param fallback collects each fallback text
 */
export function withSource(t: Translate, source: Translate, fallback = new Set<string>()): Translate {
  const translate: Translate = (key, values) => {
    const said = t(key, values);
    if (said !== key || own(t.dictionary ?? {}, key)) return said;
    const text = source(key, values);
    fallback.add(text);
    return text;
  };
  return Object.assign(translate, { dictionary: t.dictionary, source, fallback });
}

/**
 * Takes some texts out of a dictionary, with all of their plural forms: what a part of the page needs in the browser.
 * @param keys as they are given to `t`
 * @returns text by key; keys without a text are left out
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
