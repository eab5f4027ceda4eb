import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { setFields } from '../../build/resume/import/edit-yaml.ts';
import { newTheme } from '../theme/change-theme.ts';
import type { Answers } from './answers.ts';
import { ownNameOf, shippedLanguages } from './languages.ts';
import { placeIn } from './place.ts';

const template = join(import.meta.dirname, 'template');

/** Writes `cli/init/template` with the answers; returns the languages that the interface has. */
export function fillTemplate(root: string, answers: Answers): string[] {
  const spoken = answers.languages.filter((code) => shippedLanguages.includes(code));
  for (const file of readdirSync(template, { recursive: true, encoding: 'utf8' })) {
    const language = /words[\\/]([\w-]+)\.yaml$/.exec(file)?.[1];
    if (!file.endsWith('.yaml') || (language && !spoken.includes(language))) continue;
    const text = readFileSync(join(template, file), 'utf8');
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), fill(text, valuesIn(answers, language ?? 'en')));
  }
  edit(root, 'site.yaml', (text) => writeLanguages(text, answers.languages, spoken));
  if (answers.colours) writeFileSync(join(root, 'theme.yaml'), newTheme(answers.colours));
  return spoken;
}

export function edit(root: string, file: string, change: (text: string) => string): void {
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

function writeLanguages(text: string, languages: readonly string[], spoken: readonly string[]): string {
  // Texts that are not translated are shown in English, marked as such: one missing text must not stop the build.
  const value = spoken.map((code) => ({
    ...{ code, ownName: ownNameOf(code), offered: true },
    ...(code !== 'en' && { fallback: 'source' }),
  }));
  const written = setFields(text, [{ path: ['languages'], value }]);
  const notOffered = languages
    .filter((code) => !spoken.includes(code))
    .map((code) => {
      const line = `- { code: ${code}, ownName: ${ownNameOf(code)}, offered: false }`;
      return `  # ${line}\n  # The interface does not have ${code} yet: npm run languages -- add ${code} adds files for its words, npm run translations lists what is missing.\n`;
    });
  return written.replace(/^languages:\n(?: +.*\n)+/m, (list) => list + notOffered.join(''));
}
