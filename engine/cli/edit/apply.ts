import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeChecked } from '../support/write-checked.ts';
import { pathProblem } from './check-path.ts';
import { type EditedFile, fromEditor, isPictureFile, modifiedOf, readEdited, schemaOf, withFolders } from './files.ts';
import { codesOf } from './make-config.ts';
import { mergeFile } from './write-file.ts';

export const changesSchema = z.array(
  z.strictObject({
    path: z.string(),
    text: z.string().optional(),
    bytes: z.base64().optional(),
    /** The file’s modification time that the browser knows, in milliseconds; `null` for a new file. */
    modified: z.number().nullable(),
  }),
);

type Change = z.infer<typeof changesSchema>[number];

/** Thrown for a change that is refused; the editor shows the message. */
export class ChangeRefused extends Error {
  override name = 'ChangeRefused';
}

/**
 * Applies changes, all or nothing, and returns the files as they are now.
 * @throws ChangeRefused for a file that may not be changed, or has changed since; ContentError if the site could not be
 * built
 */
export async function applyChanges(root: string, changes: readonly Change[]): Promise<EditedFile[]> {
  const named = changes.map((change) => ({ ...change, path: fromEditor(change.path) }));
  const removed = named.filter(({ text, bytes }) => text === undefined && bytes === undefined);
  for (const { path, modified } of named) {
    if (!isPictureFile(path) && !schemaOf(root, path))
      throw new ChangeRefused(`${path} is not a file that can be edited here`);
    const reason = pathProblem(root, path);
    if (reason) throw new ChangeRefused(reason);
    if ((modifiedOf(root, path) ?? null) !== modified)
      throw new ChangeRefused(`${path} has changed since it was opened here: reload this page`);
  }
  for (const { path, modified } of removed) if (modified === null) throw new ChangeRefused(`${path} does not exist`);
  const gone = withFolders(
    root,
    removed.map(({ path }) => path),
  );
  const written = named.filter((change) => !removed.includes(change));
  for (const { path } of written) checkLanguage(root, path);
  await writeChecked(
    root,
    new Map([
      ...gone.map((path) => [path, undefined] as const),
      ...written.map((one) => [one.path, contentOf(root, one)] as const),
    ]),
  );
  return written.map(({ path }) => readEdited(root, path));
}

function checkLanguage(root: string, path: string): void {
  const [, code] = /([^/]+)\.mdx$|^words\/(.+)\.yaml$/.exec(path)?.filter((part) => part !== undefined) ?? [];
  if (code !== undefined && !codesOf(root).includes(code))
    throw new ChangeRefused(`${path}: the site has no language ${code} (site.yaml, languages)`);
}

function contentOf(root: string, { path, text = '', bytes }: Change): string | Uint8Array {
  const schema = schemaOf(root, path);
  if (!schema) return bytes === undefined ? text : Buffer.from(bytes, 'base64');
  const written = bytes === undefined ? text : Buffer.from(bytes, 'base64').toString();
  const file = join(root, path);
  return mergeFile(path, existsSync(file) ? readFileSync(file, 'utf8') : '', written, schema);
}
