import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { writeAtomically } from '../../engine/content/cache/disk-cache.ts';
import { codeWordsFiles, expectedKeys, textKeyOf, wordsFile } from '../../engine/content/texts/read-dictionaries.ts';
import { readInterface } from '../../engine/content/texts/read-interface.ts';
import { acceptOwnTranslations } from '../../engine/content/translations/accept-translations.ts';
import { readTranslations } from '../../engine/content/translations/ledger.ts';
import { projectRoot } from './project-root.ts';

const root = join(projectRoot, 'tests/fixtures/site');

/** Replacements for the letters of English, and the texts that a language lacks. */
const pseudoLanguages: Readonly<Record<string, { letters: Readonly<Record<string, string>>; lacks?: RegExp }>> = {
  sv: {
    letters: { a: 'å', e: 'é', i: 'ï', o: 'ö', u: 'ü' },
    lacks: /^(nav_scroll_to_top|home_about_text|blogs_empty_title|question_|measured_|meta_game_)/,
  },
  cs: { letters: { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'ż' } },
};

/** Search lists and names that are the same everywhere get no brackets, or no translation at all. */
const isList = (key: string) => key.startsWith('search_');
const isName = (key: string) => /^(resume_file_(pdf|docx)|tag_typescript|blogs_more_tags)$/.test(key);

/**
 * Writes the words of the fixture’s pseudo-languages, and their ledgers: English in other letters, a third longer and
 * in brackets, so that cut and untranslated texts are visible.
 */
export default function writePseudoLanguages(): void {
  const english: Record<string, string> = {
    ...readInterface('en'),
  };
  for (const file of [wordsFile('en'), ...codeWordsFiles(root, 'en')])
    Object.assign(english, parse(readFileSync(join(root, file), 'utf8')));
  for (const [code, { letters, lacks }] of Object.entries(pseudoLanguages)) {
    const keys = expectedKeys(english, code).filter((key) => !lacks?.test(key));
    const words = keys.map((key) => [key, pseudoText(key, english, letters)]);
    const [file, text] = [join(root, wordsFile(code)), stringify(Object.fromEntries(words), { lineWidth: 0 })];
    // Other processes may be reading them: correct files are not touched.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeAtomically(file, text);
    const isSettled = readTranslations(root, code).every(({ state }) => state === 'complete' || state === 'missing');
    if (!isSettled) acceptOwnTranslations(root, code);
  }
}

function pseudoText(key: string, english: Record<string, string>, letters: Readonly<Record<string, string>>): string {
  const source = english[key] ?? `${english[key.replace(/_[a-z]+$/, '_other')]} (${key.replace(/^.*_/, '')})`;
  const name = textKeyOf(key, english);
  if (isName(name)) return source;
  const text = source.replace(/\{\{\w+\}\}|./gsu, (part) => {
    const letter = letters[part.toLowerCase()] ?? part;
    return part === part.toLowerCase() ? letter : letter.toUpperCase();
  });
  const more = Math.max(1, Math.round(source.length / 3) - 3);
  return isList(name) ? text : `[${text} ${'·'.repeat(more).replace(/·{6}(?=·)/g, '$& ')}]`;
}

if (import.meta.main) writePseudoLanguages();
