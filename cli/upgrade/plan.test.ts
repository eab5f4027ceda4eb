import { expect, test } from 'vitest';
import { NotDone } from '../support/command-line.ts';
import type { Tree } from './git.ts';
import { mergePackage, samePackages } from './merge-package.ts';
import { planFiles } from './plan-files.ts';
import { byVersion, chooseReleases } from './releases.ts';

/** A tree whose files are told apart by a letter. */
const tree = (files: Readonly<Record<string, string>>): Tree =>
  new Map(Object.entries(files).map(([path, id]) => [path, { mode: '100644', id }]));

test('what nobody has touched follows the project, what only the owner has stays', () => {
  const base = tree({ 'src/a.ts': '1', 'src/b.ts': '1', 'src/c.ts': '1' });
  const ours = tree({ 'src/a.ts': '1', 'src/b.ts': '1', 'src/c.ts': '1', 'notes/own.txt': '9' });
  const target = tree({ 'src/a.ts': '2', 'src/c.ts': '1', 'src/new.ts': '1' });
  expect(planFiles(base, ours, target)).toEqual({
    take: ['src/a.ts', 'src/new.ts'],
    remove: ['src/b.ts'],
    kept: [],
    lost: [],
  });
});

test('content and overrides are never touched, whatever the project does with its own', () => {
  const base = tree({ 'content/site.yaml': '1', 'content/games.yaml': '1' });
  const ours = tree({ 'content/site.yaml': '9', 'overrides/src/ui/card.tsx': '9' });
  const target = tree({ 'content/site.yaml': '2', 'content/new.yaml': '2', 'overrides/src/ui/card.tsx': '2' });
  expect(planFiles(base, ours, target)).toEqual({ take: [], remove: [], kept: [], lost: [] });
});

test('what a repository shows of itself is the owner’s once it was changed, or taken away', () => {
  const base = tree({
    'README.md': '1',
    'SECURITY.md': '1',
    LICENSE: '1',
    '.github/workflows/deploy.yml': '1',
    'netlify.toml': '1',
  });
  const ours = tree({ 'README.md': '9', 'SECURITY.md': '9', LICENSE: '1', '.github/workflows/deploy.yml': '1' });
  const target = tree({
    'README.md': '2',
    'SECURITY.md': '2',
    LICENSE: '2',
    '.github/workflows/deploy.yml': '2',
    'netlify.toml': '2',
  });
  const plan = planFiles(base, ours, target);
  expect(plan.take).toEqual(['.github/workflows/deploy.yml', 'LICENSE']);
  expect(plan.kept).toEqual(['README.md', 'SECURITY.md', 'netlify.toml']);
});

test('a file of the project that was changed in place is named, and becomes the project’s', () => {
  const base = tree({ 'src/same.ts': '1', 'src/gone.ts': '1', 'src/back.ts': '1' });
  const ours = tree({ 'src/same.ts': '9', 'src/gone.ts': '9', 'src/mine.ts': '9' });
  const target = tree({ 'src/same.ts': '1', 'src/mine.ts': '2', 'src/back.ts': '1' });
  expect(planFiles(base, ours, target)).toEqual({
    take: ['src/back.ts', 'src/mine.ts', 'src/same.ts'],
    remove: ['src/gone.ts'],
    kept: [],
    lost: ['src/gone.ts', 'src/mine.ts', 'src/same.ts'],
  });
});

test('package.json is the project’s, with what the owner has added or said otherwise', () => {
  const base = { name: 'project', version: '1.0.0', scripts: { dev: 'vite' }, devDependencies: { b: '1', old: '1' } };
  const ours = {
    ...base,
    name: 'mine',
    scripts: { dev: 'vite --open', mine: 'echo' },
    devDependencies: { b: '1.1', old: '1', a: '3' },
  };
  const target = { ...base, version: '2.0.0', scripts: { dev: 'vite' }, devDependencies: { b: '2', c: '1' } };
  const { text, added } = mergePackage(JSON.stringify(base), JSON.stringify(ours), JSON.stringify(target));
  expect(JSON.parse(text)).toEqual({
    name: 'mine',
    version: '2.0.0',
    scripts: { dev: 'vite', mine: 'echo' },
    devDependencies: { a: '3', b: '2', c: '1' },
  });
  expect(added).toEqual(['a']);
});

test('a lock file that differs by the version of the project alone asks for no packages', () => {
  const lock = (version: string, b: string) =>
    JSON.stringify({ version, packages: { '': { version }, 'node_modules/b': { version: b } } });
  expect(samePackages(lock('1.0.0', '1'), lock('2.0.0', '1'))).toBe(true);
  expect(samePackages(lock('1.0.0', '1'), lock('1.0.0', '2'))).toBe(false);
});

const releases = ['0.9.0', '0.10.0', '1.0.0'].map((version) => ({ tag: `v${version}`, version }));

test('versions are numbers, not words', () => {
  expect(releases.toReversed().sort(byVersion)).toEqual(releases);
});

test('the newest version is taken where none is named', () => {
  expect(chooseReleases(releases, '0.9.0', {})).toEqual({ from: releases[0], to: releases[2] });
  expect(chooseReleases(releases, '0.9.0', { to: 'v0.10.0' }).to).toBe(releases[1]);
});

test.each([
  [
    'a version that is unknown',
    '0.9.0',
    { to: 'v3.0.0' },
    /no version v3\.0\.0; there are: v0\.9\.0, v0\.10\.0, v1\.0\.0/,
  ],
  ['the version that is there', '1.0.0', {}, /This is v1\.0\.0 already/],
  ['an older version', '1.0.0', { to: 'v0.9.0' }, /older than 1\.0\.0/],
  ['a site from no tagged version', '0.9.5', {}, /no version 0\.9\.5, from which this site was made: --base/],
])('%s is refused', (_, installed, asked, message) => {
  expect(() => chooseReleases(releases, installed, asked)).toThrow(NotDone);
  expect(() => chooseReleases(releases, installed, asked)).toThrow(message);
});
