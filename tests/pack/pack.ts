/**
 * `npm run test:pack`: packs the engine, makes a site of the packed one in an empty folder outside of this project, and
 * builds and checks it there with each version of Node that is supported. The site is the tests' own, which uses every
 * door. `--keep` leaves the folder, and says where it lies.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../support/project-root.ts';

const { values: options } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });

/** The supported versions of Node: the oldest, and those with long-term support. */
const versions = [20, 22, 24];
/** Bytes of an owner's node_modules, as `du` counts: 350 MB. */
const mostBytes = 350 * 1024 ** 2;

const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'fitout-'));
const site = join(folder, 'site');
const fitout = 'node_modules/fitout/bin/fitout.js';
const started = Date.now();
const say = (text: string) => console.log(`${((Date.now() - started) / 1000).toFixed(0)} s: ${text}`);

/** Nothing of this project is found in this environment: neither its programs nor its settings. */
const apart: NodeJS.ProcessEnv = {
  HOME: process.env.HOME,
  PATH: process.env.PATH?.split(delimiter)
    .filter((path) => !path.startsWith(projectRoot))
    .join(delimiter),
};
const run = (cwd: string, command: string, args: readonly string[], env = apart): string =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

try {
  const tarball = pack();
  makeSite(tarball);
  const sums = versions.map((version) => buildWith(version));
  if (new Set(sums).size !== 1) throw new Error(`Node ${versions.join(', ')} do not build the same files`);
  say(`the same files with Node ${versions.join(', ')}`);
  refuseWrongTypes();
} finally {
  if (options.keep) say(`the site lies in ${site}`);
  else rmSync(folder, { recursive: true, force: true });
}

/** @returns the packed engine */
function pack(): string {
  const [file = ''] = run(
    join(projectRoot, 'engine'),
    'npm',
    ['pack', '--silent', '--pack-destination', folder],
    process.env,
  )
    .trim()
    .split('\n')
    .slice(-1);
  const tarball = join(folder, file);
  const files = run(folder, 'tar', ['tzf', tarball]).trim().split('\n');
  const sources = files.filter((path) => /(?<!\.d)\.tsx?$|\.test\./.test(path));
  if (sources.length > 0) throw new Error(`the package holds sources: ${sources.join(', ')}`);
  say(`${file}: ${files.length} files, ${kilobytes(statSync(tarball).size)}`);
  return tarball;
}

function makeSite(tarball: string): void {
  cpSync(join(projectRoot, 'tests/fixtures/site'), site, {
    recursive: true,
    filter: (path) => !['.cache', 'dist', 'node_modules', 'tsconfig.json'].includes(basename(path)),
  });
  mkdirSync(join(site, 'vendor'));
  cpSync(tarball, join(site, 'vendor', basename(tarball)));
  const font = '@fontsource-variable/literata';
  const { devDependencies } = readJson(join(projectRoot, 'package.json'));
  const dependencies = { fitout: `file:vendor/${basename(tarball)}`, [font]: devDependencies[font] };
  writeFileSync(join(site, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  writeFileSync(
    join(site, 'tsconfig.json'),
    JSON.stringify({ extends: 'fitout/tsconfig.json', include: ['.', '.cache/types'], exclude: ['dist'] }),
  );
  run(site, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
  const bytes = sizeOf(join(site, 'node_modules'));
  if (bytes > mostBytes) throw new Error(`a site's node_modules weighs ${kilobytes(bytes)}`);
  say(`installed: ${kilobytes(bytes)} in node_modules`);
}

/** Builds the site from nothing. @returns what the built files are, as a hash */
function buildWith(version: number): string {
  const node = findNode(version);
  for (const old of ['dist', '.cache']) rmSync(join(site, old), { recursive: true, force: true });
  const env = { ...apart, PATH: [dirname(node), apart.PATH].join(delimiter) };
  const said = run(site, node, [fitout, 'build'], env);
  const pages = /^\d+ pages .*/m.exec(said)?.[0];
  if (!pages) throw new Error(`Node ${version} built nothing:\n${said}`);
  run(site, process.execPath, [compiler, '-p', '.']);
  say(`Node ${run(site, node, ['--version']).trim()}: ${pages}`);
  return hashOf(join(site, 'dist'));
}

/** The program of a version of Node: this one, the system's, or that of a package. */
function findNode(version: number): string {
  if (process.versions.node.startsWith(`${version}.`)) return process.execPath;
  const home = join(folder, `node-${version}`);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }));
  run(home, 'npm', ['install', `node@${version}`, '--no-audit', '--no-fund', '--loglevel=error']);
  return join(home, 'node_modules/node/bin/node');
}

/** The package's types hold a site's code: what no text, no place and no property is, is an error. */
function refuseWrongTypes(): void {
  const wrong = [
    ['t', "import { useLanguage } from 'fitout/ui';\nexport const text = () => useLanguage().t('no_such_text');"],
    ['place', "import { defineSite } from 'fitout';\nexport default defineSite({ frame: { nowhere: [] } });"],
    ['class', "import { Chips } from 'fitout/ui';\nexport const chips = <Chips labels={3} />;"],
  ] as const;
  for (const [name, text] of wrong) writeFileSync(join(site, `wrong-${name}.tsx`), `${text}\n`);
  let said = '';
  try {
    run(site, process.execPath, [compiler, '-p', '.']);
  } catch (error) {
    said = String((error as { stdout?: unknown }).stdout);
  }
  for (const [name] of wrong) {
    if (!said.includes(`wrong-${name}.tsx`)) throw new Error(`the types let wrong-${name}.tsx pass:\n${said}`);
    rmSync(join(site, `wrong-${name}.tsx`));
  }
  say('the types hold what the site writes');
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

/** What a folder takes on a disk, in whole blocks. */
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
