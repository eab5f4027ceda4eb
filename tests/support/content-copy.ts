import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { copySite, copyWithTimes } from '../../engine/content/files/copy-site.ts';
import { siteFiles } from '../../engine/content/files/site-files.ts';
import { siteRoot } from '../../engine/content/site-root.ts';
import { copiesFolder } from './copies-folder.ts';

export type ContentEdits = Readonly<Record<string, (text: string) => string | undefined>>;

/** A copy of the site, and the state of its files after copying. */
interface Copy {
  root: string;
  files: ReadonlyMap<string, string>;
}

/** Copies that no test uses. Undoing the changes of a test takes a tenth of the time of a new copy. */
const unusedCopies: Copy[] = [];

/**
 * Copies the content of the site under test, for one test.
 * @returns the folder of the copy
 */
export function copyContent(edits: ContentEdits = {}): string {
  const copy = unusedCopies.pop() ?? makeCopy();
  onTestFinished(() => {
    if (restore(copy)) unusedCopies.push(copy);
    else rmSync(copy.root, { recursive: true });
  });
  editContent(copy.root, edits);
  return copy.root;
}

/**
 * The same, with another default language: the English texts become texts in that language.
 * @param languages the list of `site.yaml`
 */
export function copyContentIn(code: string, languages: string): string {
  const root = copyContent({
    'site.yaml': (text) => text.replace(/^languages:\n(?: +.*\n)+/m, `languages:\n${languages}\n`),
  });
  for (const file of siteFiles(root, ['**/{sv,cs,de}.*', '**/*.{sv,cs,de}.yaml'])) rmSync(join(root, file));
  for (const file of siteFiles(root, ['**/en.{mdx,yaml}', '**/*.en.yaml']))
    renameSync(join(root, file), join(root, file.replace(/\ben(?=\.\w+$)/, code)));
  return root;
}

function makeCopy(): Copy {
  const root = mkdtempSync(join(process.env[copiesFolder] ?? tmpdir(), 'content-'));
  copySite(siteRoot, root);
  return { root, files: listFiles(root) };
}

/** The modification time reveals a file that was rewritten with the same number of bytes. */
const stateOf = (stats: Stats) => (stats.isDirectory() ? 'folder' : `${stats.mode} ${stats.size} ${stats.mtimeMs}`);

function listFiles(root: string): Map<string, string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return new Map(files.map((file) => [file, stateOf(lstatSync(join(root, file)))]));
}

/** Whether only a file’s text counts: facts about pictures and code are cached by path, so they are not restored. */
const isText = (file: string) => ['.yaml', '.mdx', '.json'].includes(extname(file));

/**
 * Undoes what a test did to a copy.
 * @returns false where more than texts and folders has changed
 */
function restore({ root, files }: Copy): boolean {
  const now = listFiles(root);
  const changed = [...files.keys()].filter((file) => now.get(file) !== files.get(file));
  const added = [...now.keys()].filter((file) => !files.has(file));
  if (changed.length + added.length === 0) return true;
  const isHarmless = (file: string) => isText(file) || (files.get(file) ?? now.get(file)) === 'folder';
  if (![...changed, ...added].every(isHarmless)) return false;
  for (const file of [...changed, ...added]) rmSync(join(root, file), { recursive: true, force: true });
  for (const file of changed.filter(isText)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyWithTimes(join(siteRoot, file), join(root, file));
  }
  const again = listFiles(root);
  return again.size === files.size && [...again].every(([file, state]) => files.get(file) === state);
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
