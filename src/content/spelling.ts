import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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

/**
 * The words of names that the content gives to its things, which are right in every language: the owner's, those of projects.
 */
export function ownersNames(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const titleOf = (file: string): unknown => parse(/^---\n([\s\S]*?)^---/m.exec(read(file))?.[1] ?? '')?.title;
  const names = [
    parse(read('content/site.yaml')).name,
    ...globSync('content/projects/*/en.mdx', { cwd: root }).map(titleOf),
  ];
  return [...new Set(names.flatMap((name) => String(name ?? '').match(/[\p{L}\p{M}]{3,}/gu) ?? []))].sort();
}
