import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFields, setTexts } from '../../build/resume/import/edit-yaml.ts';
import { splitFrontMatter } from '../../content/front-matter.ts';
import { groupBy } from '../../content/group-by.ts';
import type { Problem } from '../../content/problems.ts';
import { fillsAlike, placeholders } from '../../content/read-dictionaries.ts';
import { sourceFileOf } from '../../content/source-language.ts';
import { splitBlocks } from '../../content/text-blocks.ts';
import type { Changes } from '../../content/write-changes.ts';
import type { Unit } from './list-units.ts';
import type { Row } from './text-file.ts';

export interface TextImport {
  changes: Changes;
  /** The texts and blocks that become current. */
  accepted: string[];
  problems: Problem[];
}

interface Taken {
  unit: Unit;
  text: string;
}

/** Compares a translator’s rows with the site’s texts: what to import, and what is wrong. */
export function planTextImport(root: string, units: readonly Unit[], rows: readonly Row[], file: string): TextImport {
  const problems: Problem[] = [];
  const known = new Map(units.map((unit) => [unit.name, unit]));
  const taken: Taken[] = [];
  const accepted: string[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const report = (message: string) => void problems.push({ file, line: row.line, key: row.name, message });
    const unit = known.get(row.name);
    if (!unit) report('the site has no such text');
    else if (seen.has(row.name)) report('this key appears twice');
    else if (row.source !== unit.source) report('the original text has changed since the export: export it again');
    else if (row.translation !== '') {
      const changed = row.translation !== unit.translation;
      if (changed) for (const message of problemsOf(unit, row.translation)) report(message);
      if (changed) taken.push({ unit, text: row.translation });
      if (changed || (row.confirmed && unit.state !== 'complete')) accepted.push(keyOf(unit));
    }
    seen.add(row.name);
  }
  checkForms(units, taken, file, problems);
  const changes = new Map<string, string>();
  for (const [path, inFile] of groupBy(taken, ({ unit }) => unit.file)) {
    const text = changeFile(root, path, inFile, units, (message) => problems.push({ file: path, message }));
    changes.set(path, text);
  }
  return { changes, accepted: [...new Set(accepted)], problems };
}

/** What is accepted for a unit: a block, or the text to which it belongs. */
const keyOf = ({ name, key, place }: Unit) => ('block' in place ? name : key);

/** What a Markdown translation must have in common with the original: link addresses, notes, components. */
const marks = /\]\([^#)\s][^)\s]*|\[\^[^\]]+\]|<\/?[A-Za-z][\w.]*/g;

const marksIn = (text: string) => (text.match(marks) ?? []).sort().join(' ');

/** Problems of a single translation. */
function problemsOf({ name, source, translation, place, tag = 'en' }: Unit, text: string): string[] {
  const problems: string[] = [];
  const kind = 'block' in place ? place.block.kind : '';
  const [own, others] = [placeholders(text), placeholders(source)];
  if (!fillsAlike(name, text, source, tag))
    problems.push(`has the placeholders ${own || 'none'}, the original has ${others || 'none'}`);
  const allowed = [source, translation ?? source].map(marksIn);
  if (kind && !/^(code|attribute)/.test(kind) && !allowed.includes(marksIn(text)))
    problems.push(`has the marks ${marksIn(text) || 'none'}, the original has ${marksIn(source) || 'none'}`);
  if (text.trim() !== text && source.trim() === source) problems.push('begins or ends with a space');
  if (kind && !kind.startsWith('code') && text.includes('\n\n'))
    problems.push('has an empty line, which would make two blocks of it');
  return problems;
}

/** A text needs all plural forms of its language, or none. */
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
  report: (message: string) => void,
): string {
  const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').replace(/\r\n/g, '\n') : '';
  if (path.endsWith('.yaml')) {
    return setTexts(
      before,
      new Map(taken.flatMap(({ unit, text }) => ('words' in unit.place ? [[unit.place.words, text]] : []))),
    );
  }
  const { front, body } = splitFrontMatter(before);
  const fields = taken.flatMap(({ unit, text }) =>
    'field' in unit.place ? [{ path: numbered(unit.place.field), value: text }] : [],
  );
  const head = fields.length > 0 ? setFields(front, fields) : front;
  const blocks = taken.filter(({ unit }) => 'block' in unit.place);
  if (blocks.length === 0) return `---\n${head}---\n${body}`;
  const source = readFileSync(join(root, sourceFileOf(root, path)), 'utf8').replace(/\r\n/g, '\n');
  return `---\n${head}---\n${changeBody(body, source, blocks, units, path, report)}`;
}

const numbered = (field: readonly string[]) => field.map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Replaces blocks of a text, or of a copy of the original, which then needs all of them. */
function changeBody(
  body: string,
  source: string,
  taken: readonly Taken[],
  units: readonly Unit[],
  path: string,
  report: (message: string) => void,
): string {
  const fresh = body.trim() === '';
  const base = fresh ? splitFrontMatter(source).body : body;
  const all = units.filter(({ file, place }) => file === path && 'block' in place);
  if (fresh && taken.length < all.length)
    report(
      `${all.length - taken.length} of ${all.length} blocks are not translated: a text that is new is imported as a whole`,
    );
  const places = new Map(splitBlocks(base).map((block) => [block.id, block]));
  const edits = taken.flatMap(({ unit, text }) => {
    const block = 'block' in unit.place ? unit.place.block : undefined;
    const at = block && places.get(block.id);
    if (!block || !at || at.kind !== block.kind) {
      report(`no place for ${unit.name}: its structure is not that of the original`);
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
    report(`${wrong ? `block ${wrong.at.id}` : 'a block'} is not one paragraph of Markdown any more`);
  return result;
}

function quoted(text: string, around: string, kind: string, id: string): string {
  if (kind !== 'attribute' || !around.startsWith('"')) return text;
  return id.includes('.labels.') ? text.replace(/(?<!\\)"/g, '\\"') : text.replaceAll('"', '&quot;');
}
