import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChangedPages } from './changed-pages.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('changed pages are listed by address, and in one language each', () => {
  const same = { 'contact.html': 'Contact' };
  const before = folderOf({
    ...same,
    ...{ 'index.html': 'a', 'de.html': 'a', 'about.html': 'a', 'de/about.html': 'a', 'de/blog/1.html': 'a' },
    'blog/old.html': 'a',
  });
  const after = folderOf({
    ...same,
    ...{ 'index.html': 'b', 'de.html': 'b', 'about.html': 'b', 'de/about.html': 'b', 'de/blog/1.html': 'b' },
    'blog/new.html': 'b',
  });
  expect(findChangedPages(before, after)).toEqual({
    added: ['/blog/new'],
    removed: ['/blog/old'],
    // Its English page is as it was.
    changed: ['/about', '/de/blog/1', '/'],
  });
});
