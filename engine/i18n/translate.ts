import type { Dictionary } from '../content/content.ts';
import { notationOf } from '../content/languages/notation.ts';
import type { TextKey } from '../content/schemas.ts';

/**
 * Returns the text of a key; `values` fill its `{{placeholders}}`, `count` chooses the plural form. A key without a text
 * and a placeholder without a value stop the build; in the browser they are returned as they are.
 */
export interface Translate {
  (key: TextKey, values?: Readonly<Record<string, string | number>>): string;
  dictionary?: Dictionary;
  numbers?: string;
  source?: Translate;
  fallback?: Set<string>;
}

/**
 * Makes the translator of a language.
 * @param tag BCP 47 tag, for plural rules
 * @param dictionary in the JSON format of i18next
 * @param numbers the locale of number formats
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
  return Object.assign(translate, { dictionary, numbers });
}

/** The text of a key that the owner may leave out; undefined where there is none. */
export function optionalText(t: Translate, key: TextKey): string | undefined {
  const text = t(key);
  return text === key ? undefined : text;
}

/** Adds a fallback to the source language, and collects each fallback text. */
export function withSource(t: Translate, source: Translate, fallback = new Set<string>()): Translate {
  const translate: Translate = (key, values) => {
    const translated = t(key, values);
    if (translated !== key || own(t.dictionary ?? {}, key)) return translated;
    const text = source(key, values);
    if (text !== key) fallback.add(text);
    return text;
  };
  return Object.assign(translate, { dictionary: t.dictionary, numbers: t.numbers, source, fallback });
}

/** Selects texts from a translator’s dictionary, with all plural forms: those that a part of the page needs in the browser. */
export function pickTexts({ dictionary = {} }: Translate, keys: readonly TextKey[]): Dictionary {
  const forms = keys.flatMap((key) => [key, ...pluralForms.map((form) => `${key}_${form}`)]);
  return Object.fromEntries(forms.flatMap((key) => (own(dictionary, key) ? [[key, own(dictionary, key) ?? '']] : [])));
}

/** See https://cldr.unicode.org/index/cldr-spec/plural-rules. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

function own(dictionary: Dictionary, key: string): string | undefined {
  return Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
}
