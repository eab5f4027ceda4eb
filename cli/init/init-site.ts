import { join } from 'node:path';
import { type JsonResume, readJsonResume } from '../../publish/resume/import/read-json-resume.ts';
import { NotDone, type Typed } from '../support/command-line.ts';
import { type Questions, questionsFor, say } from '../support/questions.ts';
import { readTypedFile } from '../support/typed-file.ts';
import { howToIntroduce, requireCleanTree } from '../support/working-tree.ts';
import { type Changes, writeChanges } from '../support/write-changes.ts';
import { gatherAnswers } from './answers.ts';
import { shippedLanguages } from './languages.ts';
import { filesIn } from './owner-words.ts';
import { isSample, renameProject } from './project-files.ts';
import { type Staged, stageSite } from './stage-site.ts';

/**
 * `npm run init`: replaces the sample by a small site of somebody's, all of it or nothing.
 * @param root the folder that holds `content/`
 * @throws Misuse, NotDone, ContentError
 */
export async function initSite(root: string, { options }: Typed): Promise<void> {
  const [yes, force] = [options.yes === true, options.force === true];
  const given = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
  const resume = readResumeOf(given.resume);
  await requireCleanTree(root, force);
  if (!force && !isSample(root))
    throw new NotDone('README.md speaks of no sample: this site is somebody’s already. --force replaces what it has.');
  const questions = questionsFor('A site of your own', yes);
  const answers = await gatherAnswers(questions, given, options.profile as string[] | undefined, resume);
  const choice = { timeZone: answers.timeZone, phone: options.phone === true };
  const staged = await stageSite(join(root, '.cache/init'), answers, resume, choice);
  const changes: Changes = new Map<string, string | undefined>([
    ['content', undefined],
    ...staged.files,
    ...renameProject(root, answers.name),
  ]);
  tell(questions, staged, filesIn(root).length, [...changes.keys()]);
  if (!(await questions.agree('Write this?'))) throw new NotDone('Nothing was written.');
  writeChanges(root, changes);
  const heldBack = answers.languages.filter((code) => !shippedLanguages.includes(code));
  const identity = howToIntroduce(root, answers.name, answers.email);
  say(ending(staged.borrowed.length, heldBack, identity), questions.asking);
}

function readResumeOf(file: string | undefined): JsonResume | undefined {
  if (file === undefined) return undefined;
  const source = readTypedFile(file);
  try {
    return readJsonResume(source);
  } catch (error) {
    throw new NotDone(`${file}: ${(error as Error).message}`);
  }
}

function tell({ show }: Questions, { taken, left, files }: Staged, before: number, changed: readonly string[]): void {
  if (taken.length > 0) show('Taken from the resume:', taken);
  if (left.length > 0) show('Left out:', left);
  show('Will be taken away:', [`content/ with all ${before} files of the sample`]);
  show('Will be written:', [
    `content/ with ${files.size} files`,
    ...changed.filter((path) => /^[\w.-]+$/.test(path) && path !== 'content'),
  ]);
}

function ending(borrowed: number, heldBack: readonly string[], identity: string | undefined): string {
  const lines = [
    'The site is yours. What to do next:',
    '  npm start             builds it and serves it on http://localhost:4173',
    '  npm run doctor        lists the places that wait for words of yours',
  ];
  if (borrowed > 0)
    lines.push(
      `  ${borrowed} texts are shown in English in the other languages: at the end of content/words/<code>.yaml`,
    );
  if (heldBack.length > 0)
    lines.push(
      `  ${heldBack.join(', ')}: the interface does not speak it yet; content/site.yaml has a remark that says what to do`,
    );
  if (identity) lines.push(`  ${identity}`);
  lines.push('  content/words/spelling.txt has the words that no dictionary knows: look for mistakes in it');
  return lines.join('\n');
}
