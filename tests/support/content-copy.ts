import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { copySite } from '../../engine/content/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';

export type ContentEdits = Readonly<Record<string, (text: string) => string | undefined>>;

/**
 * Copies the content of the site under test, for one test.
 * @returns the folder of the copy
 */
export function copyContent(edits: ContentEdits = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copySite(siteRoot, root);
  editContent(root, edits);
  return root;
}

export function editContent(root: string, edits: ContentEdits): void {
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(root, file);
    const before = readText(path);
    const after = edit(before);
    expect(after, `${file} was edited`).not.toBe(before);
    if (after === undefined) rmSync(path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, after);
    }
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
