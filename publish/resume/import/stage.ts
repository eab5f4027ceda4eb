import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../src/content/content.ts';
import { ledgerFile } from '../../../src/content/ledger.ts';
import { wordsFile } from '../../../src/content/read-dictionaries.ts';
import { setFields, setTexts } from './edit-yaml.ts';
import { formatFile } from './format-file.ts';
import type { Plan } from './plan.ts';

/**
 * Carries a plan out in a copy of the content.
 * @param root the folder in which the copy lies as `content`
 * @returns the files that were changed, and how many texts each language has yet to translate
 */
export function carryOut(root: string, plan: Plan, content: Content): { files: string[]; untranslated: number } {
  const files = new Set<string>();
  const write = (file: string, change: (before: string) => string) => {
    const before = readFileSync(join(root, file), 'utf8');
    const after = change(before);
    if (after === before) return;
    writeFileSync(join(root, file), formatFile(file, after));
    files.add(file);
  };
  for (const [file, fields] of Map.groupBy(plan.fields, (field) => field.file)) {
    write(file, (before) => setFields(before, fields));
  }
  const gone = goneKeys(plan, content);
  const english = content.dictionaries.en ?? {};
  const changed = [...plan.texts].filter(([key, text]) => english[key] !== text);
  const texts = new Map<string, string | undefined>([...gone.map((key) => [key, undefined] as const), ...changed]);
  if (texts.size > 0) {
    for (const { code } of content.site.languages) {
      // A translation of another text would be wrong; the English one is at least true.
      if (existsSync(join(root, wordsFile(code)))) write(wordsFile(code), (before) => setTexts(before, texts));
      const ledger = ledgerFile(code);
      if (existsSync(join(root, ledger))) write(ledger, (before) => withoutKeys(before, gone));
    }
  }
  return { files: [...files].sort(), untranslated: changed.length };
}

function withoutKeys(ledger: string, keys: readonly string[]): string {
  const left = Object.entries(JSON.parse(ledger)).filter(([key]) => !keys.includes(key));
  return `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`;
}

/** Texts of jobs, schools and languages that nothing names any more. */
function goneKeys(plan: Plan, content: Content): string[] {
  const planned = (file: string, path: string) =>
    plan.fields.find((field) => field.file === file && field.path.join('.') === path)?.value;
  const named = new Set(
    strings([
      planned('content/career.yaml', '') ?? content.career,
      planned('content/profile.yaml', 'education') ?? content.profile.education,
      planned('content/resume.yaml', 'languages') ?? content.resume.languages,
    ]),
  );
  const owned = /^(job|about_education|resume_language)_\d+_/;
  return Object.keys(content.dictionaries.en ?? {}).filter((key) => owned.test(key) && !named.has(key));
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
