/** `npm run new -- article "Title"`: an article, a project, a job, a skill, a page or a language, in its place. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../src/content/site-root.ts';
import type { Check } from './languages/change-languages.ts';
import { type Command, Misuse, NotDone, runCommand, type Typed } from './support/command-line.ts';
import { requireNothingLost } from './support/working-tree.ts';
import type { Changes } from './support/write-changes.ts';

const text = (value: string, help: string) => ({ type: 'string', value, help }) as const;
const flag = (help: string) => ({ type: 'boolean', help }) as const;

const command: Command = {
  name: 'npm run new',
  about:
    'puts something new in its place, so that the site builds at once. What is yours to write stands there as a comment.',
  uses: {
    'article "Title"': 'content/articles/<next number>-<title>',
    'project <name>': 'content/projects/<name>, and its line in order.yaml',
    job: 'the first of content/career.yaml, with its words',
    'skill <name>': 'the last of content/skills.yaml, with the mark that the icon sets have of it',
    'page <name>': 'content/pages/<name>',
    'language <code>': 'as npm run languages -- add <code>',
  },
  options: {
    languages: text('en,de', 'article, page, project: the languages that get a file'),
    slug: text('NAME', 'article, project, page, skill: the address or the key, where it is not the name'),
    number: text('N', 'article: another number than the next'),
    category: text('KEY', 'article: a category of content/words'),
    title: text('TEXT', 'page: the title, where it is not the name'),
    icon: text('SET:NAME', 'skill: an icon of the installed sets'),
    company: text('TEXT', 'job: where'),
    position: text('TEXT', 'job: as what'),
    start: text('YYYY-MM', 'job: the first month'),
    end: text('YYYY-MM', 'job: the last month; without it the job lasts'),
    yes: flag('asks nothing'),
    force: flag('writes although something that is not committed would be written over'),
  },
};

/** The options that each kind takes, beside those that all take. */
const optionsOf: Readonly<Record<string, readonly string[]>> = {
  article: ['languages', 'slug', 'number', 'category'],
  project: ['languages', 'slug'],
  job: ['company', 'position', 'start', 'end'],
  skill: ['slug', 'icon'],
  page: ['languages', 'slug', 'title'],
  language: [],
};

async function run({ words: [kind = '', ...words], options }: Typed): Promise<void> {
  const known = optionsOf[kind];
  if (!known) throw new Misuse(kind ? `There is nothing called ${kind}.` : 'What shall be new?');
  const given = Object.fromEntries(
    Object.entries(options).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
  const strange = Object.keys(given).find((option) => !known.includes(option));
  if (strange) throw new Misuse(`--${strange} is not for this: ${kind}`);
  const check = (changes: Changes) => (options.force ? undefined : requireNothingLost(siteRoot, changes));
  if (kind === 'language') return addLanguage(words, check);

  const [{ makePlan }, { acceptWritten }, { carryOut }, { questionsFor, say }] = await Promise.all([
    import('./new/make-plan.ts'),
    import('./new/accept-written.ts'),
    import('./support/carry-out.ts'),
    import('./support/questions.ts'),
  ]);
  const questions = questionsFor(`A new ${kind}`, options.yes === true);
  const name = words.join(' ').trim() || undefined;
  const { changes, told, next } = await makePlan(kind, { name, given, questions, root: siteRoot });
  await check(changes);
  const files = [...changes.keys()].map((file) => `${existsSync(join(siteRoot, file)) ? 'changed' : 'new'}: ${file}`);
  questions.show('To be written:', [...told, ...files]);
  if (questions.asking && !(await questions.agree('Write it'))) throw new NotDone('Nothing was written.');
  const { site } = await import('../src/content/site.ts');
  const others = site.languages.map(({ code }) => code).filter((code) => code !== 'en');
  await acceptWritten(siteRoot, others, () => carryOut(siteRoot, changes));
  say(['Written.', ...next].join('\n'), questions.asking);
}

async function addLanguage([code, ...rest]: readonly string[], check: Check): Promise<void> {
  if (!code || rest.length > 0) throw new Misuse('One language is expected.');
  const { changeLanguage, languageActions } = await import('./languages/change-languages.ts');
  if (languageActions.add) await changeLanguage(siteRoot, languageActions.add, code, { check });
}

await runCommand(command, run);
