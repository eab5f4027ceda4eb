import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePlan } from '../../engine/cli/new/make-plan.ts';
import { questionsFor } from '../../engine/cli/support/questions.ts';
import { writeChecked } from '../../engine/cli/support/write-checked.ts';
import { projectRoot } from '../support/project-root.ts';
import { makeOwner, type ScratchOwner } from '../support/scratch-owner.ts';

// New content builds at once, with a list of what is left to write; invalid input is refused, and nothing is written.

let owner: ScratchOwner;
const make = (...typed: string[]) => owner.run('new', ...typed);
const page = (path: string) => owner.read(`dist/${path}.html`);

describe('one of each', () => {
  let build = { status: null as number | null, said: '' };
  beforeAll(async () => {
    owner = makeOwner('new');
    const { status, said: lines } = await make('article', 'On “weaving” & more: a start', '--languages', 'en,sv');
    expect(status, lines).toBe(0);
    // The others in one process: processes start slowly.
    for (const [kind, name, given] of [
      ['project', 'Spool 2', { try: 'true' }],
      ['job', undefined, { company: 'Mill & Sons', position: 'Weaver', start: '2027-02' }],
      ['skill', 'C#', {}],
      ['skill', 'Macramé', {}],
      ['page', 'now', {}],
    ] as const) {
      const { changes } = await makePlan(kind, { name, given, questions: questionsFor('', true), root: owner.root });
      await writeChecked(owner.root, changes);
    }
    build = await owner.run('build');
    expect(build.status, build.said).toBe(0);
  });

  test('the pages are there and valid', async () => {
    expect(page('blog/5')).toContain('On “weaving” &amp; more: a start</h1>');
    expect(page('sv/blog/5')).toContain('On “weaving” &amp; more: a start');
    expect(page('apps')).toContain('href="/apps/spool-2"');
    expect(page('now')).toMatch(/<h1[^>]*>Now<\/h1>/);
    expect(page('index')).toContain('href="/now"');
    expect(page('career')).toContain('Mill &amp; Sons');
    expect(page('career')).toContain('Weaver');
    expect(page('skills')).toMatch(/C#[\s\S]*Macramé/);
    const pages = ['blog', 'blog/5', 'apps/spool-2', 'now', 'career', 'skills'].map((one) =>
      join(owner.root, `dist/${one}.html`),
    );
    const check = promisify(execFile)('html-validate', pages, { cwd: projectRoot });
    expect((await check.catch(({ stdout }) => ({ stdout }))).stdout).toBe('');
  });

  test('no page shows what only asks the owner', () => {
    for (const one of ['blog/5', 'sv/blog/5', 'apps/spool-2', 'now', 'career'])
      expect(page(one), one).not.toContain('✎');
    expect(owner.read('dist/blog/5.md')).not.toContain('✎');
  });

  test('what was there keeps its place and its comments', () => {
    expect(owner.read('skills.yaml')).toMatch(/^# yaml-language-server.*\n# One skill of each shape/);
    expect(owner.read('career.yaml')).toMatch(/^- company: job_4_company\n[\s\S]*?^- company: job_1_company\n/m);
    expect(owner.read('projects/order.yaml')).toContain('  - blank\n  - spool-2\nfillers:');
  });

  test('the doctor lists what is left to write, by file and line, and the build counts it', async () => {
    const { status, said: lines } = await owner.run('doctor');
    expect(status).toBe(1);
    for (const place of [
      'articles/5-on-weaving-more-a-start/en.mdx:12: yours to write: the article',
      'articles/5-on-weaving-more-a-start/sv.mdx:2: yours to write: the title in sv',
      'projects/spool-2/en.mdx:3: yours to write: what it does',
      'pages/now/en.mdx:4: yours to write: what is to be found there',
    ])
      expect(lines).toContain(place);
    expect(lines).toMatch(/career\.yaml:\d+: yours to write: what you did there/);
    // Swedish falls back to English; Czech has to be complete.
    expect(lines).toMatch(/words\/cs\.yaml:\d+: yours to write: the position in cs/);
    expect(lines).not.toContain('the position in sv');
    expect(build.said).toContain(lines.match(/\d+ problems/)?.[0]);
  });
});

test('one after the other, with nothing committed in between', async () => {
  owner = makeOwner('new-in-a-row');
  owner.write('theme.yaml', 'corners: 1\n');
  for (const typed of [
    ['project', 'Spool'],
    ['project', 'Bobbin'],
    ['job', '--company', 'Mill', '--position', 'Weaver', '--start', '2027-02'],
    ['job', '--company', 'Looms', '--position', 'Spinner', '--start', '2028-02'],
    ['skill', 'C#'],
    ['skill', 'Macramé'],
    ['article', 'One'],
    ['article', 'Two'],
    ['language', 'es'],
    ['page', 'now', '--languages', 'en,es'],
  ])
    expect(await make(...typed), typed.join(' ')).toMatchObject({ status: 0 });
  for (const slug of ['spool', 'bobbin']) expect(owner.read('projects/order.yaml')).toContain(`- ${slug}`);
  expect(owner.read('theme.yaml')).toBe('corners: 1\n');
  const { said } = await owner.run('languages', 'remove', 'es', '--force');
  expect(said).toContain('- pages/now/es.mdx');
  expect(existsSync(join(owner.root, 'projects/spool/es.mdx'))).toBe(false);
});

describe('refused', () => {
  beforeAll(() => {
    owner = makeOwner('new-refused');
  });

  test.each([
    ['what is typed wrongly', ['article', '--yes'], 2, 'Title? Give it with npm run new -- article "Title".'],
    ['what is there', ['article', 'Short'], 1, 'There is such an article already: articles/3-short'],
    ['what the site would not build with', ['page', 'blog'], 1, '/blog is taken by the site itself'],
  ])('%s', async (_, typed, status, message) => {
    const ran = await make(...typed);
    expect(ran.said).toContain(message);
    expect(ran.status).toBe(status);
    expect(owner.changes()).toBe('');
  });

  test('--help says what can be made, and makes nothing', async () => {
    const { status, said } = await make('--help');
    expect(status).toBe(0);
    for (const use of ['article', 'project', 'job', 'skill', 'page', 'language'])
      expect(said).toMatch(new RegExp(`^  ${use} `, 'm'));
  });
});
