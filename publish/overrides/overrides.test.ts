import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canReplace, checkOverrides, listOverrides, readRecord, recordFile } from './overrides.ts';
import { blobId, statesOf, writeRecord } from './record.ts';

/** A folder with these files, for one test. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'overrides-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

test.each([
  ['src/ui/card/card.tsx', true],
  ['src/ui/card/card.module.css', true],
  ['src/pages/about/carousel.island.tsx', true],
  ['src/browser/boot.ts', true],
  ['src/content/site.ts', false],
  ['src/pages/about/about-data.ts', false],
  ['src/islands/island.test.tsx', false],
  ['publish/hosts/hosts.ts', false],
])('%s can be replaced: %s', (path, can) => {
  expect(canReplace(path)).toBe(can);
});

test('a site without the folder replaces nothing', () => {
  const root = folderWith({});
  expect(listOverrides(root)).toEqual([]);
  expect(() => checkOverrides(root, root)).not.toThrow();
});

test('each file that replaces nothing, or what cannot be replaced, is named', () => {
  const root = folderWith({
    'src/ui/card.tsx': '',
    'src/content/site.ts': '',
    'overrides/README.md': '',
    'overrides/src/ui/card.tsx': '',
    'overrides/src/ui/crad.tsx': '',
    'overrides/src/content/site.ts': '',
  });
  expect(() => checkOverrides(root, root)).toThrow(
    /2 problems.*overrides\/src\/content\/site\.ts: only.*overrides\/src\/ui\/crad\.tsx: it replaces nothing/s,
  );
});

test('the record tells what has changed since, what is gone, and what nobody has recorded', () => {
  const root = folderWith({
    'src/ui/same.tsx': 'same',
    'src/ui/other.tsx': 'new',
    'src/ui/fresh.tsx': 'fresh',
    ...Object.fromEntries(['same', 'other', 'gone', 'fresh'].map((name) => [`overrides/src/ui/${name}.tsx`, 'mine'])),
    [recordFile]: writeRecord({
      'src/ui/same.tsx': blobId('same'),
      'src/ui/other.tsx': blobId('old'),
      'src/ui/gone.tsx': blobId('gone'),
    }),
  });
  expect(statesOf(root, root).map(({ path, state }) => [path, state])).toEqual([
    ['src/ui/fresh.tsx', 'unknown'],
    ['src/ui/gone.tsx', 'gone'],
    ['src/ui/other.tsx', 'changed'],
    ['src/ui/same.tsx', 'current'],
  ]);
});

test('what has replaced something once stops nothing when that is gone', () => {
  const root = folderWith({
    'overrides/src/ui/card.tsx': '',
    [recordFile]: writeRecord({ 'src/ui/card.tsx': blobId('old') }),
  });
  expect(checkOverrides(root, root)).toEqual([
    { file: 'overrides/src/ui/card.tsx', message: 'it replaces nothing: there is no src/ui/card.tsx' },
  ]);
});

test('a text has the id that git gives it', () => {
  expect(blobId('test content\n')).toBe('d670460b4b4aece5915caf5c68d12f560a9fe3e4');
});

test('a record that nobody has written by the command is refused', () => {
  const root = folderWith({ [recordFile]: '{ "src/ui/card.tsx": "v1" }' });
  expect(() => readRecord(root)).toThrow("replaced.json: each path has git's id of a text");
});
