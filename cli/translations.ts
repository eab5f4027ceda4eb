/** `npm run translations`: what is complete, stale and missing in each language; exits with 1 where something is stale. */

import { readFileSync, writeFileSync } from 'node:fs';
import { completeLanguage } from '../src/content/language.ts';
import {
  acceptOwnTranslations,
  acceptTranslations,
  readInterfaceTranslations,
  readTranslations,
} from '../src/content/ledger.ts';
import { describeProblem } from '../src/content/problems.ts';
import { site } from '../src/content/site.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { sourceLanguage } from '../src/i18n/languages.ts';
import { type Command, Misuse, NotDone, runCommand, type Typed } from './support/command-line.ts';
import { requireCleanTree } from './support/working-tree.ts';
import { findKeys } from './translations/find-texts.ts';
import { showChanges } from './translations/show-changes.ts';
import { reportOn } from './translations/show-report.ts';
import { notesOn } from './translations/xliff/notes.ts';
import { readXliff } from './translations/xliff/read-xliff.ts';
import { planTakeOver } from './translations/xliff/take-over.ts';
import { listUnits } from './translations/xliff/units.ts';
import { writeXliff } from './translations/xliff/write-xliff.ts';

const codes = site.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

const command: Command = {
  name: 'npm run translations',
  about:
    'tells what is complete, stale and missing in each language. A text is a key of content/words, the number of an article, the name of a page or a project, or a block as diff names it.',
  uses: {
    'diff <language> [text …]': 'what has changed in English since a translation was made, block by block',
    'accept <language> [text …]': 'takes translations as current: those named, or all of the language',
    'export <language> [text …]': 'writes the texts as XLIFF 2.1, for the tools of translators',
    'import <language> <file>': 'takes over what came back, all or nothing, and accepts it',
  },
  options: {
    out: { type: 'string', value: 'FILE', help: 'export: the file that is written; without it, the language and .xlf' },
    open: { type: 'boolean', help: 'export: only what is missing or stale' },
    force: { type: 'boolean', help: 'import: writes although something is not committed' },
  },
};

async function run({ words: [action, code = '', ...names], options }: Typed): Promise<void> {
  if (action === undefined) return report();
  if (!Object.hasOwn(actions, action)) throw new Misuse(`There is no command ${action}.`);
  if (!codes.includes(code)) throw new Misuse(`A language is expected: ${codes.join(', ')}.`);
  await actions[action]?.(code, names, options);
}

/** A language of the site. */
const languageOf = (code: string) => completeLanguage(site.languages.find((one) => one.code === code) ?? { code });

const textsOf = (code: string) => [...readTranslations(siteRoot, code), ...readInterfaceTranslations(code)];

const actions: Readonly<
  Record<string, (code: string, names: string[], options: Typed['options']) => Promise<void> | void>
> = {
  diff(code, names) {
    const texts = textsOf(code);
    const lines = showChanges(siteRoot, code, texts, findKeys(texts, names));
    console.log(lines.join('\n') || 'Nothing has changed in English since.');
  },
  export(code, names, { out, open }) {
    const keys = new Set(findKeys(readTranslations(siteRoot, code), names));
    const language = languageOf(code);
    const all = listUnits(siteRoot, language, site.name);
    const asked = all.filter(
      ({ key, state }) => (names.length === 0 || keys.has(key)) && (!open || state !== 'complete'),
    );
    const file = typeof out === 'string' ? out : `${code}.xlf`;
    writeFileSync(file, writeXliff(language, asked, notesOn(siteRoot, code, all)));
    console.log(`${file}: ${asked.length} texts`);
  },
  async import(code, names, { force }) {
    const [file, ...rest] = names;
    if (!file || rest.length > 0) throw new Misuse('One file is expected.');
    const { language, units } = readXliff(readFileSync(file, 'utf8'));
    const { tag } = languageOf(code);
    if (![tag, code].includes(language))
      throw new NotDone(`${file} is in ${language || 'no language'}, not in ${tag}.`);
    await requireCleanTree(siteRoot, force === true);
    const { changes, accepted, problems } = planTakeOver(
      siteRoot,
      listUnits(siteRoot, languageOf(code), site.name),
      units,
      file,
    );
    if (problems.length > 0) throw new NotDone([`Nothing was written:`, ...problems.map(describeProblem)].join('\n'));
    // What reads the whole content takes a while to load: only where it is needed.
    const { carryOut } = await import('./support/carry-out.ts');
    await carryOut(siteRoot, changes);
    if (accepted.length > 0) acceptOwnTranslations(siteRoot, code, accepted);
    console.log(`${[...changes.keys()].join('\n')}\n${accepted.length} texts taken over and accepted.`.trim());
  },
  accept(code, names) {
    const accepted = acceptTranslations(siteRoot, code, findKeys(textsOf(code), names));
    console.log(`${code}: ${accepted.length} accepted as current`);
  },
};

function report(): void {
  for (const code of codes) {
    const { lines, stale } = reportOn(code, textsOf(code));
    console.log(lines.join('\n'));
    if (stale) process.exitCode = 1;
  }
}

await runCommand(command, run);
