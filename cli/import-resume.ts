/**
 * `npm run import-resume -- file.json`: tells what of a JSON Resume would go into `content/`, and what would not.
 * `npm run import-resume -- file.json --force`: does it.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { importResume } from '../publish/resume/import/import-resume.ts';

const [file, ...rest] = process.argv.slice(2).filter((one) => one !== '--force');
const force = process.argv.includes('--force');
const list = (title: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

try {
  if (!file || rest.length > 0) throw new Error('usage: npm run import-resume -- file.json [--force]');
  // npm runs its scripts in the project's folder; the file is named from where the owner stands.
  const source = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  const report = await importResume(join(import.meta.dirname, '..'), source, force);
  list('Taken:', report.taken);
  list('Not taken:', report.left);
  list('Not in a JSON Resume, left as it is:', ['time zone, availability and projects (content/resume.yaml)']);
  if (report.files.length === 0) console.log('The content says all this already.');
  else {
    list(report.written ? 'Written:' : 'Would be overwritten:', report.files);
    if (report.written && report.untranslated > 0)
      console.log(`${report.untranslated} texts stand in English in every language: npm run translations lists them.`);
    if (report.written) console.log('The content as it was: .cache/import/before');
    else throw new Error('nothing was written: add --force to overwrite');
  }
} catch (error) {
  console.error(`${file ?? 'import-resume'}: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
