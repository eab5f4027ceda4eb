import { join } from 'node:path';
import { type JsonResume, readJsonResume } from '../../build/resume/import/read-json-resume.ts';
import { siteFiles } from '../../content/files/site-files.ts';
import { writeChanges } from '../../content/files/write-changes.ts';
import { shippedLanguages } from '../../content/languages/interface-languages.ts';
import { nameInMessages } from '../../content/languages/source-language.ts';
import { CommandFailed, UsageError } from '../support/command-line.ts';
import { packEngine } from '../support/npm.ts';
import { printResult, type Questions, questionsFor } from '../support/questions.ts';
import { readResumeFile } from '../support/resume-file.ts';
import { gatherAnswers } from './answers.ts';
import { copySample } from './copy-sample.ts';
import { fillTemplate } from './fill-template.ts';
import type { PreparedFolder } from './prepare-folder.ts';
import { type ProjectFacts, projectFiles } from './project-files.ts';

export interface InitOptions {
  name?: string;
  role?: string;
  place?: string;
  timezone?: string;
  url?: string;
  email?: string;
  profile?: string[];
  languages?: string;
  palette?: string;
  colours?: string;
  resume?: string;
  fromLinkedin?: string;
  phone?: true;
  sample?: true;
  yes?: true;
}

interface CreatedSite {
  facts: Omit<ProjectFacts, 'engine'>;
  /** Messages for the end, one per line. */
  notes: string[];
}

/** `fitout init`: makes a site in a temporary folder, which all modules treat as the site, and moves it at the end. */
export async function initSite({ target, stage, finish }: PreparedFolder, options: InitOptions): Promise<void> {
  const questions = questionsFor('A new site', options.yes === true);
  const { facts, notes } = options.sample ? copySample(stage) : await makeSite(questions, stage, options);
  questions.show('Will be written:', [`${target}, with ${siteFiles(stage).length} files of content`]);
  if (!(await questions.confirm('Write this?'))) throw new CommandFailed('Nothing was written.');
  const engine = packEngine(join(stage, '.cache/packed'));
  writeChanges(stage, projectFiles({ ...facts, engine }));
  finish();
  printResult(
    ['The site is ready. The next steps, in its folder:', ...nextSteps, ...notes].join('\n'),
    questions.interactive,
  );
}

const nextSteps = [
  '  npm install           installs the packages that it needs',
  '  npm start             builds it and serves it on http://localhost:4173',
  '  npm run doctor        lists the texts that you still have to write',
  '  git init              later commands use git to check that nothing gets lost',
];

async function makeSite(questions: Questions, stage: string, options: InitOptions): Promise<CreatedSite> {
  const { profile, phone: withPhone, sample: _sample, yes: _yes, ...given } = options;
  if (options.resume && options.fromLinkedin)
    throw new UsageError('--resume and --from-linkedin: use only one of them');
  const { resume, skipped: unread } = readResumeOf(options.resume ?? options.fromLinkedin);
  const answers = await gatherAnswers(questions, given, profile, resume);
  const languages = fillTemplate(stage, answers);
  // Imported only now: modules that read the content read the site’s languages when they are loaded.
  const { stageSite } = await import('./stage-site.ts');
  const choice = { timeZone: answers.timeZone, phone: withPhone === true };
  const { imported, skipped, fallback } = await stageSite(stage, languages, answers, resume, choice);
  if (imported.length > 0) questions.show('Imported from the resume:', imported);
  const leftOut = [...unread, ...skipped];
  if (leftOut.length > 0) questions.show('Not imported:', leftOut);
  const notes: string[] = [];
  if (fallback.length > 0)
    notes.push(
      `  ${fallback.length} texts are not translated yet, and shown in ${nameInMessages(answers.languages[0] ?? 'en')}: see the end of words/<code>.yaml`,
    );
  const notOffered = answers.languages.filter((code) => !shippedLanguages.includes(code));
  if (notOffered.length > 0)
    notes.push(`  ${notOffered.join(', ')}: not in the interface yet; a comment in site.yaml explains what to do`);
  return { facts: { owner: answers.name }, notes };
}

function readResumeOf(file: string | undefined): { resume: JsonResume | undefined; skipped: string[] } {
  if (file === undefined) return { resume: undefined, skipped: [] };
  const { source, skipped } = readResumeFile(file);
  try {
    return { resume: readJsonResume(source), skipped };
  } catch (error) {
    throw new CommandFailed(`${file}: ${(error as Error).message}`);
  }
}
