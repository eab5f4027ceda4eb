import { nameInCldr } from '../../content/languages/language-name.ts';

/** The name of a language in the language itself, `svenska`; its code if CLDR has no name. */
export const ownNameOf = (code: string): string => nameInCldr(code) ?? code;

/** Parses a list of languages, `sv,en`, the default one first; throws for an invalid code or an empty list. */
export function readLanguages(list: string): string[] {
  const codes = list.split(/[\s,]+/).filter(Boolean);
  const wrong = codes.find((code) => !/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(code));
  if (wrong) throw new Error(`${JSON.stringify(wrong)} is not a language code such as zu, pt-BR or zh-Hant`);
  if (codes.length === 0) throw new Error('a site needs at least one language');
  return [...new Set(codes)];
}
