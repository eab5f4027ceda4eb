/**
 * Part of `npm run test:all`: makes a site in an empty folder outside of this project with the packed engine, as
 * `fitout init` does; installs, builds and checks it; adds the examples of docs/extend.md; builds it with each
 * supported version of Node; and upgrades it to a later engine with a migration. `--keep` keeps the folder and prints
 * its path.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { guideBlock, guideFiles } from '../support/guide-examples.ts';
import { projectRoot } from '../support/project-root.ts';

const { values: options } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });

/** The supported versions of Node: the oldest, and those with long-term support. */
const nodeVersions = [20, 22, 24];
/** The maximum size of a site’s node_modules in bytes, as `du` counts: 350 MB. */
const maxModulesBytes = 350 * 1024 ** 2;

const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'fitout-'));
const site = join(folder, 'site');
const fitout = 'node_modules/fitout/bin/fitout.js';
const started = Date.now();
const log = (text: string) => console.log(`${((Date.now() - started) / 1000).toFixed(0)} s: ${text}`);

/** An environment without this project’s programs and settings. */
const cleanEnv: NodeJS.ProcessEnv = {
  HOME: process.env.HOME,
  PATH: process.env.PATH?.split(delimiter)
    .filter((path) => !path.startsWith(projectRoot))
    .join(delimiter),
};
const run = (cwd: string, command: string, args: readonly string[], env = cleanEnv): string =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

try {
  makeSite();
  addGuideExamples();
  const sums = nodeVersions.map((version) => buildWith(version));
  if (new Set(sums).size !== 1) throw new Error(`Node ${nodeVersions.join(', ')} build different files`);
  log(`identical files built with Node ${nodeVersions.join(', ')}`);
  checkTypeErrors();
  upgrade();
} finally {
  if (options.keep) log(`the site is in ${site}`);
  else rmSync(folder, { recursive: true, force: true });
}

function makeSite(): void {
  const who = ['--name', 'Ada Marsh', '--role', 'Weaver', '--place', 'Utrecht, Netherlands', '--yes'];
  const where = ['--url', 'https://ada-marsh.dev', '--email', 'ada@ada-marsh.dev', '--languages', 'en,de'];
  run(projectRoot, process.execPath, ['engine/bin/fitout.js', 'init', site, ...who, ...where], process.env);
  const files = filesIn(site);
  if (files.length > 25) throw new Error(`a new site has ${files.length} files, expected at most 25`);
  const tarball = files.find((file) => file.endsWith('.tgz')) ?? '';
  const packed = run(folder, 'tar', ['tzf', tarball]).trim().split('\n');
  const sources = packed.filter((path) => /(?<!\.d)\.tsx?$|\.test\./.test(path));
  if (sources.length > 0) throw new Error(`the package contains source files: ${sources.join(', ')}`);
  log(`${basename(tarball)}: ${packed.length} files, ${kilobytes(statSync(tarball).size)}`);
  npm('install');
  checkInstalledSize(`a site of ${files.length} files is installed`);
  npm('test');
  commit('Mine');
}

/** Adds the examples of the guide to the site. */
function addGuideExamples(): void {
  npm('run', 'new', '--', 'article', 'Everything', '--yes');
  for (const name of ['Tangle', 'Needle']) npm('run', 'new', '--', 'project', name, '--yes');
  for (const [file, text] of guideFiles) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  writeFileSync(join(site, 'articles/1-everything/counter.props.ts'), guideBlock('ts', 'makeProps'));
  edit('articles/1-everything/en.mdx', (text) => text.replace(/\{\/\* ✎ .* \*\/\}/, guideBlock('mdx', '<Counter')));
  edit('projects/needle/project.yaml', (text) => text.replace(/^(live|try): .*\n/gm, '') + guideBlock('yaml', 'try:'));
  edit('home.yaml', (text) => `${text}sections: [hero, showcase, about, numbers, method, explore]\n`);
  const game = {
    ...{ slug: 'tangle', title: 'projects_tangle_title', description: 'projects_tangle_description' },
    ...{ difficulty: 'tangle_hard', genre: 'tangle_genre', players: 'tangle_players' },
  };
  edit('games.yaml', (text) => text.replace('[]', JSON.stringify([game])));
  edit('words/en.yaml', (text) => `${text}tangle_hard: Hard\ntangle_genre: Puzzle\ntangle_players: One player\n`);
  const { devDependencies } = readJson(join(projectRoot, 'package.json'));
  npm('install', '--save-dev', '--save-exact', `typescript@${devDependencies.typescript}`);
  checkInstalledSize('TypeScript is installed');
  npm('test');
  const shown = {
    'blog/1.html': 'Pressed 4 times',
    'quotes.html': 'Sentences that I come back to.',
    'about.html': 'Open for work from May.',
    'index.html': 'Seven years of doors, three of pull requests.',
    'games/tangle.html': '7 knots',
    'apps.html': 'href="/apps/needle#try"',
    'contact.html': 'Measure twice.',
    _headers: 'GNU Terry Pratchett',
    _redirects: '/writing/1 /blog/1 301',
  };
  for (const [file, text] of Object.entries(shown))
    if (!readFileSync(join(site, 'dist', file), 'utf8').includes(text)) throw new Error(`${file} lacks “${text}”`);
  commit('The guide');
  log('the examples of docs/extend.md work');
}

/** Upgrades the site to an invented later engine with another content format. */
function upgrade(): void {
  const later = join(folder, 'later');
  cpSync(join(site, 'node_modules/fitout'), later, { recursive: true });
  const change = (file: string, edited: (text: string) => string) => editIn(later, file, edited);
  change('package.json', (text) => text.replace('"version": "0.1.0"', '"version": "0.2.0"'));
  change('dist/content/schemas/format.js', (text) => text.replace('contentFormat = 1', 'contentFormat = 2'));
  change('dist/cli/migrate/migrations.js', (text) =>
    text.replace(
      'migrations = []',
      "migrations = [{ to: 2, about: 'later', change: (files) => files.edit('site.yaml', (all) => all.setIn(['scrollToTop', 'threshold'], 60)) }]",
    ),
  );
  run(later, 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]);
  const output = npm('run', 'upgrade', '--', join(folder, 'fitout-0.2.0.tgz'), '--yes');
  const expected = ['-format: 1', '+format: 2', '+scrollToTop:', 'Pages that may look different:\n'];
  for (const text of expected)
    if (!output.includes(text)) throw new Error(`the output of the upgrade lacks “${text}”:\n${output}`);
  const vendored = readdirSync(join(site, 'vendor'));
  const { dependencies } = readJson(join(site, 'package.json'));
  if (String(vendored) !== 'fitout-0.2.0.tgz' || dependencies.fitout !== 'file:vendor/fitout-0.2.0.tgz')
    throw new Error(`the package was not replaced: ${vendored}, ${dependencies.fitout}`);
  npm('test');
  log('upgraded to a later engine, with a migration');
}

function npm(...args: string[]): string {
  return run(site, 'npm', ['--no-audit', '--no-fund', '--loglevel=error', ...args]);
}

function commit(subject: string): void {
  const owner = ['-c', 'user.name=Owner', '-c', 'user.email=owner@ada-marsh.dev'];
  if (!existsSync(join(site, '.git'))) run(site, 'git', ['init', '--quiet']);
  run(site, 'git', ['add', '--all']);
  run(site, 'git', [...owner, 'commit', '--quiet', '--message', subject]);
}

function edit(file: string, change: (text: string) => string): void {
  editIn(site, file, change);
}

function editIn(root: string, file: string, change: (text: string) => string): void {
  const before = readFileSync(join(root, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} was not changed`);
  writeFileSync(join(root, file), after);
}

function checkInstalledSize(what: string): void {
  const bytes = sizeOf(join(site, 'node_modules'));
  log(`${what}: ${kilobytes(bytes)} in node_modules`);
  if (bytes > maxModulesBytes) throw new Error(`node_modules exceeds the limit of ${kilobytes(maxModulesBytes)}`);
}

/** Builds the site without a cache. @returns a hash of the built files */
function buildWith(version: number): string {
  const node = findNode(version);
  for (const old of ['dist', '.cache']) rmSync(join(site, old), { recursive: true, force: true });
  const env = { ...cleanEnv, PATH: [dirname(node), cleanEnv.PATH].join(delimiter) };
  const output = run(site, node, [fitout, 'build'], env);
  const pages = /^\d+ pages .*/m.exec(output)?.[0];
  if (!pages) throw new Error(`Node ${version} built no pages:\n${output}`);
  run(site, process.execPath, [compiler, '-p', '.']);
  log(`Node ${run(site, node, ['--version']).trim()}: ${pages}`);
  return hashOf(join(site, 'dist'));
}

/** The executable of a version of Node: of this process, or of npm’s package `node`. */
function findNode(version: number): string {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const home = join(folder, `node-${version}`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  run(home, 'npm', ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error']);
  return join(home, 'node_modules/node/bin/node');
}

/** Checks that the package’s types reject unknown texts, places and properties in a site’s code. */
function checkTypeErrors(): void {
  const wrong = [
    ['t', "import { useLanguage } from 'fitout/ui';\nexport const text = () => useLanguage().t('no_such_text');"],
    ['place', "import { defineSite } from 'fitout';\nexport default defineSite({ frame: { nowhere: [] } });"],
    ['class', "import { Chips } from 'fitout/ui';\nexport const chips = <Chips labels={3} />;"],
  ] as const;
  for (const [name, text] of wrong) writeFileSync(join(site, `wrong-${name}.tsx`), `${text}\n`);
  let output = '';
  try {
    run(site, process.execPath, [compiler, '-p', '.']);
  } catch (error) {
    output = String((error as { stdout?: unknown }).stdout);
  }
  for (const [name] of wrong) {
    if (!output.includes(`wrong-${name}.tsx`)) throw new Error(`the types do not reject wrong-${name}.tsx:\n${output}`);
    rmSync(join(site, `wrong-${name}.tsx`));
  }
  log('the types reject wrong site code');
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function filesIn(path: string): string[] {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The size of a folder on disk, counted in blocks. */
function sizeOf(path: string): number {
  return filesIn(path).reduce((sum, file) => sum + statSync(file).blocks * 512, 0);
}

function hashOf(path: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(path)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024).toLocaleString('en')} kB`;
}
