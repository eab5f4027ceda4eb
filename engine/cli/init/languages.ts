import { nameInCldr } from '../../content/language-name.ts';

/** The name of a language in itself, `svenska`; its code where CLDR has none. */
export const ownNameOf = (code: string): string => nameInCldr(code) ?? code;

/** Parses a list of languages, `sv,en`, the default one first; throws where one is not a code, or there is none. */
export function readLanguages(list: string): string[] {
  const codes = list.split(/[\s,]+/).filter(Boolean);
  const wrong = codes.find((code) => !/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(code));
  if (wrong) throw new Error(`${JSON.stringify(wrong)} is not a language code such as zu, pt-BR or zh-Hant`);
  if (codes.length === 0) throw new Error('a site has at least one language');
  return [...new Set(codes)];
}
