import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { setFields } from '../../build/resume/import/edit-yaml.ts';
import { shippedLanguages } from '../../content/languages/interface-languages.ts';
import { usualTag } from '../../content/languages/notation.ts';
import { wordsFile } from '../../content/texts/read-dictionaries.ts';
import { newTheme } from '../theme/change-theme.ts';
import type { Answers } from './answers.ts';
import { ownNameOf } from './languages.ts';
import { placeIn } from './place.ts';
import { template } from './stock-texts.ts';

/** Writes `cli/init/template` with the answers; returns the chosen languages that the interface has. */
export function fillTemplate(root: string, answers: Answers): string[] {
  const [source = 'en'] = answers.languages;
  const shipped = answers.languages.filter((code) => shippedLanguages.includes(code));
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    const language = /words[\\/]([\w-]+)\.yaml$/.exec(file)?.[1];
    if (!file.endsWith('.yaml') || (language && !shipped.includes(language))) continue;
    const text =
      language === source
        ? originalWords(source)
        : withoutPrompts(readFileSync(join(template, file), 'utf8'), language);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const filled = fill(text, valuesIn(answers, language ?? source));
    writeFileSync(join(root, file), filled.replaceAll(wordsFile('en'), wordsFile(source)));
  }
  editFile(root, 'site.yaml', (text) => writeLanguages(text, answers.languages, shipped));
  if (answers.colours) writeFileSync(join(root, 'theme.yaml'), newTheme(answers.colours));
  return shipped;
}

/** Only the default language has prompts for the owner: the other languages are translated from it. */
const withoutPrompts = (text: string, language: string | undefined) =>
  language ? text.replace(/^#.*\n/gm, '').replace(/^\n+/, '') : text;

/** The words of a default language, with the prompts for the owner, which are in English in every language. */
function originalWords(source: string): string {
  const [prompts, words] = ['en', source].map((code) =>
    parseDocument(readFileSync(join(template, wordsFile(code)), 'utf8'), { schema: 'core' }),
  );
  visit(prompts as Document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && isScalar(value)) value.value = words?.get(String(key.value)) ?? value.value;
    },
  });
  return String(prompts).replaceAll('locales/en.json', `locales/${source}.json`);
}

/** Replaces a file’s text by the result of `change`; a missing file counts as empty. Its folder must exist. */
export function editFile(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''));
}

function valuesIn({ name, role, place, timeZone, url, email }: Answers, language: string): Record<string, string> {
  const { city, country } = place;
  return { name, role, place: placeIn(place, language), city, country, timeZone, url, email };
}

function fill(source: string, values: Readonly<Record<string, string>>): string {
  const document = parseDocument(source, { schema: 'core' });
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && typeof node.value === 'string')
        node.value = node.value.replace(/\[\[(\w+)\]\]/g, (whole, name: string) => values[name] ?? whole);
    },
  });
  return document.toString({ lineWidth: 0 });
}

function writeLanguages(text: string, languages: readonly string[], shipped: readonly string[]): string {
  // Untranslated texts are shown, marked, in the default language: one missing text must not stop the build.
  const value = shipped.map((code) => ({
    ...{ code, ...(usualTag(code) && { tag: usualTag(code) }), ownName: ownNameOf(code), offered: true },
    ...(code !== languages[0] && { fallback: 'source' }),
  }));
  const written = setFields(text, [{ path: ['languages'], value }]);
  const notOffered = languages
    .filter((code) => !shipped.includes(code))
    .map((code) => {
      const line = `- { code: ${code}, ownName: ${ownNameOf(code)}, offered: false }`;
      return `  # ${line}\n  # The interface does not have ${code} yet: npm run languages -- add ${code} adds files for its words, npm run translations lists what is missing.\n`;
    });
  return written.replace(/^languages:\n(?: +.*\n)+/m, (list) => list + notOffered.join(''));
}
