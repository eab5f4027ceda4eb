import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedCaches } from '../../cli/upgrade/staging.ts';
import { contentFormat } from '../../src/content/schemas/format.ts';
import { projectRoot, siteRoot } from '../../src/content/site-root.ts';
import { readBuiltWords } from '../support/built-words.ts';
import { makeLaterFormat } from '../support/later-format.ts';
import { text } from '../support/site-map.ts';

// A site goes through two made-up later versions of the project: one with a migration of content, one that changes what
// the owner has replaced.

const workshop = mkdtempSync(join(tmpdir(), 'upgrade-'));
const [project, site] = [join(workshop, 'project'), join(workshop, 'site')];
afterAll(() => rmSync(workshop, { recursive: true, force: true }));

const git = (folder: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@fixture.example', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

function edit(folder: string, path: string, change: (text: string) => string): void {
  const file = join(folder, path);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, after);
}

function commit(folder: string, subject: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', subject);
}

/** Commits a version and tags it. */
function release(version: string): void {
  if (version !== first)
    edit(project, 'package.json', (text) => text.replace(/"version": ".*?"/, `"version": "${version}"`));
  commit(project, version);
  git(project, 'tag', `v${version}`);
}

/** Runs the command in the site, as its owner would without a terminal. */
function upgrade(...parameters: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['cli/upgrade.ts', '--from', project, '--quick', ...parameters],
    { cwd: site, encoding: 'utf8', env: { ...process.env, SITE: undefined, INIT_CWD: undefined } },
  );
  return { status, said: stdout + stderr };
}

const head = () => git(site, 'rev-parse', 'HEAD');
const version = () => JSON.parse(read(site, 'package.json')).version as string;

const card = 'src/ui/card/card.tsx';
const cardStyles = 'src/ui/card/card.module.css';
const carousel = 'src/pages/about/carousel.island.tsx';
const first = JSON.parse(read(projectRoot, 'package.json')).version as string;

beforeAll(() => {
  // The project, as it is, with the content of the tests' own site, in English alone.
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: projectRoot, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((one) => one && !/^(content|overrides|tests)\//.test(one)))
    cpSync(join(projectRoot, file), join(project, file));
  cpSync(join(siteRoot, 'content'), join(project, 'content'), { recursive: true });
  edit(project, 'content/site.yaml', (text) => text.replaceAll(/(code: (?!en).*offered: )true/g, '$1false'));
  git(workshop, 'init', '--quiet', project);
  release(first);

  git(workshop, 'clone', '--quiet', project, site);
  for (const [name, value] of [
    ['user.name', 'Ada'],
    ['user.email', 'ada@fixture.example'],
  ] as const)
    git(site, 'config', name, value);
  symlinkSync(join(projectRoot, 'node_modules'), join(site, 'node_modules'));
  appendFileSync(join(site, '.git/info/exclude'), 'node_modules\n');
  // Drawing and compiling all of it anew would take longer than all else.
  mkdirSync(join(site, '.cache'));
  for (const name of sharedCaches) {
    mkdirSync(join(projectRoot, '.cache', name), { recursive: true });
    symlinkSync(join(projectRoot, '.cache', name), join(site, '.cache', name));
  }
  edit(site, 'content/site.yaml', (text) => text.replace(/^intro: .*/m, '$& # no intro, please'));
  edit(site, `overrides/${card}`, () => read(site, card).replace('<h3>', '<h3 data-mine="yes">'));
  edit(site, `overrides/${cardStyles}`, () => `${read(site, cardStyles)}.owners {\n  order: 77;\n}\n`);
  edit(site, `overrides/${carousel}`, () => read(site, carousel).replace('<section', '<section data-mine="island"'));
  edit(site, 'notes/own.txt', () => 'my own\n');
  edit(site, 'README.md', () => '# My site\n');
  edit(site, 'package.json', (text) => text.replace(/"name": ".*?"/, '"name": "my-site"'));
  commit(site, 'My site');

  makeLaterFormat((path, change) => edit(project, path, change), contentFormat + 1);
  edit(project, 'README.md', (text) => `${text}\nMore.\n`);
  release('98.0.0');
  edit(project, card, (text) => text.replace('<article className', '<article data-theirs="new" className'));
  edit(project, 'docs/new.md', () => 'New.\n');
  rmSync(join(project, 'docs/third-party.md'));
  release('99.0.0');
});

describe('what stands against an upgrade leaves the site as it was', () => {
  test.each([
    [
      'a version that is unknown',
      ['--to', 'v97.0.0', '--yes'],
      `The project has no version v97.0.0; there are: v${first}`,
    ],
    ['a folder without a repository', ['--from', join(workshop, 'nowhere')], 'git ls-remote: '],
  ])('%s', (_, parameters, said) => {
    const before = head();
    const result = upgrade(...parameters);
    expect(result.said).toContain(said);
    expect(result.status).toBe(1);
    expect(head()).toBe(before);
  });

  test('what is not committed', () => {
    edit(site, 'notes/later.txt', () => 'later\n');
    const { status, said } = upgrade('--yes');
    expect(said).toContain('Not committed yet: notes/later.txt. Commit them first.');
    expect(status).toBe(1);
    rmSync(join(site, 'notes/later.txt'));
  });

  test('a commit that would be nobody’s', () => {
    for (const name of ['GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM']) vi.stubEnv(name, '/dev/null');
    git(site, 'config', 'user.useConfigOnly', 'true');
    git(site, 'config', '--unset', 'user.email');
    const { status, said } = upgrade('--yes');
    vi.unstubAllEnvs();
    git(site, 'config', 'user.email', 'ada@fixture.example');
    expect(said).toMatch(/^Nothing was changed, for it ends in a commit\. git does not know who you are: git config/);
    expect(status).toBe(1);
  });

  test('a file of the project that was changed in place', () => {
    edit(site, 'publish/checks/heads.ts', (text) => `${text}// mine\n`);
    commit(site, 'In place');
    const { status, said } = upgrade('--yes');
    expect(said).toMatch(/again from now on:\n {2}publish\/checks\/heads\.ts\n/);
    expect(status).toBe(1);
    git(site, 'reset', '--quiet', '--hard', 'HEAD~1');
  });

  test('content of a later format than the new version reads', () => {
    edit(site, 'content/site.yaml', (text) => text.replace(/^format: .*/m, 'format: 9'));
    commit(site, 'From the future');
    const { status, said } = upgrade('--yes');
    expect(said).toContain('v99.0.0 cannot read this content');
    expect(said).toContain(`this content is of format 9, the project reads up to ${contentFormat + 1}`);
    expect(status).toBe(1);
    expect(version()).toBe(first);
    expect(git(site, 'status', '--porcelain')).toBe('');
    git(site, 'reset', '--quiet', '--hard', 'HEAD~1');
  });
});

describe('two versions later', () => {
  let words = new Map<string, string>();

  test('the first migrates the content, shows it, and keeps every comment', () => {
    const before = read(site, 'content/site.yaml');
    const { status, said } = upgrade('--to', 'v98.0.0', '--yes');
    expect(status, said).toBe(0);
    expect(said).toMatch(/^\+motto: none$/m);
    expect(said).toContain(`${contentFormat + 1}: a site has a motto`);
    expect(said).toContain('Under overrides/ nothing has changed.');
    expect(read(site, 'content/site.yaml')).toBe(
      `${before.replace(/^format: .*$/m, `format: ${contentFormat + 1}`)}motto: none\n`,
    );
    words = readBuiltWords(join(site, 'dist'));
    expect(words.size).toBeGreaterThan(10);
  });

  test('the second shows what changed under the owner’s file, which stays', () => {
    const mine = read(site, `overrides/${card}`);
    const { status, said } = upgrade('--yes');
    expect(status, said).toBe(0);
    expect(said).toContain(`${card}: changed since you replaced it`);
    expect(said).toMatch(/^ +\+ +<article data-theirs="new" className/m);
    expect(read(site, `overrides/${card}`)).toBe(mine);
  });

  test('everything of the project is that of the version, everything of the owner is the owner’s', () => {
    expect(version()).toBe('99.0.0');
    for (const path of [card, 'docs/new.md', 'src/content/schemas/format.ts'])
      expect(read(site, path)).toBe(read(project, path));
    expect(existsSync(join(site, 'docs/third-party.md'))).toBe(false);
    expect(JSON.parse(read(site, 'package.json')).name).toBe('my-site');
    expect(read(site, 'README.md')).toBe('# My site\n');
    expect(read(site, 'notes/own.txt')).toBe('my own\n');
    expect(read(site, 'content/site.yaml')).toContain('# no intro, please');
  });

  test('the pages say the same words as before, in the owner’s own components and styles', () => {
    const built = readBuiltWords(join(siteRoot, 'dist'));
    const now = readBuiltWords(join(site, 'dist'));
    expect(now).toEqual(words);
    // This site has English alone: what speaks of other languages is another page here.
    const ofLanguages = new RegExp(`Svenska|Swedish|${text('beneath_title')}`);
    const pages = [...now].filter(([file, said]) => said && !ofLanguages.test(built.get(file) ?? ''));
    expect(pages.length).toBeGreaterThan(10);
    for (const [file, said] of pages) expect(said, file).toBe(built.get(file));
    const home = read(join(site, 'dist'), 'index.html');
    expect(home).toContain('data-mine="yes"');
    expect(home).not.toContain('data-theirs');
    expect(home).toMatch(/\.\w+\{order:77\}/);
    expect(read(join(site, 'dist'), 'about.html')).toContain('data-mine="island"');
    const island = readdirSync(join(site, 'dist/assets')).find((name) => name.startsWith('carousel.island'));
    expect(read(join(site, 'dist/assets'), String(island))).toContain('data-mine');
  });

  test('each was one commit, and git is clean', () => {
    expect(git(site, 'log', '--format=%s', '-3').split('\n')).toEqual([
      'Upgrade the project to 99.0.0',
      'Upgrade the project to 98.0.0',
      'My site',
    ]);
    expect(git(site, 'status', '--porcelain')).toBe('');
    expect(git(site, 'worktree', 'list').split('\n')).toHaveLength(1);
  });
});
