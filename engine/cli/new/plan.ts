import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/languages/plain-letters.ts';
import { sourceCodeOf } from '../../content/languages/source-language.ts';
import { UsageError } from '../support/command-line.ts';
import type { Questions } from '../support/questions.ts';

export interface NewCommand {
  /** The words after the kind, joined: the title or the name. */
  name: string | undefined;
  given: Readonly<Record<string, string | undefined>>;
  questions: Questions;
  content: Content;
  root: string;
  today: string;
}

export interface Plan {
  changes: ReadonlyMap<string, string>;
  messages: string[];
  next: string[];
}

/** The text of one of the owner’s files; empty if it does not exist. */
export function readIfPresent(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** A text as a YAML value, on one line or several, in quotes if YAML needs them. */
export const inYaml = (text: string): string => stringify(text, { lineWidth: 0 }).trimEnd();

const codesOf = ({ site }: Content): string[] => site.languages.map(({ code }) => code);

/** The languages without a fallback, which need the words of new content. */
export const codesWithoutFallback = ({ site }: Content): string[] =>
  site.languages.filter(({ fallback }) => fallback !== 'source').map(({ code }) => code);

/** The languages in `--languages en,de`, or the ones the owner selects; the default language is always added. */
export async function chooseLanguages(command: NewCommand, initial: string[]): Promise<string[]> {
  const { content, given, questions, root } = command;
  const codes = codesOf(content);
  const named = given.languages?.split(',').map((code) => code.trim());
  for (const code of named ?? [])
    if (!codes.includes(code))
      throw new UsageError(`--languages: the site has no language ${code}; it has ${codes.join(', ')}`);
  const options = content.site.languages.map(({ code }) => ({ value: code, label: code }));
  const chosen = await questions.choices('Which languages', options, named, initial);
  return codes.filter((code) => code === sourceCodeOf(root) || chosen.includes(code));
}

/**
 * The slug in `--slug`, or one made from a name.
 * @param language the code of the name’s language
 * @throws UsageError if the name has no Latin letter and no `--slug` was given
 */
export function addressOf(name: string, given: NewCommand['given'], language?: string): string {
  if (given.slug !== undefined && !/^[a-z0-9-]+$/.test(given.slug))
    throw new UsageError('--slug may only contain lowercase letters, digits and hyphens');
  const slug = given.slug ?? slugOf(name, language);
  if (!slug) throw new UsageError(`No address can be made from ${JSON.stringify(name)}: choose one with --slug.`);
  return slug;
}

/**
 * Tells the owner what to do next with new content.
 * @param what the content with its article: `the page`
 * @param places lines about where the content can be shown
 */
export const nextSteps = (what: string, ...places: string[]): string[] => [
  `Write the texts that the comments ask for, then delete the comments: npm run doctor lists them. Until then ${what} is a draft.`,
  ...places,
  'npm start builds the site and shows it.',
];
