/** `npm run translations`: what is complete, stale and missing in each language; exits with 1 where something is stale. */

import { acceptTranslations, readInterfaceTranslations, readTranslations } from '../src/content/ledger.ts';
import { site } from '../src/content/site.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { sourceLanguage } from '../src/i18n/languages.ts';
import { type Command, Misuse, runCommand, type Typed } from './support/command-line.ts';
import { findKeys } from './translations/find-texts.ts';
import { showChanges } from './translations/show-changes.ts';
import { reportOn } from './translations/show-report.ts';

const codes = site.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

const command: Command = {
  name: 'npm run translations',
  about:
    'tells what is complete, stale and missing in each language. A text is a key of content/words, the number of an article, the name of a page or a project, or a block as diff names it.',
  uses: {
    'diff <language> [text …]': 'what has changed in English since a translation was made, block by block',
    'accept <language> [text …]': 'takes translations as current: those named, or all of the language',
  },
  options: {},
};

async function run({ words: [action, code = '', ...names] }: Typed): Promise<void> {
  if (action === undefined) return report();
  if (!Object.hasOwn(actions, action)) throw new Misuse(`There is no command ${action}.`);
  if (!codes.includes(code)) throw new Misuse(`A language is expected: ${codes.join(', ')}.`);
  await actions[action]?.(code, names);
}

const textsOf = (code: string) => [...readTranslations(siteRoot, code), ...readInterfaceTranslations(code)];

const actions: Readonly<Record<string, (code: string, names: string[]) => Promise<void> | void>> = {
  diff(code, names) {
    const texts = textsOf(code);
    const lines = showChanges(siteRoot, code, texts, findKeys(texts, names));
    console.log(lines.join('\n') || 'Nothing has changed in English since.');
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
