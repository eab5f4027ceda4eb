import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from '../../content/site-root.ts';

export const shippedLanguages: readonly string[] = readdirSync(join(engineRoot, 'i18n/locales'))
  .flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

export function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  // isiZulu has its capital letter further in.
  const [first = ''] = name.split(' ');
  return /\p{Lu}/u.test(first) ? name : name.replace(/^./u, (letter) => letter.toLocaleUpperCase(code));
}

/** Parses a list of languages, `en,de`, and adds English; throws where one is not a code. */
export function readLanguages(list: string): string[] {
  const codes = list.split(/[\s,]+/).filter(Boolean);
  const wrong = codes.find((code) => !/^[a-z]{2,3}(-[A-Z]{2})?$/.test(code));
  if (wrong) throw new Error(`${JSON.stringify(wrong)} is not a language code such as zu or pt-BR`);
  return [...new Set(['en', ...codes])];
}
