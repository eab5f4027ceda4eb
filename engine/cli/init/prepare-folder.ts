import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotDone } from '../support/command-line.ts';
import { typedPath } from '../support/typed-file.ts';

/**
 * Finds a folder in which a site can be made out of sight.
 * @param folder where it is to lie, as it was typed
 * @throws NotDone where something lies there
 */
export function prepareFolder(folder: string): { target: string; stage: string; clear: () => void } {
  const target = typedPath(folder);
  if (existsSync(target) && readdirSync(target).some((name) => name !== '.git'))
    throw new NotDone(`${folder} is not empty: a site begins in a new folder.`);
  const stage = mkdtempSync(join(realpathSync(tmpdir()), 'fitout-'));
  return { target, stage, clear: () => rmSync(stage, { recursive: true, force: true }) };
}
