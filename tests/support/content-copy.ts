import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { copySite } from '../../engine/content/copy-site.ts';
import { siteRoot } from '../../engine/content/site-root.ts';

/** From a file below the site's folder to what makes its new text from the old: undefined takes the file away, a new one is made. */
export type ContentEdits = Readonly<Record<string, (text: string) => string | undefined>>;

/**
 * Copies the content of the site under test, for one test.
 * @returns the folder that holds the copy, as the site's folder
 */
export function copyContent(edits: ContentEdits = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copySite(siteRoot, root);
  editContent(root, edits);
  return root;
}

/** Changes files of a copy. */
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

/** A file's text; empty where there is none yet. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
