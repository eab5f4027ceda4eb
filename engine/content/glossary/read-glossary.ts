import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readYaml } from '../files/read-yaml.ts';
import { sourceCodeOf } from '../languages/source-language.ts';
import type { Problem } from '../problems.ts';
import { type GlossaryFile, glossarySchema } from '../schemas/glossary.ts';
import { engineRoot } from '../site-root.ts';
import { matchEnglish, matchExactly, matchInflected } from './match-words.ts';

type Terms = GlossaryFile['terms'];

export interface Term {
  say: readonly string[];
  inEnglish: RegExp[];
  found: RegExp[];
  /** False for terms that only translators read. */
  checked: boolean;
  not: RegExp[];
  classes: readonly string[];
}

interface Refused {
  words: string;
  write: string;
  found: RegExp;
  /** Empty: refused for any English text. */
  inEnglish: RegExp[];
}

/** A language’s terms and refused words, as patterns. */
export interface Glossary {
  /** The file that an owner edits, or the interface’s. */
  file: string;
  /** For translators, in Markdown. */
  style: string;
  terms: readonly Term[];
  refused: readonly Refused[];
  agreement: GlossaryFile['agreement'];
}

/** Path from the site’s folder. */
export const glossaryFile = (code: string) => `words/glossary/${code}.yaml`;

const interfaceGlossaryFile = (code: string) => `i18n/locales/glossary/${code}.yaml`;

/** The site’s glossary of a language with the interface’s; undefined if the site has none or an invalid one. */
export function readGlossary(root: string, code: string, problems: Problem[]): Glossary | undefined {
  const file = glossaryFile(code);
  if (!existsSync(join(root, file))) return undefined;
  const own = readYaml(root, file, glossarySchema, problems);
  // The interface’s terms are English, so they do not apply to texts translated from another language.
  const below = sourceCodeOf(root) === 'en' ? readFile(engineRoot, interfaceGlossaryFile(code)) : undefined;
  return own && makeGlossary(file, own, below);
}

/** The interface’s glossary of a language; undefined for a language that the engine does not have. */
export function readInterfaceGlossary(code: string): Glossary | undefined {
  const file = interfaceGlossaryFile(code);
  const read = readFile(engineRoot, file);
  return read && makeGlossary(file, read);
}

function readFile(root: string, file: string): GlossaryFile | undefined {
  return existsSync(join(root, file)) ? readYaml(root, file, glossarySchema, []) : undefined;
}

/** An English term in the first file replaces the same term in the second. */
function makeGlossary(file: string, own: GlossaryFile, below?: GlossaryFile): Glossary {
  const named = new Set(own.terms.flatMap(({ en }) => list(en).map(lower)));
  const rest = below?.terms.flatMap((term) => {
    const left = list(term.en).filter((one) => !named.has(lower(one)));
    return left.length > 0 ? { ...term, en: left } : [];
  });
  return {
    file,
    style: [own.style, below?.style].filter(Boolean).join('\n'),
    terms: [...own.terms, ...(rest ?? [])].map(makeTerm),
    refused: [...own.refused, ...(below?.refused ?? [])].map(({ words, write, en }) => ({
      ...{ words, write, found: matchExactly(words) },
      inEnglish: list(en).map(matchEnglish),
    })),
    agreement: own.agreement ?? below?.agreement,
  };
}

function makeTerm({ en, say, forms, not, checked, classes = [] }: Terms[number]): Term {
  return {
    say: list(say),
    inEnglish: list(en).map(matchEnglish),
    found: (forms ?? list(say)).map(matchInflected),
    checked,
    not: list(not).map(matchExactly),
    classes,
  };
}

const list = (value: string | readonly string[] = []): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const lower = (text: string) => text.toLowerCase();
