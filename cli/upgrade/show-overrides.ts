import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReplacedRecord, readRecord, recordFile } from '../../publish/overrides/overrides.ts';
import { statesOf, writeRecord } from '../../publish/overrides/record.ts';
import { changesUnder } from '../overrides/changes-under.ts';

/**
 * Records what the owner's files were made from, where nobody has: the files that they replace now.
 * @param folder the copy of the site into which it is written
 */
export function recordReplaced(root: string, folder: string): ReplacedRecord {
  const known = readRecord(root);
  const record = { ...known };
  for (const { path, state, now } of statesOf(root, root)) if (state === 'unknown' && now) record[path] = now;
  if (Object.keys(record).length > Object.keys(known).length)
    writeFileSync(join(folder, recordFile), writeRecord(record));
  return record;
}

/** Shows what the new version has changed under the owner's files. */
export function showOverrides(folder: string, record: ReplacedRecord): void {
  if (Object.keys(record).length === 0) return;
  const states = statesOf(folder, folder).filter(({ state }) => state !== 'current');
  console.log(states.length > 0 ? 'Under overrides/:' : 'Under overrides/ nothing has changed.');
  for (const state of states) {
    const what =
      state.state === 'gone'
        ? 'the project has no such file any more, yours is left out'
        : 'changed since you replaced it';
    console.log(`  ${state.path}: ${what}`);
    const changes = changesUnder(folder, state);
    if (changes) console.log(changes.replace(/^(?=.)/gm, '    '));
  }
}
