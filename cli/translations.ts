/** `npm run translations`: what is complete, stale and missing in each language; exits with 1 where something is stale. */

import { writeFileSync } from 'node:fs';
import { completeLanguage } from '../src/content/language.ts';
import {
  acceptOwnTranslations,
  acceptTranslations,
  readInterfaceTranslations,
  readTranslations,
} from '../src/content/ledger.ts';
import { describeProblem, type Problem } from '../src/content/problems.ts';
import { site } from '../src/content/site.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { sourceLanguage } from '../src/i18n/languages.ts';
import { type Command, Misuse, NotDone, runCommand, type Typed } from './support/command-line.ts';
import { readTypedFile, typedPath } from './support/typed-file.ts';
import { requireCleanTree } from './support/working-tree.ts';
import { findKeys } from './translations/find-texts.ts';
import { listUnits } from './translations/list-units.ts';
import { planImport } from './translations/plan-import.ts';
import { showChanges } from './translations/show-changes.ts';
import { reportOn } from './translations/show-report.ts';
import { formatOf, readTexts, writeTexts } from './translations/text-file.ts';

const codes = site.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

const command: Command = {
  name: 'npm run translations',
  about:
    'tells what is complete, stale and missing in each language. A text is a key of content/words, the number of an article, the name of a page or a project, or a block as diff names it.',
  uses: {
    'diff <language> [text …]': 'what has changed in English since a translation was made, block by block',
    'accept <language> [text …]': 'takes translations as current: those named, or all of the language',
    'export <language> [text …]': 'writes what is missing or stale into a file, for a translator',
    'import <language> <file>': 'takes over what came back, all or nothing, and accepts it',
  },
  options: {
    out: { type: 'string', value: 'FILE', help: 'export: a .yaml or .csv file; without it, the language and .yaml' },
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
  export(code, names, { out }) {
    const file = typeof out === 'string' ? out : `${code}.yaml`;
    const format = formatOf(file);
    const keys = findKeys(readTranslations(siteRoot, code), names, true);
    const lacking = listUnits(siteRoot, languageOf(code)).filter(
      ({ name, key, state }) =>
        state !== 'complete' && (names.length === 0 || keys.includes(key) || keys.includes(name)),
    );
    writeFileSync(typedPath(file), writeTexts(format, code, lacking));
    console.log(`${file}: ${lacking.length} texts`);
  },
  async import(code, names, { force }) {
    const [file, ...rest] = names;
    if (!file || rest.length > 0) throw new Misuse('One file is expected.');
    const problems: Problem[] = [];
    const rows = readTexts(formatOf(file), code, readTypedFile(file), file, problems);
    const plan = planImport(siteRoot, listUnits(siteRoot, languageOf(code)), rows, file);
    problems.push(...plan.problems);
    if (problems.length > 0) throw new NotDone(['Nothing was written:', ...problems.map(describeProblem)].join('\n'));
    await requireCleanTree(siteRoot, force === true);
    // What reads the whole content takes a while to load: only where it is needed.
    const { carryOut } = await import('./support/carry-out.ts');
    await carryOut(siteRoot, plan.changes);
    if (plan.accepted.length > 0) acceptOwnTranslations(siteRoot, code, plan.accepted);
    console.log(`${[...plan.changes.keys()].join('\n')}\n${plan.accepted.length} texts imported and accepted.`.trim());
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
