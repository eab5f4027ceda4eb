/**
 * `npm run test:afternoon`, a part of `npm run test:all`: what a new owner does in an afternoon, without a hand on it. The
 * project is cloned, made somebody's from a resume, gets a language, an article, a project and a page, is checked, and
 * built for each host. What fails ends it, and the folder stays.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './support/project-root.ts';

const workshop = mkdtempSync(join(tmpdir(), 'afternoon-'));
const [project, site] = [join(workshop, 'project'), join(workshop, 'site')];
console.log(`An afternoon, in ${site}`);

/** The owner sets none of the variables by which the project's tests are steered. */
const { SITE: _site, TEST_ALL: _all, TEST_RECORD: _record, ...env } = process.env;
const run = (folder: string, command: string, ...parameters: string[]) => {
  console.log(`+ ${[command, ...parameters].join(' ')}`);
  execFileSync(command, parameters, { cwd: folder, env: { ...env, INIT_CWD: folder }, stdio: 'inherit' });
};
const npm = (script: string, ...parameters: string[]) => run(site, 'npm', 'run', script, '--', ...parameters);
const git = (folder: string, ...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@fixture.example', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  });

function edit(folder: string, path: string, change: (text: string) => string): void {
  const before = readFileSync(join(folder, path), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} was not changed`);
  writeFileSync(join(folder, path), after);
}

function commit(folder: string, subject: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', subject);
}

/** A repository of the project as it lies here. */
function makeProject(): void {
  const files = git(projectRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ':!node_modules');
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(projectRoot, file), join(project, file));
  git(workshop, 'init', '--quiet', project);
  commit(project, 'The project');
}

/** Answers every comment that asks the owner to write, as somebody in a hurry does. */
function writeWhatIsAsked(): void {
  for (const file of globSync('**/*.{yaml,mdx}', { cwd: site })) {
    const path = join(site, file);
    const before = readFileSync(path, 'utf8');
    const after = before
      .replace(/\{\/\* ✎ .*? \*\/\}/g, 'A paragraph of my own.')
      .replace(/^( *)# ✎ .*\n/gm, '')
      .replace(/ +# ✎ .*$/gm, '');
    if (after !== before) writeFileSync(path, after);
  }
}

makeProject();
git(workshop, 'clone', '--quiet', project, site);
git(site, 'config', 'user.name', 'Owner');
git(site, 'config', 'user.email', 'owner@fixture.example');
symlinkSync(join(projectRoot, 'node_modules'), join(site, 'node_modules'));
// A link is no folder, which is what .gitignore names.
writeFileSync(join(site, '.git/info/exclude'), 'node_modules\n');

npm(
  'init',
  ...['--yes', '--resume', 'tests/resumes/engineer.json', '--role', 'Staff engineer', '--languages', 'en,de'],
  ...['--url', 'https://afternoon-site.net', '--email', 'me@afternoon-site.net', '--timezone', 'Europe/Amsterdam'],
);
// The resume names an address that is nobody's.
edit(site, 'site.yaml', (text) => text.replaceAll('noor.example', 'afternoon-blog.net'));
commit(site, 'Mine');
npm('languages', 'add', 'sv');
commit(site, 'Swedish, held back');
npm('new', 'article', 'What I learned', '--yes');
commit(site, 'An article');
npm('new', 'project', 'Spool', '--yes');
commit(site, 'A project');
npm('new', 'page', 'now', '--yes');
writeWhatIsAsked();
npm('translations', 'accept', 'de');
commit(site, 'A page, and what was asked for');
npm('doctor');
run(site, 'npm', 'test');
for (const host of ['netlify', 'vercel', 'github', 'nginx', 'cloudflare']) npm('build', '--release', '--host', host);

rmSync(workshop, { recursive: true });
console.log('An afternoon is enough.');
