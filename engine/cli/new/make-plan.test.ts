import { expect, test } from 'vitest';
import { type ContentEdits, copyContent } from '../../../tests/support/content-copy.ts';
import { siteRoot } from '../../content/site-root.ts';
import { CommandFailed, UsageError } from '../support/command-line.ts';
import { questionsFor } from '../support/questions.ts';
import { makePlan } from './make-plan.ts';

const plan = (kind: string, name?: string, given: Record<string, string> = {}, root = siteRoot) =>
  makePlan(kind, { name, given, questions: questionsFor('', true), root });

const planWith = (edits: ContentEdits, kind: string, name: string) => plan(kind, name, {}, copyContent(edits));

test('the next steps name the files that can show a project or article: home.yaml and resume.yaml', async () => {
  expect((await plan('project', 'Spool 2')).next).toContain(
    'home.yaml can show it (showcase), and resume.yaml (projects): spool-2',
  );
  expect((await plan('article', 'A start')).next).toContain('home.yaml can show it (showcase): article 5');
});

test('a new article has the next number, and a file for each chosen language', async () => {
  const { changes } = await plan('article', 'Why: a “start”', { languages: 'sv' });
  expect([...changes.keys()]).toEqual(['articles/5-why-a-start/en.mdx', 'articles/5-why-a-start/sv.mdx']);
  expect(changes.get('articles/5-why-a-start/en.mdx')).toMatch(
    /^---\nnumber: 5\nslug: why-a-start\ntitle: "Why: a “start”"\ndescription: "Why: a “start”" # ✎ [^\n]+\ncategory: category_making\ntags: \[\]\npublished: \d{4}-\d\d-\d\d\nupdated: \d{4}-\d\d-\d\d\n---\n\n\{\/\* ✎ [^\n]+ \*\/\}\n$/,
  );
});

test('a translation of a new article has prompts and no text, so pages show the English one', async () => {
  const { changes } = await plan('article', 'A start', { languages: 'en,sv', number: '12', slug: 'first' });
  expect(changes.get('articles/12-first/sv.mdx')).toMatch(/^---\ntitle: # ✎ [^\n]*\ndescription: # ✎ [\s\S]*\n---\n$/);
});

/** A site in which no language falls back to English. */
const strict = (text: string) => text.replace('offered: true, fallback: source', 'offered: false');

test('the first article adds its category to the words of every language without a fallback', async () => {
  const withoutBlog = (text: string) => text.replace('accessibility: false', 'accessibility: false, blog: false');
  const root = copyContent({ 'site.yaml': (text) => strict(withoutBlog(text)) });
  const { changes } = await plan('article', 'A start', {}, root);
  expect(changes.get('articles/5-a-start/en.mdx')).toContain('category: blog_category_notes');
  for (const code of ['en', 'sv', 'cs'])
    expect(changes.get(`words/${code}.yaml`)).toMatch(/^blog_category_notes: Notes # ✎ /m);
  const withFallback = await plan('article', 'A start', {}, copyContent({ 'site.yaml': withoutBlog }));
  expect([...withFallback.changes.keys()].filter((file) => file.includes('words'))).not.toContain('words/sv.yaml');
});

test('a new project has a file for each chosen language, and is added to projects/order.yaml', async () => {
  const { changes } = await plan('project', 'Spool 2', { languages: 'en,sv' });
  expect([...changes.keys()]).toEqual([
    'projects/spool-2/project.yaml',
    'projects/spool-2/en.mdx',
    'projects/spool-2/sv.mdx',
    'projects/order.yaml',
  ]);
  expect(changes.get('projects/spool-2/project.yaml')).toMatch(
    /^# yaml-language-server: \$schema=\.\.\/\.\.\/node_modules\/fitout\/schemas\/project\.schema\.json\n/,
  );
});

test('a project with --try gets an island with words in each language of the project', async () => {
  const { changes } = await plan('project', 'Spool 2', { languages: 'en,cs', try: 'true' });
  expect([...changes.keys()]).toEqual(
    expect.arrayContaining(['island.tsx', 'en.yaml', 'cs.yaml'].map((end) => `projects/spool-2/spool-2-piece.${end}`)),
  );
  expect(changes.get('projects/spool-2/project.yaml')).toMatch(
    /\ntry: \{ island: spool-2-piece, title: spool_2_piece_title, text: spool_2_piece_text \}\n$/,
  );
  expect(changes.get('projects/spool-2/spool-2-piece.cs.yaml')).toMatch(/^spool_2_piece_title: .* # ✎ .*, in cs$/m);
});

test('a new job is first in career.yaml, with prompts for missing options', async () => {
  const { changes } = await plan('job');
  expect(changes.get('career.yaml')).toMatch(
    /\n\n- company: job_4_company\n {2}position: job_4_position\n {2}start: \d{4}-\d\d # ✎ the first month\n {2}end: null\n/,
  );
  expect(changes.get('words/en.yaml')).toMatch(/^job_4_company: Company # ✎ company$/m);
});

test('the first job is written below the example in the comments', async () => {
  const example = '# - company: job_1_company\n#   position: job_1_position\n\n[]\n';
  const words = (text: string) => text.replace(/^job_\d+_.*\n/gm, '');
  const files = ['en', 'sv', 'cs'].map((code) => [`words/${code}.yaml`, words]);
  const root = copyContent({ 'career.yaml': () => example, ...Object.fromEntries(files) });
  const { changes } = await plan('job', undefined, { company: 'Looms' }, root);
  expect(changes.get('career.yaml')).toMatch(
    /^# - company: job_1_company\n# {3}position: job_1_position\n\n- company: job_\d_company\n/,
  );
});

test('a job with all options has prompts only for its tasks and for the position in other languages', async () => {
  const { changes } = await plan('job', undefined, {
    company: 'Mill: 1',
    position: 'Weaver',
    start: '2020',
    end: '2021-02',
  });
  expect(changes.get('career.yaml')).toMatch(/start: "?2020"?\n {2}end: 2021-02\n/);
  expect(changes.get('words/en.yaml')).toMatch(/^job_4_company: "Mill: 1"\njob_4_position: Weaver$/m);
  expect(changes.get('words/cs.yaml')).toMatch(
    /^job_4_company: "Mill: 1"\njob_4_position: Weaver # ✎ the position in cs$/m,
  );
});

test.each([
  ['C#', '- { key: c-sharp, name: C#, icon: devicon:csharp }', /^icon: found devicon:csharp$/],
  [
    'Macramé',
    '- { key: macrame, name: Macramé, icon: tabler:square-letter-m }',
    /^icon: no set has an icon for Macramé/,
  ],
])('a skill gets a known icon, or that of its first letter, and reports which: %s', async (name, line, says) => {
  const { changes, messages } = await plan('skill', name);
  expect(changes.get('skills.yaml')).toContain(line);
  expect(messages).toEqual([expect.stringMatching(says)]);
});

test('a new page has its title, and is linked in the footer', async () => {
  const { changes } = await plan('page', 'my desk', { title: 'What stands here' });
  expect(changes.get('pages/my-desk/en.mdx')).toMatch(
    /^---\ntitle: What stands here\nlabel: what stands here\n[\s\S]*\nmenu: \[footer\]\n---\n/,
  );
});

test('the link label of a page keeps its capital if the menu links have capitals, as in German', async () => {
  const { changes } = await planWith({ 'words/en.yaml': (text) => `${text}\nnav_link_home: Start\n` }, 'page', 'desk');
  expect(changes.get('pages/desk/en.mdx')).toMatch(/^---\ntitle: Desk\ndescription: /);
});

test.each([
  ['an article without a title', 'article', undefined, {}, 'Title? Give it with npm run new -- article "Title".'],
  ['an invalid number', 'article', 'A', { number: '0' }, '--number is 0: expected 1, 2, 3 …'],
  ['a number in words', 'article', 'A', { number: 'two' }, '--number is two'],
  ['a title without a Latin letter', 'article', '編み物', {}, 'choose one with --slug'],
  ['an invalid slug', 'article', 'A', { slug: 'A b' }, '--slug may only contain lowercase letters, digits and hyphens'],
  ['an unknown language', 'article', 'A', { languages: 'en,xx' }, 'the site has no language xx; it has en, sv, cs'],
  [
    'an unknown category',
    'article',
    'A',
    { category: 'b' },
    'unknown category b; known ones: category_making, category_thinking',
  ],
  ['a project without a name', 'project', undefined, {}, 'npm run new -- project <name>'],
  ['a job with a name', 'job', 'Mill', {}, 'use --company "Mill"'],
  ['an invalid first month', 'job', undefined, { start: '2027-13' }, '2027-13 is not a month'],
  ['an invalid last month', 'job', undefined, { end: 'soon' }, 'soon is not a month'],
  ['an unknown icon', 'skill', 'Knitting', { icon: 'lucide:nothing' }, 'no icon named lucide:nothing'],
] as const)('%s is a usage error', async (_, kind, name, given, message) => {
  const refused = await plan(kind, name, given).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect(String(refused)).toContain(message);
});

test.each([
  ['article', 'Short', {}, 'articles/3-short'],
  ['article', 'A', { number: '3' }, 'The number 3 is already in use: articles/3-short'],
  ['project', 'Loom', {}, 'projects/loom'],
  ['skill', 'cobol', {}, 'skills.yaml has cobol, COBOL'],
  ['page', 'Uses', {}, 'pages/uses'],
] as const)('refuses to create a duplicate: %s %s', async (kind, name, given, message) => {
  const refused = await plan(kind, name, given).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CommandFailed);
  expect(String(refused)).toContain(message);
});

test('throws if the existing content is invalid', async () => {
  await expect(planWith({ 'theme.yaml': () => 'corners: many\n' }, 'page', 'now')).rejects.toThrow(
    'theme.yaml:1:1 corners',
  );
});
