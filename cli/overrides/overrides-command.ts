import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  canReplace,
  checkOverrides,
  listOverrides,
  overridesFolder,
  readRecord,
  recordFile,
} from '../../publish/overrides/overrides.ts';
import { blobId, type OverrideState, statesOf, writeRecord } from '../../publish/overrides/record.ts';
import type { Roots } from '../../publish/render/roots.ts';
import { Misuse, NotDone } from '../support/command-line.ts';
import { writeChanges } from '../support/write-changes.ts';
import { changesUnder } from './changes-under.ts';
import { writeFitCheck } from './fit-check.ts';

const told: Record<OverrideState['state'], string> = {
  current: 'as it was when it was replaced',
  changed: 'changed since it was replaced',
  gone: 'the project has no such file any more',
  unknown: 'not recorded: npm run overrides accept says that yours is made from it as it is',
};

/**
 * Lists the owner's files with what has changed under them, and writes what lets `tsc` compare them with what they
 * replace.
 * @throws ContentError where a file replaces nothing
 */
export function reportOverrides({ projectRoot, siteRoot }: Roots): void {
  const states = statesOf(projectRoot, siteRoot);
  for (const state of states) {
    console.log(`${state.path}: ${told[state.state]}`);
    const changes = changesUnder(projectRoot, state);
    if (changes) console.log(changes.replace(/^(?=.)/gm, '    '));
  }
  if (states.some(({ state }) => state === 'changed'))
    console.log('Bring yours up where you like, then: npm run overrides accept <path>');
  if (states.length === 0) console.log('Nothing is replaced.');
  writeFitCheck(projectRoot, siteRoot);
  checkOverrides(projectRoot, siteRoot);
}

/**
 * Copies a file of the project to where the owner may change it, and records what it was.
 * @param path from the project's root
 * @throws Misuse where no such file can be replaced, NotDone where it is replaced already
 */
export function takeOverride({ projectRoot, siteRoot }: Roots, path: string): void {
  if (!canReplace(path) || !existsSync(join(projectRoot, path)))
    throw new Misuse(`${path} is no component (.tsx), style sheet or script of the browser below src/.`);
  const file = `${overridesFolder}/${path}`;
  if (existsSync(join(siteRoot, file))) throw new NotDone(`${file} is there already.`);
  const text = readFileSync(join(projectRoot, path));
  const record = { ...readRecord(siteRoot), [path]: blobId(text) };
  writeChanges(
    siteRoot,
    new Map<string, string | Buffer>([
      [file, text],
      [recordFile, writeRecord(record)],
    ]),
  );
  console.log(`${file} takes the place of ${path}: change it there. npm run dev shows it.`);
}

/**
 * Records that the owner's files are made from what they replace as it is now.
 * @param paths of replaced files; all where there are none
 * @throws Misuse where one is not replaced
 */
export function acceptOverrides({ projectRoot, siteRoot }: Roots, paths: readonly string[]): void {
  checkOverrides(projectRoot, siteRoot);
  const all = listOverrides(siteRoot);
  const unknown = paths.find((path) => !all.includes(path));
  if (unknown) throw new Misuse(`${unknown} is not replaced.`);
  const there = (path: string) => existsSync(join(projectRoot, path));
  const accepted = (paths.length > 0 ? paths : all).filter(there);
  const idOf = (path: string) => [path, blobId(readFileSync(join(projectRoot, path)))] as const;
  const kept = Object.entries(readRecord(siteRoot)).filter(([path]) => all.includes(path));
  const record = Object.fromEntries([...kept, ...accepted.map(idOf)]);
  writeChanges(siteRoot, new Map([[recordFile, writeRecord(record)]]));
  console.log(`${accepted.length} accepted as current, in ${recordFile}`);
}
