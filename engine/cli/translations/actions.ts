import { writeFileSync } from 'node:fs';
import { completeLanguage, type Language } from '../../content/languages/language.ts';
import { describeProblem, type Problem } from '../../content/problems.ts';
import { site } from '../../content/site.ts';
import { siteRoot } from '../../content/site-root.ts';
import { readNotes } from '../../content/texts/notes.ts';
import {
  acceptOwnTranslations,
  acceptTranslations,
  recordNewTranslations,
} from '../../content/translations/accept-translations.ts';
import { readInterfaceTranslations, readTranslations } from '../../content/translations/ledger.ts';
import { ledgerFile } from '../../content/translations/ledger-file.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { argumentPath, readArgumentFile } from '../support/argument-file.ts';
import { CommandFailed, UsageError } from '../support/command-line.ts';
import { findKeys } from './find-texts.ts';
import { listUnits } from './list-units.ts';
import { planTextImport } from './plan-import.ts';
import { showChanges } from './show-changes.ts';
import { makeReport, type TranslationReport } from './show-report.ts';
import { formatOf, formatTexts, readTexts } from './text-file.ts';

/** Reports complete, new, stale and missing texts by language; records new ones as made from the current English. */
export const reportTranslations = (): TranslationReport[] =>
  translationCodes().map((code) => {
    const report = makeReport(code, textsOf(code));
    const recorded = recordNewTranslations(siteRoot, code).length > 0;
    if (recorded) report.advice.push(`    ${ledgerFile(code)} now records the new texts: commit it with them`);
    return report;
  });

/**
 * Shows how the original of stale texts has changed.
 * @param names as in `findKeys`; without them, all
 */
export function diff(code: string, names: string[]): void {
  requireLanguage(code);
  const texts = textsOf(code);
  const lines = showChanges(siteRoot, code, texts, findKeys(texts, names));
  console.log(lines.join('\n') || 'The original has not changed since.');
}

/**
 * Records translations as current, like `acceptTranslations`.
 * @param names as in `findKeys`; without them, all
 */
export function accept(code: string, names: string[]): void {
  requireLanguage(code);
  const accepted = acceptTranslations(siteRoot, code, findKeys(textsOf(code), names));
  console.log(`${code}: ${accepted.length} texts recorded as current`);
}

/** Writes missing and stale texts into a file. */
export function exportTexts(code: string, names: string[], file = `${code}.yaml`): void {
  const language = requireLanguage(code);
  const format = formatOf(file);
  const keys = findKeys(readTranslations(siteRoot, code), names, true);
  const missing = listUnits(siteRoot, language).filter(
    ({ name, key, state }) => state !== 'complete' && (names.length === 0 || keys.includes(key) || keys.includes(name)),
  );
  writeFileSync(argumentPath(file), formatTexts(format, code, missing, readNotes(siteRoot, [])));
  console.log(`${file}: ${missing.length} texts`);
}

/** Writes a page for translators with the place of each short text in a picture. */
export async function context(
  code: string,
  names: string[],
  options: { out?: string; interface?: true },
): Promise<void> {
  const language = requireLanguage(code);
  // Loaded on demand, because it reads the whole content.
  const { writeContext } = await import('./context/write-context.ts');
  await writeContext(siteRoot, language, names, options);
}

/** Imports a translator’s file, all or nothing; `check` throws if nothing may be written. */
export async function importTexts(code: string, file: string, check: () => void): Promise<void> {
  const language = requireLanguage(code);
  const problems: Problem[] = [];
  const rows = readTexts(formatOf(file), code, readArgumentFile(file), file, problems);
  const plan = planTextImport(siteRoot, listUnits(siteRoot, language), rows, file);
  problems.push(...plan.problems);
  if (problems.length > 0)
    throw new CommandFailed(['Nothing was written:', ...problems.map(describeProblem)].join('\n'));
  check();
  // Loaded on demand, because it reads the whole content.
  const { writeChecked } = await import('../support/write-checked.ts');
  await writeChecked(siteRoot, plan.changes);
  if (plan.accepted.length > 0) acceptOwnTranslations(siteRoot, code, plan.accepted);
  console.log(`${[...plan.changes.keys()].join('\n')}\n${plan.accepted.length} texts imported and accepted.`.trim());
}

const translationCodes = () => site.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage);

function requireLanguage(code: string): Language {
  const language = site.languages.find((one) => one.code === code && code !== sourceLanguage);
  if (!language)
    throw new UsageError(`${code} is not a language to translate into: expected ${translationCodes().join(', ')}`);
  return completeLanguage(language);
}

const textsOf = (code: string) => [...readTranslations(siteRoot, code), ...readInterfaceTranslations(code)];
