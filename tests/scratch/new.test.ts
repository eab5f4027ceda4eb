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

// New content builds immediately, with a list of the texts left to write; invalid input is refused and writes nothing.

let owner: ScratchOwner;
const make = (...args: string[]) => owner.run('new', ...args);
const page = (path: string) => owner.read(`dist/${path}.html`);

describe('new content of each kind', () => {
  let build = { status: null as number | null, output: '' };
  beforeAll(async () => {
    owner = makeOwner('new');
    const { status, output: lines } = await make('article', 'On “weaving” & more: a start', '--languages', 'en,sv');
    expect(status, lines).toBe(0);
    // The others in this process, because processes start slowly.
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
    expect(build.status, build.output).toBe(0);
  });

  test('is on its pages, which are valid HTML', async () => {
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

  test('no page shows the placeholders for the owner', () => {
    for (const one of ['blog/5', 'sv/blog/5', 'apps/spool-2', 'now', 'career'])
      expect(page(one), one).not.toContain('✎');
    expect(owner.read('dist/blog/5.md')).not.toContain('✎');
  });

  test('existing entries keep their order and their comments', () => {
    expect(owner.read('skills.yaml')).toMatch(/^# yaml-language-server.*\n# One skill of each shape/);
    expect(owner.read('career.yaml')).toMatch(/^- company: job_4_company\n[\s\S]*?^- company: job_1_company\n/m);
    expect(owner.read('projects/order.yaml')).toContain('  - blank\n  - spool-2\nfillers:');
  });

  test('the doctor lists the texts left to write by file and line, and the build counts them', async () => {
    const { status, output: lines } = await owner.run('doctor');
    expect(status).toBe(1);
    for (const place of [
      'articles/5-on-weaving-more-a-start/en.mdx:12: still to write: the article',
      'articles/5-on-weaving-more-a-start/sv.mdx:2: still to write: the title in sv',
      'projects/spool-2/en.mdx:3: still to write: what it does',
      'pages/now/en.mdx:4: still to write: what the page contains',
    ])
      expect(lines).toContain(place);
    expect(lines).toMatch(/career\.yaml:\d+: still to write: what you did there/);
    // Swedish falls back to English; Czech has to be complete.
    expect(lines).toMatch(/words\/cs\.yaml:\d+: still to write: the position in cs/);
    expect(lines).not.toContain('the position in sv');
    expect(build.output).toContain(lines.match(/\d+ problems/)?.[0]);
  });
});

test('fitout new runs several times without a commit in between', async () => {
  owner = makeOwner('new-in-a-row');
  owner.write('theme.yaml', 'corners: 1\n');
  for (const args of [
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
    expect(await make(...args), args.join(' ')).toMatchObject({ status: 0 });
  for (const slug of ['spool', 'bobbin']) expect(owner.read('projects/order.yaml')).toContain(`- ${slug}`);
  expect(owner.read('theme.yaml')).toBe('corners: 1\n');
  const { output } = await owner.run('languages', 'remove', 'es', '--force');
  expect(output).toContain('- pages/now/es.mdx');
  expect(existsSync(join(owner.root, 'projects/spool/es.mdx'))).toBe(false);
});

describe('fitout new writes nothing', () => {
  beforeAll(() => {
    owner = makeOwner('new-refused');
  });

  test.each([
    ['without a title', ['article', '--yes'], 2, 'Title? Give it with npm run new -- article "Title".'],
    ['for an article that exists already', ['article', 'Short'], 1, 'This article exists already: articles/3-short'],
    ['for a page whose address is taken', ['page', 'blog'], 1, '/blog is already used by the site'],
  ])('%s', async (_, args, status, message) => {
    const result = await make(...args);
    expect(result.output).toContain(message);
    expect(result.status).toBe(status);
    expect(owner.changes()).toBe('');
  });

  test('with --help, which lists the kinds of content', async () => {
    const { status, output } = await make('--help');
    expect(status).toBe(0);
    for (const use of ['article', 'project', 'job', 'skill', 'page', 'language'])
      expect(output).toMatch(new RegExp(`^  ${use} `, 'm'));
  });
});
