import { type HostileCase, linkTo } from '../hostile-case.ts';

const many = <One>(number: number, one: (index: number) => One) => Array.from({ length: number }, (_, n) => one(n));
const deep = (depth: number) => `{"basics":{"name":"A","x":${'['.repeat(depth)}${']'.repeat(depth)}}}`;

const resumes: readonly (readonly [name: string, resume: unknown, expectedOutput: string])[] = [
  ['that is not JSON', '{', 'cv.json: this is not JSON'],
  ['that is empty', '', 'cv.json: this is not JSON'],
  ['that is a list', [], 'cv.json: this is not a valid JSON Resume'],
  ['nested 100,000 deep', deep(100_000), 'be nested at most'],
  ['with 31 February', { work: [{ startDate: '2021-02-31' }] }, 'work.0.startDate: invalid day'],
  ['with 5,000 jobs', { work: many(5000, (n) => ({ name: `${n}` })) }, 'work: has 5000 entries'],
  ['with 10,000 skills', { skills: [{ keywords: many(10_000, String) }] }, 'skills: has 10000 skills'],
  ['with a summary of 10 MB', { basics: { summary: 'word '.repeat(2e6) } }, 'basics.summary: a text is limited to'],
  ['with a word of 400 kB', { basics: { label: 'x'.repeat(400_000) } }, 'basics.label: a word is limited to 10000'],
  ['with a name of 300 characters', { basics: { name: 'N'.repeat(300) } }, 'a name is limited to 100 characters'],
  [
    'with a name that reverses the text direction',
    { basics: { name: 'A \u202e B' } },
    'basics.name: this line contains a control character (U+202E)',
  ],
  [
    'with a NUL character',
    { basics: { label: 'a\u0000b' } },
    'basics.label: this line contains a control character (U+0000)',
  ],
];

const usage = (args: readonly string[], expectedOutput: string): HostileCase => ({
  name: `fitout ${args.join(' ')}`,
  files: {},
  args,
  expectedOutput,
  exitCode: 2,
});

/** Resumes that `fitout import` refuses, and other commands that fail. */
export const commandCases: readonly HostileCase[] = [
  ...resumes.map(([name, resume, expectedOutput]) => ({
    name: `a resume ${name}`,
    files: { 'cv.json': typeof resume === 'string' ? resume : JSON.stringify(resume) },
    args: ['import', 'cv.json', '--force'],
    expectedOutput,
  })),
  {
    name: 'a resume that is a link to /dev/zero',
    files: { 'cv.json': linkTo('/dev/zero') },
    args: ['import', 'cv.json'],
    expectedOutput: 'cv.json: this is not a regular file',
  },
  {
    name: 'a resume that is a folder',
    files: {},
    args: ['import', 'pages'],
    expectedOutput: 'pages: no tables of a LinkedIn export found',
  },
  {
    name: 'a missing resume',
    files: {},
    args: ['import', 'gone.json'],
    expectedOutput: 'gone.json: this file does not exist',
  },
  usage(['build', '--host', '__proto__'], 'unknown host __proto__'),
  usage(['__proto__'], "unknown command '__proto__'"),
  usage(['new', 'article', '🧵'], 'No address can be made from "🧵"'),
  usage(['new', 'article', 'a\nb: c'], 'an answer must be one line of at most 200 characters'),
  usage(['edit', '--port', '1e9'], '--port is 1e9'),
  {
    name: 'an article whose title has 3,000 letters',
    files: {},
    args: ['new', 'article', 'x'.repeat(3000)],
    expectedOutput: 'an answer must be one line of at most 200 characters',
    exitCode: 2,
  },
  { name: 'an invalid port', files: {}, args: ['serve'], env: { PORT: 'x' }, expectedOutput: 'PORT is x', exitCode: 2 },
  {
    name: 'a cache that cannot be written',
    files: {},
    env: { FITOUT_CACHE: '/dev/null' },
    expectedOutput: '/dev/null',
  },
  {
    name: 'a missing site folder',
    files: {},
    env: { SITE: '/nowhere' },
    expectedOutput: 'site.yaml: this file is missing',
  },
];
