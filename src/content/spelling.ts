import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './site-root.ts';

/** Words of the owner's texts that are right and stand in no dictionary: one a line. */
export const spellingFile = (code: string) => `content/words/spelling/${code}.txt`;

/**
 * The installed spelling dictionaries of a language: packages such as `@cspell/dict-pt-br`, which package.json names.
 * @param tag its BCP 47 tag: of several dictionaries those of its region are taken, where there are such
 */
export function spellingDictionaries(tag: string): string[] {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const { language } = new Intl.Locale(tag);
  const all = Object.keys(devDependencies).filter((name) => new RegExp(`^@cspell/dict-${language}(-|$)`).test(name));
  const exact = all.filter((name) => name === `@cspell/dict-${tag.toLowerCase()}`);
  return exact.length > 0 ? exact : all;
}
