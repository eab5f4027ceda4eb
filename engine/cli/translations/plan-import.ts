import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFields, setTexts } from '../../build/resume/import/edit-yaml.ts';
import { splitFrontMatter } from '../../content/files/front-matter.ts';
import type { Changes } from '../../content/files/write-changes.ts';
import { groupBy } from '../../content/group-by.ts';
import { sourceFileOf } from '../../content/languages/source-language.ts';
import type { Problem } from '../../content/problems.ts';
import { hasSamePlaceholders, placeholders } from '../../content/texts/read-dictionaries.ts';
import { splitBlocks } from '../../content/translations/text-blocks.ts';
import type { Unit } from './list-units.ts';
import type { Row } from './text-file.ts';

export interface TextImport {
  changes: Changes;
  /** The texts and blocks that become current. */
  accepted: string[];
  problems: Problem[];
}

interface ImportedText {
  unit: Unit;
  text: string;
}

/** Compares a translator’s rows with the site’s texts: what to import, and what is wrong. */
export function planTextImport(root: string, units: readonly Unit[], rows: readonly Row[], file: string): TextImport {
  const problems: Problem[] = [];
  const known = new Map(units.map((unit) => [unit.name, unit]));
  const imported: ImportedText[] = [];
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
      if (changed) imported.push({ unit, text: row.translation });
      if (changed || (row.confirmed && unit.state !== 'complete')) accepted.push(keyOf(unit));
    }
    seen.add(row.name);
  }
  checkForms(units, imported, file, problems);
  const changes = new Map<string, string>();
  for (const [path, inFile] of groupBy(imported, ({ unit }) => unit.file)) {
    const text = changeFile(root, path, inFile, units, (message) => problems.push({ file: path, message }));
    changes.set(path, text);
  }
  return { changes, accepted: [...new Set(accepted)], problems };
}

/** What to accept for a unit: its block, or else the text to which it belongs. */
const keyOf = ({ name, key, place }: Unit) => ('block' in place ? name : key);

/** The parts of Markdown that a translation must share with the original: link addresses, notes, components. */
const marks = /\]\([^#)\s][^)\s]*|\[\^[^\]]+\]|<\/?[A-Za-z][\w.]*/g;

const marksIn = (text: string) => (text.match(marks) ?? []).sort().join(' ');

/** Problems of a single translation. */
function problemsOf({ name, source, translation, place, tag = 'en' }: Unit, text: string): string[] {
  const problems: string[] = [];
  const kind = 'block' in place ? place.block.kind : '';
  const [own, others] = [placeholders(text), placeholders(source)];
  if (!hasSamePlaceholders(name, text, source, tag))
    problems.push(`has the placeholders ${own || 'none'}, the original has ${others || 'none'}`);
  const allowed = [source, translation ?? source].map(marksIn);
  if (kind && !/^(code|attribute)/.test(kind) && !allowed.includes(marksIn(text)))
    problems.push(`has the marks ${marksIn(text) || 'none'}, the original has ${marksIn(source) || 'none'}`);
  if (text.trim() !== text && source.trim() === source) problems.push('begins or ends with a space');
  if (kind && !kind.startsWith('code') && text.includes('\n\n'))
    problems.push('has an empty line, which would split it into two blocks');
  return problems;
}

/** A text needs all plural forms of its language, or none. */
function checkForms(
  units: readonly Unit[],
  imported: readonly ImportedText[],
  file: string,
  problems: Problem[],
): void {
  const now = new Map(imported.map(({ unit, text }) => [unit.name, text]));
  const keys = new Set(imported.filter(({ unit }) => unit.form).map(({ unit }) => unit.key));
  for (const unit of units) {
    if (unit.form && keys.has(unit.key) && !(now.get(unit.name) ?? unit.translation))
      problems.push({ file, key: unit.key, message: `the plural form ${unit.form} is missing` });
  }
}

function changeFile(
  root: string,
  path: string,
  imported: readonly ImportedText[],
  units: readonly Unit[],
  report: (message: string) => void,
): string {
  const before = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').replace(/\r\n/g, '\n') : '';
  if (path.endsWith('.yaml')) {
    return setTexts(
      before,
      new Map(imported.flatMap(({ unit, text }) => ('words' in unit.place ? [[unit.place.words, text]] : []))),
    );
  }
  const { front, body } = splitFrontMatter(before);
  const fields = imported.flatMap(({ unit, text }) =>
    'field' in unit.place ? [{ path: numbered(unit.place.field), value: text }] : [],
  );
  const head = fields.length > 0 ? setFields(front, fields) : front;
  const blocks = imported.filter(({ unit }) => 'block' in unit.place);
  if (blocks.length === 0) return `---\n${head}---\n${body}`;
  const source = readFileSync(join(root, sourceFileOf(root, path)), 'utf8').replace(/\r\n/g, '\n');
  return `---\n${head}---\n${changeBody(body, source, blocks, units, path, report)}`;
}

const numbered = (field: readonly string[]) => field.map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Replaces blocks of a text. A new text starts as a copy of the original, all of whose blocks must be replaced. */
function changeBody(
  body: string,
  source: string,
  imported: readonly ImportedText[],
  units: readonly Unit[],
  path: string,
  report: (message: string) => void,
): string {
  const fresh = body.trim() === '';
  const base = fresh ? splitFrontMatter(source).body : body;
  const all = units.filter(({ file, place }) => file === path && 'block' in place);
  if (fresh && imported.length < all.length)
    report(
      `${all.length - imported.length} of ${all.length} blocks are not translated: a new text can only be imported completely`,
    );
  const places = new Map(splitBlocks(base).map((block) => [block.id, block]));
  const edits = imported.flatMap(({ unit, text }) => {
    const block = 'block' in unit.place ? unit.place.block : undefined;
    const at = block && places.get(block.id);
    if (!block || !at || at.kind !== block.kind) {
      report(`no place for ${unit.name}: the text’s structure differs from the original’s`);
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
    report(`${wrong ? `block ${wrong.at.id}` : 'a block'} must stay one block of the same kind as in the original`);
  return result;
}

function quoted(text: string, around: string, kind: string, id: string): string {
  if (kind !== 'attribute' || !around.startsWith('"')) return text;
  return id.includes('.labels.') ? text.replace(/(?<!\\)"/g, '\\"') : text.replaceAll('"', '&quot;');
}
