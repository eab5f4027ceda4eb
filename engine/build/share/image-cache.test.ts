import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cachePath } from '../../content/cache/disk-cache.ts';
import type { ShareCard } from '../../document/share-card.ts';
import { cacheImages, drawingModules, drawingPackages } from './image-cache.ts';

const root = join(import.meta.dirname, '../..');
const own = readdirSync(import.meta.dirname).map((name) => `build/share/${name}`);
const isTest = (module: string) => module.endsWith('.test.ts');
const picture = 'pictures/drawn.svg';
const card: ShareCard = {
  language: 'en',
  title: 'Skills',
  subtitle: undefined,
  label: undefined,
  name: 'A. Name',
  site: 'name.example',
  cover: 'skills',
  picture,
  alt: '',
};

function makeProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'kept-'));
  onTestFinished(() => {
    rmSync(copy, { recursive: true });
    rmSync(cachePath(basename(copy), ''), { recursive: true, force: true });
  });
  for (const file of [...own, ...drawingModules]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  mkdirSync(join(copy, 'pictures'), { recursive: true });
  writeFileSync(join(copy, picture), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return copy;
}

async function build(project: string, wanted = card): Promise<'drawn' | 'kept'> {
  let drawn = false;
  const draw = async () => {
    drawn = true;
    return Buffer.from('image');
  };
  const renderer = cacheImages(project, { draw }, basename(project), project);
  expect(await renderer.draw(wanted)).toEqual(Buffer.from('image'));
  return drawn ? 'drawn' : 'kept';
}

function edit(project: string, file: string, change = (text: string) => `${text}\n`): void {
  const path = join(project, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

test('the same card is drawn once', async () => {
  const project = makeProject();
  expect(await build(project)).toBe('drawn');
  expect(await build(project)).toBe('kept');
  expect(await build(project, { ...card, title: 'Career' })).toBe('drawn');
});

test.each([...own.filter((module) => !isTest(module)), ...drawingModules, `${picture}`])(
  'a change of %s draws the card again',
  async (file) => {
    const project = makeProject();
    await build(project);
    edit(project, file);
    expect(await build(project)).toBe('drawn');
  },
);

test('a change of a test does not draw the card again', async () => {
  const project = makeProject();
  await build(project);
  for (const module of own.filter(isTest)) edit(project, module);
  expect(await build(project)).toBe('kept');
});

/** The imports of a module, without those of types and Node. */
function importsOf(module: string): { from: string; names: string }[] {
  const text = readFileSync(join(root, module), 'utf8');
  return [...text.matchAll(/^import (?!type )([^;]*?) from '([^']+)';/gm)]
    .map(([, names = '', from = '']) => ({ from, names: names.replace(/type \w+,? ?/g, '').replace(/[{}\s]/g, '') }))
    .filter(({ from, names }) => names !== '' && !from.startsWith('node:'));
}

test('the cache key covers every module and package that a drawing depends on', () => {
  const known = [...own, ...drawingModules];
  // Imports that `givenParts` covers; fonts are packages or files, and the key contains their versions.
  const given = ['shareSize', 'markSvg', 'theme', 'fontOf', 'lastResort', 'findFont', 'isRightToLeft'];
  // File access does not affect how a card looks.
  const keeping = ['content/cache/disk-cache.ts', 'content/site-root.ts'];
  const unknown = known
    .filter((module) => !isTest(module))
    .flatMap((module) =>
      importsOf(module)
        .filter(({ names }) => !names.split(',').every((name) => given.includes(name)))
        .map(({ from }) => (from.startsWith('.') ? normalize(join(dirname(module), from)) : from)),
    )
    .filter((one) => !known.includes(one) && !keeping.includes(one) && !drawingPackages.some((name) => name === one));
  expect(unknown).toEqual([]);
  expect(known.every((module) => existsSync(join(root, module)))).toBe(true);
});
