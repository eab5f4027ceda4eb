import { join } from 'node:path';
import { type JsonResume, readJsonResume } from '../../build/resume/import/read-json-resume.ts';
import { shippedLanguages } from '../../content/interface-languages.ts';
import { siteFiles } from '../../content/site-files.ts';
import { nameInMessages } from '../../content/source-language.ts';
import { writeChanges } from '../../content/write-changes.ts';
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

interface Made {
  facts: Omit<ProjectFacts, 'engine'>;
  /** Messages for the end, one per line. */
  notes: string[];
}

/** `fitout init`: makes a site in a temporary folder, which all modules treat as the site, and moves it at the end. */
export async function initSite({ target, stage, finish }: PreparedFolder, options: InitOptions): Promise<void> {
  const questions = questionsFor('A site of your own', options.yes === true);
  const { facts, notes } = options.sample ? copySample(stage) : await makeSite(questions, stage, options);
  questions.show('Will be written:', [`${target}, with ${siteFiles(stage).length} files of content`]);
  if (!(await questions.confirm('Write this?'))) throw new CommandFailed('Nothing was written.');
  const engine = packEngine(join(stage, '.cache/packed'));
  writeChanges(stage, projectFiles({ ...facts, engine }));
  finish();
  printResult(
    ['The site is yours. What to do next, in its folder:', ...nextSteps, ...notes].join('\n'),
    questions.interactive,
  );
}

const nextSteps = [
  '  npm install           the packages that it needs',
  '  npm start             builds it and serves it on http://localhost:4173',
  '  npm run doctor        lists the places that wait for words of yours',
  '  git init              later commands ask git whether anything could get lost',
];

async function makeSite(questions: Questions, stage: string, options: InitOptions): Promise<Made> {
  const { profile, phone: withPhone, sample: _sample, yes: _yes, ...given } = options;
  if (options.resume && options.fromLinkedin) throw new UsageError('--resume and --from-linkedin: give one of them');
  const { resume, left: unread } = readResumeOf(options.resume ?? options.fromLinkedin);
  const answers = await gatherAnswers(questions, given, profile, resume);
  const languages = fillTemplate(stage, answers);
  // Modules that read the content read the site’s languages when they are loaded.
  const { stageSite } = await import('./stage-site.ts');
  const choice = { timeZone: answers.timeZone, phone: withPhone === true };
  const { taken, left, fallback } = await stageSite(stage, languages, answers, resume, choice);
  if (taken.length > 0) questions.show('Taken from the resume:', taken);
  const leftOut = [...unread, ...left];
  if (leftOut.length > 0) questions.show('Left out:', leftOut);
  const notes: string[] = [];
  if (fallback.length > 0)
    notes.push(
      `  ${fallback.length} texts are shown in ${nameInMessages(answers.languages[0] ?? 'en')} in the other languages: at the end of words/<code>.yaml`,
    );
  const notOffered = answers.languages.filter((code) => !shippedLanguages.includes(code));
  if (notOffered.length > 0)
    notes.push(
      `  ${notOffered.join(', ')}: the interface does not have it yet; a comment in site.yaml says what to do`,
    );
  return { facts: { owner: answers.name }, notes };
}

function readResumeOf(file: string | undefined): { resume: JsonResume | undefined; left: string[] } {
  if (file === undefined) return { resume: undefined, left: [] };
  const { source, left } = readResumeFile(file);
  try {
    return { resume: readJsonResume(source), left };
  } catch (error) {
    throw new CommandFailed(`${file}: ${(error as Error).message}`);
  }
}
