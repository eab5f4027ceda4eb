import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dictionary } from '../../content/content.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import type { Changes } from '../../content/files/write-changes.ts';
import { glossaryFile } from '../../content/glossary/read-glossary.ts';
import { shippedLanguages } from '../../content/languages/interface-languages.ts';
import { completeLanguage, type Language } from '../../content/languages/language.ts';
import { nameInCldr } from '../../content/languages/language-name.ts';
import { usualTag } from '../../content/languages/notation.ts';
import { nameInMessages, sourceCodeOf } from '../../content/languages/source-language.ts';
import { ContentError, type Problem } from '../../content/problems.ts';
import { listProjects, projectFile } from '../../content/read-project-texts.ts';
import { languageSchema } from '../../content/schemas/language.ts';
import { neededTexts } from '../../content/texts/interface-parts.ts';
import { codeWordsFiles, inLanguage, readWords, wordsFile } from '../../content/texts/read-dictionaries.ts';
import { sourceInterface } from '../../content/texts/read-interface.ts';
import { spellingDictionaries, spellingFile } from '../../content/texts/spelling.ts';
import { ledgerFile } from '../../content/translations/ledger-file.ts';
import { stockTexts } from '../init/stock-texts.ts';
import { CommandFailed } from '../support/command-line.ts';
import { addRecord, listCodes, removeRecord, setOffered } from './edit-records.ts';
import { scaffoldProject, scaffoldWords } from './scaffold.ts';

const siteFile = 'site.yaml';

/** Changes that add a language, not offered; throws if part of it exists, or the code is invalid. */
export function planAdd(root: string, code: string, name?: string): Changes {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const tag = usualTag(code);
  const record = { code, offered: false, ...(tag && { tag }), ...(name && { ownName: name }) };
  const { error } = languageSchema.safeParse(record);
  if (error && !name && nameInCldrOf(code) === undefined && error.issues.some(({ path }) => path[0] === 'ownName'))
    throw new CommandFailed(`CLDR has no name for ${code}: add --name "the language’s own name"`);
  if (error) throw new CommandFailed(`${code}: ${[...new Set(error.issues.map(({ message }) => message))].join('; ')}`);
  if (listCodes(read(siteFile)).includes(code)) throw new CommandFailed(`${siteFile} lists ${code} already`);
  const language = completeLanguage(record);
  const source = sourceCodeOf(root);
  const problems: Problem[] = [];
  readWords(root, source, problems);
  if (problems.length > 0) throw new ContentError(problems);
  const original = nameInMessages(source);
  const stock = stockTexts(source, code, read(wordsFile(source)));
  const files: [string, string][] = [
    [siteFile, addRecord(read(siteFile), { code, tag, ownName: name })],
    [
      wordsFile(code),
      scaffoldWords(read(wordsFile(source)), interfaceTexts(root, code), { language, original, stock }),
    ],
    ...codeWordsFiles(root, source).map((file): [string, string] => [
      inLanguage(file, code),
      scaffoldWords(read(file), {}, { language, original }),
    ]),
    [ledgerFile(code), ''],
    [glossaryFile(code), glossaryOf(language)],
    ...(spellingDictionaries(language.tag).length > 0
      ? [[spellingFile(code), `# Words that the dictionary of ${language.ownName} lacks.\n`] satisfies [string, string]]
      : []),
    ...listProjects(root)
      .filter(({ slug }) => existsSync(join(root, projectFile(slug, source))))
      .map(({ slug }): [string, string] => [
        projectFile(slug, code),
        scaffoldProject(read(projectFile(slug, source)), original),
      ]),
  ];
  const existing = files.map(([file]) => file).filter((file) => file !== siteFile && existsSync(join(root, file)));
  if (existing.length > 0) throw new CommandFailed(`already exists: ${existing.join(', ')}`);
  return new Map(files);
}

/** Changes that remove a language: its record, and every file that is named after it. */
export function planRemove(root: string, code: string): Changes {
  if (code === sourceCodeOf(root))
    throw new CommandFailed(
      `${nameInMessages(code)} is the default language, from which the others are translated: it cannot be removed`,
    );
  const source = readFileSync(join(root, siteFile), 'utf8');
  const files = [...siteFiles(root, `**/${code}.{yaml,md,mdx,txt}`), ...codeWordsFiles(root, code)];
  return new Map([
    [siteFile, removeRecord(source, code)],
    ...files.map((file): [string, string | undefined] => [file, undefined]),
  ]);
}

/** Changes that offer or disable a language; none if it is in that state already. */
export function planOffer(root: string, code: string, offered: boolean): Changes {
  if (code === sourceCodeOf(root) && !offered)
    throw new CommandFailed(
      `${nameInMessages(code)} is the default language, from which the others are translated: it cannot be disabled`,
    );
  const source = readFileSync(join(root, siteFile), 'utf8');
  const after = setOffered(source, code, offered);
  return new Map(after === source ? [] : [[siteFile, after]]);
}

/** Files, except a language’s own, that may name the language: its code in quotes or between slashes, as in `/de/`. */
export function findMentions(root: string, code: string): string[] {
  const named = new RegExp(`['"\`/]${code}['"\`/]`);
  return siteFiles(root, ['**/*.{yaml,md,ts,mdx}', `!**/${code}.*`, `!**/*.${code}.yaml`]).filter((file) =>
    named.test(readFileSync(join(root, file), 'utf8')),
  );
}

function nameInCldrOf(code: string): string | undefined {
  try {
    return nameInCldr(code);
  } catch {
    return undefined;
  }
}

/** The interface texts that the site shows and the engine lacks in a language; none for a shipped language. */
function interfaceTexts(root: string, code: string): Dictionary {
  if (shippedLanguages.includes(code)) return {};
  const isNeeded = neededTexts(root);
  const texts = Object.entries(sourceInterface(sourceCodeOf(root)));
  return Object.fromEntries(texts.filter(([key]) => isNeeded(key)));
}

const glossaryOf = ({ ownName }: Language) => `# How this site is written in ${ownName}.

style: |
  - Form of address, quotation marks, and other conventions.

terms: []
`;
