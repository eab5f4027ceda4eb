import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFields, setTexts } from '../../../publish/resume/import/edit-yaml.ts';
import type { Problem } from '../../../src/content/problems.ts';
import { splitBlocks } from '../../../src/content/text-blocks.ts';
import type { Changes } from '../../support/write-changes.ts';
import { codesOf, piecesOf } from './codes.ts';
import type { ReadUnit } from './read-xliff.ts';
import type { Unit } from './units.ts';

/** What an XLIFF would change. */
export interface TakeOver {
  changes: Changes;
  /** The texts and blocks that are current then. */
  accepted: string[];
  problems: Problem[];
}

interface Taken {
  unit: Unit;
  text: string;
}

/**
 * Finds out what to take over, and what speaks against it.
 * @param root the folder that holds `content/`
 * @param units the site’s, of the language
 * @param read those that came back
 * @param file the path of the XLIFF, for messages
 */
export function planTakeOver(root: string, units: readonly Unit[], read: readonly ReadUnit[], file: string): TakeOver {
  const problems: Problem[] = [];
  const known = new Map(units.map((unit) => [unit.name, unit]));
  const taken: Taken[] = [];
  const accepted: string[] = [];
  for (const one of read) {
    const fault = (message: string) => void problems.push({ file, line: one.line, key: one.name, message });
    const unit = known.get(one.name);
    if (!unit) fault('the site has no such text');
    else if (one.source !== unit.english) fault('the English text has changed since the export: export it again');
    else if (one.target !== undefined) {
      const changed = one.target !== unit.translation;
      if (changed) for (const message of faultsOf(unit, one)) fault(message);
      if (changed) taken.push({ unit, text: one.target });
      if (changed || (one.done && unit.state !== 'complete')) accepted.push(keyOf(unit));
    }
  }
  checkForms(units, taken, file, problems);
  const changes = new Map<string, string>();
  for (const [path, inFile] of Map.groupBy(taken, ({ unit }) => unit.file)) {
    const text = changeFile(root, path, inFile, units, (message) => problems.push({ file: path, message }));
    changes.set(path, text);
  }
  return { changes, accepted: [...new Set(accepted)], problems };
}

/** What is accepted for a unit: a block by itself, anything else as the text to which it belongs. */
const keyOf = ({ name, key, place }: Unit) => ('block' in place ? name : key);

/** What is wrong with a translation by itself. */
function faultsOf({ english, translation, markdown, limit, place }: Unit, { target = '', codes }: ReadUnit): string[] {
  const faults: string[] = [];
  const own = piecesOf(target, markdown);
  const allowed = [english, translation ?? english].map((text) => codesOf(piecesOf(text, markdown)).join('  '));
  if (!allowed.includes(codesOf(own).join('  ')) || !allowed.includes(codes.join('  ')))
    faults.push(
      `has the markup and placeholders ${list(codesOf(own))}, English has ${list(codesOf(piecesOf(english, markdown)))}`,
    );
  const length = [...target].length;
  if (length > limit) faults.push(`has ${length} characters, there is room for ${limit}`);
  if (target.trim() !== target && english.trim() === english) faults.push('begins or ends with a blank');
  if ('block' in place && !place.block.kind.startsWith('code') && target.includes('\n\n'))
    faults.push('has an empty line, which would make two blocks of it');
  return faults;
}

const list = (codes: readonly string[]) => codes.join(' ') || 'none';

/** A text has all the plural forms of its language, or none. */
function checkForms(units: readonly Unit[], taken: readonly Taken[], file: string, problems: Problem[]): void {
  const now = new Map(taken.map(({ unit, text }) => [unit.name, text]));
  const keys = new Set(taken.filter(({ unit }) => unit.form).map(({ unit }) => unit.key));
  for (const unit of units) {
    if (unit.form && keys.has(unit.key) && !(now.get(unit.name) ?? unit.translation))
      problems.push({ file, key: unit.key, message: `the plural form ${unit.form} is missing` });
  }
}

function changeFile(
  root: string,
  path: string,
  taken: readonly Taken[],
  units: readonly Unit[],
  fault: (message: string) => void,
): string {
  const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').replace(/\r\n/g, '\n') : '';
  if (path.endsWith('.yaml')) {
    return setTexts(
      before,
      new Map(taken.flatMap(({ unit, text }) => ('words' in unit.place ? [[unit.place.words, text]] : []))),
    );
  }
  const [, front = '', body = ''] = /^---\n([\s\S]*?)^---\n([\s\S]*)$/m.exec(before) ?? [];
  const fields = taken.flatMap(({ unit, text }) =>
    'field' in unit.place ? [{ path: numbered(unit.place.field), value: text }] : [],
  );
  const head = fields.length > 0 ? setFields(front, fields) : front;
  const blocks = taken.filter(({ unit }) => 'block' in unit.place);
  if (blocks.length === 0) return `---\n${head}---\n${body}`;
  const english = readFileSync(join(root, path.replace(/[^/]+$/, 'en.mdx')), 'utf8').replace(/\r\n/g, '\n');
  return `---\n${head}---\n${changeBody(body, english, blocks, units, path, fault)}`;
}

const numbered = (field: readonly string[]) => field.map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Puts blocks into a text; into a copy of the English one where there is none yet, which then needs all of them. */
function changeBody(
  body: string,
  english: string,
  taken: readonly Taken[],
  units: readonly Unit[],
  path: string,
  fault: (message: string) => void,
): string {
  const fresh = body.trim() === '';
  const base = fresh ? english.replace(/^---\n[\s\S]*?^---\n/m, '') : body;
  const all = units.filter(({ file, place }) => file === path && 'block' in place);
  if (fresh && taken.length < all.length)
    fault(`${all.length - taken.length} of ${all.length} blocks are not translated: a text is taken over as a whole`);
  const places = new Map(splitBlocks(base).map((block) => [block.id, block]));
  const edits = taken.flatMap(({ unit, text }) => {
    const block = 'block' in unit.place ? unit.place.block : undefined;
    const at = block && places.get(block.id);
    if (!block || !at || at.kind !== block.kind) {
      fault(`no place for ${unit.name}: its structure is not that of English`);
      return [];
    }
    return { at, text: quoted(text, base.slice(at.start - 1, at.end + 1), block.kind, block.id) };
  });
  let result = base;
  for (const { at, text } of edits.sort((a, b) => b.at.start - a.at.start))
    result = result.slice(0, at.start) + text + result.slice(at.end);
  const after = splitBlocks(result);
  const wrong = edits.find(({ at }) => after.find(({ id }) => id === at.id)?.kind !== at.kind);
  if (after.length !== places.size || wrong)
    fault(`${wrong ? `block ${wrong.at.id}` : 'a block'} is not one paragraph of Markdown any more`);
  return result;
}

/** Quotes inside of what stands in quotes. */
function quoted(text: string, around: string, kind: string, id: string): string {
  if (kind !== 'attribute' || !around.startsWith('"')) return text;
  return id.includes('.labels.') ? text.replace(/(?<!\\)"/g, '\\"') : text.replaceAll('"', '&quot;');
}
