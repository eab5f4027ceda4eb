import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { escapeRegExp } from '../escape-regexp.ts';
import { positionIn, readYaml } from '../files/read-yaml.ts';
import { listPairs } from '../glossary/list-pairs.ts';
import { sourceCodeOf } from '../languages/source-language.ts';
import type { Problem } from '../problems.ts';
import { notesSchema } from '../schemas/notes.ts';
import { engineRoot } from '../site-root.ts';
import { readWords } from './read-dictionaries.ts';
import { sourceInterface } from './read-interface.ts';

/** A note for translators about a text. */
export interface Note {
  note: string;
  /** How many characters a translation may have. */
  max?: number | undefined;
}

const notesFile = 'words/notes.yaml';

/** Finds the note of a text: the longest name that fits its key, with `*` for any characters. */
export type FindNote = (key: string) => Note | undefined;

/** Reads the notes of the site, which go first, and of the interface. */
export function readNotes(root: string, problems: Problem[]): FindNote {
  const all = [...readFile(root, notesFile, problems), ...readFile(engineRoot, 'i18n/locales/notes.yaml', problems)];
  all.sort((one, other) => other.name.length - one.name.length);
  return (key) => all.find(({ fits }) => fits.test(key));
}

/** Lists notes of texts that do not exist, and translations that are longer than their note allows. */
export function checkNotes(root: string, codes: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const findNote = readNotes(root, problems);
  const pairs = codes.flatMap((code) => listPairs(root, code));
  const source = sourceCodeOf(root);
  const dictionary = { ...sourceInterface(source), ...readWords(root, source, []).dictionary };
  const keys = [...Object.keys(dictionary), ...pairs.map(({ key }) => key)];
  for (const { name, fits } of readFile(root, notesFile, [])) {
    const position = positionIn(root, notesFile, [name]);
    if (!keys.some((key) => fits.test(key)))
      problems.push({ file: notesFile, ...position, key: name, message: 'no text has this key' });
  }
  for (const { file, line, key, translation } of pairs) {
    const { max = Number.POSITIVE_INFINITY } = findNote(key) ?? {};
    const { length } = [...translation];
    if (length > max)
      problems.push({
        file,
        line,
        key,
        message: `this text has ${length} characters, but its note allows only ${max}`,
      });
  }
  return problems;
}

function readFile(root: string, file: string, problems: Problem[]) {
  const read = existsSync(join(root, file)) ? readYaml(root, file, notesSchema, problems) : undefined;
  return Object.entries(read ?? {}).map(([name, note]) => ({
    ...(typeof note === 'string' ? { note } : note),
    name,
    /** `*` is any characters. */
    fits: new RegExp(`^${escapeRegExp(name).replaceAll('\\*', '.*')}$`),
  }));
}
