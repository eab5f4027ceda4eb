import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { simpleGit } from 'simple-git';
import { beforeAll, expect, test } from 'vitest';
import { copySite } from '../../engine/content/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { projectRoot } from '../support/project-root.ts';

// A copy of the tests' own site becomes somebody else's.

const root = join(projectRoot, '.cache/scratch/init');
const git = () => simpleGit(root);
const name = '--yes --name Naledi\u00a0Mbatha --role Baker --email l@people.example --url https://l.example'.split(' ');
const place = ['--place', 'Kimberley, South Africa', '--timezone', 'Africa/Johannesburg', '--languages', 'en,de'];

const run = (command: string, ...typed: string[]) =>
  promisify(execFile)(process.execPath, [`engine/cli/${command}.ts`, ...typed], {
    cwd: projectRoot,
    env: { ...process.env, SITE: root, INIT_CWD: projectRoot },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );

beforeAll(async () => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  copySite(siteRoot, root);
  writeFileSync(join(root, 'README.md'), '# Sample\n\n<!-- sample -->\n\nAda.\n\n<!-- /sample -->\n');
  writeFileSync(join(root, '.gitignore'), '.cache\ndist\n');
  await git().init();
  await git().addConfig('user.name', 'Tests').addConfig('user.email', 'tests@fixture.example');
  await git().add('.').commit('The sample');
});

test('what is typed wrongly, or not saved, or no resume, changes nothing', async () => {
  expect(await run('init', '--yes')).toMatchObject({ code: 2, said: expect.stringContaining('--name says it') });
  expect(await run('init', ...name, ...place, '--resume', 'package.json')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^package\.json: this is no valid JSON Resume/),
  });
  writeFileSync(join(root, 'note.txt'), 'x');
  expect(await run('init', ...name, ...place)).toMatchObject({ code: 1, said: expect.stringContaining('note.txt') });
  rmSync(join(root, 'note.txt'));
  expect((await git().status()).isClean()).toBe(true);
});

test('the sample goes, a site in the owner’s name stays, and it builds', async () => {
  const resume = ['--resume', 'tests/resumes/engineer.json'];
  expect(await run('init', ...name, ...place, ...resume, '--colours', '#123456,#abcdef')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Left out:[\s\S]*volunteer[\s\S]*What to do next/),
  });
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toMatch(/^# Naledi\sMbatha\n/);
  expect(await run('build')).toMatchObject({ code: 0 });
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const page of ['index', 'about', 'career', 'skills', 'resume', 'contact', 'apps', 'de/resume'])
    expect(existsSync(join(dist, `${page}.html`)), page).toBe(true);
  for (const page of ['blog', 'games', 'uses', 'sv']) expect(existsSync(join(dist, `${page}.html`)), page).toBe(false);
  const texts = files.filter((file) => /\.(html|xml|txt|md|json|webmanifest)$/.test(file));
  for (const file of texts)
    expect(readFileSync(join(dist, file), 'utf8'), file).not.toMatch(/Ada|fixture|Looms & Sons/);
  // It is somebody's now.
  await git().add('.').commit('Mine');
  expect(await run('init', ...name, ...place)).toMatchObject({ code: 1, said: expect.stringContaining('already') });
});
