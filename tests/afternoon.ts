/**
 * `npm run test:afternoon`, a part of `npm run test:all`: what a new owner does in an afternoon, without a hand on it. The
 * project is cloned, made somebody's from a resume, gets a language, an article, a project and a page, is checked, built
 * for each host, and goes through two later versions. What fails ends it, and the folder stays.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentFormat } from '../src/content/schemas/format.ts';
import { projectRoot } from '../src/content/site-root.ts';
import { readBuiltWords } from './support/built-words.ts';
import { makeLaterFormat } from './support/later-format.ts';

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
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), after);
}

function commit(folder: string, subject: string): void {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', subject);
}

/** The project as it lies here is its first version, and two later ones are made up. */
function makeProject(): void {
  const files = git(projectRoot, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', ':!node_modules');
  for (const file of files.split('\0').filter(Boolean)) cpSync(join(projectRoot, file), join(project, file));
  git(workshop, 'init', '--quiet', project);
  commit(project, 'The project');
  git(project, 'tag', `v${JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version}`);
}

function makeLaterVersions(): void {
  const release = (version: string) => {
    edit(project, 'package.json', (text) => text.replace(/"version": ".*?"/, `"version": "${version}"`));
    commit(project, version);
    git(project, 'tag', `v${version}`);
  };
  makeLaterFormat((path, change) => edit(project, path, change), contentFormat + 1);
  release('98.0.0');
  edit(project, 'src/ui/card/card.tsx', (text) => text.replace('<article className', '<article data-new="" className'));
  release('99.0.0');
}

/** Answers every comment that asks the owner to write, as somebody in a hurry does. */
function writeWhatIsAsked(): void {
  for (const file of globSync('content/**/*.{yaml,mdx}', { cwd: site })) {
    const path = join(site, file);
    const before = readFileSync(path, 'utf8');
    const after = before
      .replace(/\{\/\* write: .*? \*\/\}/g, 'A paragraph of my own.')
      .replace(/^( *)# write: .*\n/gm, '')
      .replace(/ +# write: .*$/gm, '');
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
edit(site, 'content/site.yaml', (text) => text.replaceAll('noor.example', 'afternoon-blog.net'));
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

const words = readBuiltWords(join(site, 'dist'));
mkdirSync(join(site, 'overrides/src/ui/card'), { recursive: true });
cpSync(join(site, 'src/ui/card/card.tsx'), join(site, 'overrides/src/ui/card/card.tsx'));
edit(site, 'overrides/src/ui/card/card.tsx', (text) => text.replace('<h3>', '<h3 data-mine="">'));
npm('overrides');
commit(site, 'A card of my own');
makeLaterVersions();
for (const version of ['v98.0.0', 'v99.0.0']) npm('upgrade', '--from', project, '--to', version, '--yes', '--quick');
npm('build', '--release');
const later = readBuiltWords(join(site, 'dist'));
const lost = [...words].filter(([page, said]) => later.get(page) !== said).map(([page]) => page);
if (lost.length > 0) throw new Error(`other words after two upgrades: ${lost.join(', ')}`);
rmSync(workshop, { recursive: true });
console.log('An afternoon is enough.');
