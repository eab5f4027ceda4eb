import { type HostileCase, linkTo } from '../hostile-case.ts';

const many = <One>(number: number, one: (index: number) => One) => Array.from({ length: number }, (_, n) => one(n));
const deep = (depth: number) => `{"basics":{"name":"A","x":${'['.repeat(depth)}${']'.repeat(depth)}}}`;

const resumes: readonly (readonly [name: string, resume: unknown, says: string])[] = [
  ['that is not JSON', '{', 'cv.json: this is not JSON'],
  ['that is empty', '', 'cv.json: this is not JSON'],
  ['that is a list', [], 'cv.json: this is not a valid JSON Resume'],
  ['100,000 deep', deep(100_000), 'be nested at most'],
  ['with 31 February', { work: [{ startDate: '2021-02-31' }] }, 'work.0.startDate: there is no such day'],
  ['with 5,000 jobs', { work: many(5000, (n) => ({ name: `${n}` })) }, 'work: has 5000 entries'],
  ['with 10,000 skills', { skills: [{ keywords: many(10_000, String) }] }, 'skills: has 10000 of them'],
  ['with a summary of 10 MB', { basics: { summary: 'word '.repeat(2e6) } }, 'basics.summary: a text has at most'],
  ['with a word of 400 kB', { basics: { label: 'x'.repeat(400_000) } }, 'basics.label: a word has at most 10000'],
  ['with a name of 300 characters', { basics: { name: 'N'.repeat(300) } }, 'a name has at most 100 characters'],
  [
    'with a name that turns the direction',
    { basics: { name: 'A \u202e B' } },
    'basics.name: this line holds a control character (U+202E)',
  ],
  ['with NUL', { basics: { label: 'a\u0000b' } }, 'basics.label: this line holds a control character (U+0000)'],
];

const usage = (typed: readonly string[], says: string): HostileCase => ({
  name: `fitout ${typed.join(' ')}`,
  files: {},
  typed,
  says,
  exitCode: 2,
});

/** Resumes that are not taken over, and commands that are not carried out. */
export const commandCases: readonly HostileCase[] = [
  ...resumes.map(([name, resume, says]) => ({
    name: `a resume ${name}`,
    files: { 'cv.json': typeof resume === 'string' ? resume : JSON.stringify(resume) },
    typed: ['import', 'cv.json', '--force'],
    says,
  })),
  {
    name: 'a resume that never ends',
    files: { 'cv.json': linkTo('/dev/zero') },
    typed: ['import', 'cv.json'],
    says: 'cv.json: this is not a plain file',
  },
  {
    name: 'a resume that is a folder',
    files: {},
    typed: ['import', 'pages'],
    says: 'pages: it has none of the tables of a LinkedIn export',
  },
  {
    name: 'a resume that is not there',
    files: {},
    typed: ['import', 'gone.json'],
    says: 'gone.json: there is no such file',
  },
  usage(['build', '--host', '__proto__'], 'no host is called __proto__'),
  usage(['__proto__'], "unknown command '__proto__'"),
  usage(['new', 'article', '🧵'], 'No address can be made of "🧵"'),
  usage(['new', 'article', 'a\nb: c'], 'an answer is one line of at most 200 characters'),
  usage(['edit', '--port', '1e9'], '--port is 1e9'),
  {
    name: 'an article whose title is 3,000 letters',
    files: {},
    typed: ['new', 'article', 'x'.repeat(3000)],
    says: 'an answer is one line of at most 200 characters',
    exitCode: 2,
  },
  { name: 'a port that is none', files: {}, typed: ['serve'], env: { PORT: 'x' }, says: 'PORT is x', exitCode: 2 },
  { name: 'a cache that cannot be written', files: {}, env: { FITOUT_CACHE: '/dev/null' }, says: '/dev/null' },
  { name: 'a site that is not there', files: {}, env: { SITE: '/nowhere' }, says: 'site.yaml: this file is missing' },
];
