import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { splitFrontMatter } from '../files/front-matter.ts';
import { siteFiles } from '../files/site-files.ts';
import { sourceCodeOf } from '../languages/source-language.ts';
import { siteRoot } from '../site-root.ts';

/** Correct words of the owner’s texts that are in no dictionary, one per line. */
export const spellingFile = (code: string) => `words/spelling/${code}.txt`;

/** Installed dictionaries of a language, such as `@cspell/dict-pt-br`; those of its region are preferred. */
export function spellingDictionaries(tag: string): string[] {
  const folders = createRequire(join(siteRoot, 'package.json')).resolve.paths('@cspell') ?? [];
  const installed = folders
    .map((folder) => join(folder, '@cspell'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => `@cspell/${name}`));
  const { language } = new Intl.Locale(tag);
  const all = [...new Set(installed)].filter((name) => new RegExp(`^@cspell/dict-${language}(-|$)`).test(name));
  const exact = all.filter((name) => name === `@cspell/dict-${tag.toLowerCase()}`);
  return exact.length > 0 ? exact : all;
}

/** Words in proper names, such as the owner’s and those of projects, which are correct in every language. */
export function ownersNames(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const titleOf = (file: string): unknown => parse(splitFrontMatter(read(file)).front)?.title;
  const names = [
    parse(read('site.yaml')).name,
    ...siteFiles(root, `projects/*/${sourceCodeOf(root)}.mdx`).map(titleOf),
  ];
  return [...new Set(names.flatMap((name) => String(name ?? '').match(/[\p{L}\p{M}]{3,}/gu) ?? []))].sort();
}
