import { importResume } from '../../publish/resume/import/import-resume.ts';
import { readContent } from '../../src/content/read-content.ts';
import { isTimeZone } from '../../src/content/schemas/resume.ts';
import { Misuse, NotDone, type Typed } from '../support/command-line.ts';
import { questionsFor } from '../support/questions.ts';
import { readTypedFile } from '../support/typed-file.ts';

/**
 * `npm run import-resume`: takes a resume over into `content/`, or tells what it would take.
 * @param root the folder that holds `content/`
 * @throws Misuse, NotDone, ContentError
 */
export async function importFile(root: string, { words, options }: Typed): Promise<void> {
  const [file, ...more] = words;
  if (!file || more.length > 0) throw new Misuse('One file is imported.');
  const source = readTypedFile(file);
  const zone = await askTimeZone(root, options.timezone as string | undefined);
  const choice = { timeZone: zone, phone: options.phone === true };
  const report = await importResume(root, source, options.force === true, choice).catch((error) => {
    throw error.name === 'ContentError' ? error : new NotDone(`${file}: ${error.message}`);
  });
  list('Taken:', report.taken);
  list('Not taken:', report.left);
  const kept = ['availability', ...(zone ? [] : ['time zone (--timezone says it)'])];
  list('Not in a resume, left as it is (content/resume.yaml):', kept);
  if (report.files.length === 0) return console.log('The content says all this already.');
  list(report.written ? 'Written:' : 'Would be overwritten:', report.files);
  if (!report.written) throw new NotDone('nothing was written: add --force to overwrite');
  if (report.untranslated > 0)
    console.log(`${report.untranslated} texts stand in English in every language: npm run translations lists them.`);
  console.log('The content as it was: .cache/import/before');
}

/** What is wrong with a time zone. */
export const timeZoneFault = (zone: string): string | undefined =>
  isTimeZone(zone) ? undefined : `there is no time zone ${zone}: a name such as Africa/Johannesburg`;

/** The time zone as it is typed, or as a person at a terminal says; nothing where nobody says it. */
async function askTimeZone(root: string, given: string | undefined): Promise<string | undefined> {
  const questions = questionsFor('Your resume', false);
  if (given === undefined && !questions.asking) return undefined;
  const { timeZone } = (await readContent(root)).resume;
  return questions.text('Your time zone', '--timezone', given, timeZone, timeZoneFault);
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}
