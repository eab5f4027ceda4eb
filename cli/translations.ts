/**
 * `npm run translations`: what is complete, stale and missing in each language; exits with 1 where something is stale.
 * `npm run translations accept <language> [key …]`: takes translations as current: those named, or all of the language.
 */

import {
  acceptTranslations,
  readInterfaceTranslations,
  readTranslations,
  type TranslatedText,
} from '../src/content/ledger.ts';
import { site } from '../src/content/site.ts';
import { siteRoot } from '../src/content/site-root.ts';
import { sourceLanguage } from '../src/i18n/languages.ts';

const root = siteRoot;
const codes = site.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);
const [command, language = '', ...keys] = process.argv.slice(2);

try {
  if (command === undefined) report();
  else if (command === 'accept' && codes.includes(language)) accept();
  else throw new Error(`usage: npm run translations [accept ${codes.join('|')} [key …]]`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function accept(): void {
  const accepted = acceptTranslations(root, language, keys);
  console.log(`${language}: ${accepted.length} accepted as current`);
}

function report(): void {
  for (const code of codes) {
    const texts = [...readTranslations(root, code), ...readInterfaceTranslations(code)];
    const of = (state: TranslatedText['state']) => texts.filter((text) => text.state === state);
    const [stale, missing, surplus] = [of('stale'), of('missing'), of('surplus')];
    console.log(`${code}  ${of('complete').length} complete, ${stale.length} stale, ${missing.length} missing`);
    for (const { key, file, line, state } of [...stale, ...surplus])
      console.log(`    ${state}: ${file}${line ? `:${line}` : ''} ${key}`);
    if (missing.length > 0) console.log(`    missing: ${missing.map(({ key }) => key).join(', ')}`);
    if (stale.length + surplus.length > 0) process.exitCode = 1;
  }
}
