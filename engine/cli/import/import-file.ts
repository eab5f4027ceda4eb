import { importResume } from '../../build/resume/import/import-resume.ts';
import { nameInMessages, sourceCodeOf } from '../../content/languages/source-language.ts';
import { readContent } from '../../content/read-content.ts';
import { CommandFailed } from '../support/command-line.ts';
import { questionsFor } from '../support/questions.ts';
import { readResumeFile } from '../support/resume-file.ts';
import { timeZoneProblem } from '../support/time-zone.ts';

export interface ImportOptions {
  timezone?: string;
  phone?: true;
  force?: true;
}

/**
 * `fitout import`: imports a resume, or lists what it would import; throws UsageError, CommandFailed or ContentError.
 */
export async function importFile(root: string, file: string, { timezone, phone, force }: ImportOptions): Promise<void> {
  const { source, skipped } = readResumeFile(file);
  const zone = await askTimeZone(root, timezone);
  const choice = { timeZone: zone, phone: phone === true };
  const report = await importResume(root, source, force === true, choice).catch((error) => {
    throw error.name === 'ContentError' ? error : new CommandFailed(`${file}: ${error.message}`);
  });
  list('From the resume:', report.imported);
  list('Not imported:', [...skipped, ...report.skipped]);
  const kept = ['availability', ...(zone ? [] : ['time zone (set it with --timezone)'])];
  list('Not part of a resume, unchanged (resume.yaml):', kept);
  if (report.files.length === 0) return console.log('The content has all of this already.');
  list(`Not in the resume, ${report.written ? 'removed' : 'would be removed'}:`, report.removed);
  list(report.written ? 'Written:' : 'Would be overwritten:', report.files);
  if (!report.written) throw new CommandFailed('nothing was written: add --force to overwrite');
  const language = nameInMessages(sourceCodeOf(root));
  if (report.untranslated > 0)
    console.log(`${report.untranslated} texts are in ${language} in every language: npm run translations lists them.`);
}

async function askTimeZone(root: string, given: string | undefined): Promise<string | undefined> {
  const questions = questionsFor('Your resume', false);
  if (given === undefined && !questions.interactive) return undefined;
  const { timeZone } = (await readContent(root)).resume;
  return questions.text('Your time zone', '--timezone', given, timeZone, timeZoneProblem);
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
