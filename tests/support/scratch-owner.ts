import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copySite } from '../../engine/content/files/copy-site.ts';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { fitout } from './fitout.ts';
import { projectRoot } from './project-root.ts';
import { scratchCache } from './scratch-cache.ts';
import type { Edits } from './scratch-site.ts';

/** What a command printed, and its exit code. */
interface CommandResult {
  status: number | null;
  output: string;
}

export interface ScratchOwner {
  root: string;
  /** Runs `fitout` there, for example with `doctor`. */
  run: (...args: string[]) => Promise<CommandResult>;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Commits everything. */
  commit: () => void;
  /** Uncommitted changes, as git lists them. */
  changes: () => string;
}

/**
 * Makes a repository from a copy of the site under test, without reserved addresses and templates.
 * @param name a folder’s name, unique among the tests
 */
export function makeOwner(name: string, edits: Edits = {}): ScratchOwner {
  const root = join(projectRoot, '.cache/scratch', name);
  rmSync(root, { recursive: true, force: true });
  copySite(siteRoot, root);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const textOf = (file: string) => {
    try {
      return read(file);
    } catch {
      return '';
    }
  };
  for (const [file, edit] of Object.entries(edits)) {
    const text = edit(textOf(file));
    if (text === undefined) rmSync(join(root, file), { recursive: true });
    else write(file, text);
  }
  for (const file of siteFiles(root, '**/*.{yaml,mdx}')) write(file, removePlaceholders(read(file)));
  write('.gitignore', '.cache\ndist\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'all', '--allow-empty');
  };
  git('init', '-q');
  commit();
  const changes = () => git('status', '--short').toString();
  return { root, read, write, commit, changes, run: (...args) => runIn(root, args) };
}

function runIn(root: string, args: string[]): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fitout, ...args], {
      cwd: projectRoot,
      env: { ...process.env, SITE: root, FITOUT_CACHE: scratchCache },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (status) => resolve({ status, output }));
  });
}

const removePlaceholders = (text: string) =>
  text.replace(/\.example\b/g, '.dev').replace(/^kind: template$/m, 'kind: app');
