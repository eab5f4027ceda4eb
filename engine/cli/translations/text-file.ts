import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { stringify as stringifyCsv } from 'csv-stringify/sync';
import { isMap, stringify as stringifyYaml } from 'yaml';
import { parseYaml } from '../../content/files/read-yaml.ts';
import type { Problem } from '../../content/problems.ts';
import type { FindNote } from '../../content/texts/notes.ts';
import { sourceLanguage } from '../../i18n/languages.ts';
import { UsageError } from '../support/command-line.ts';
import type { Unit } from './list-units.ts';

/** A row of a translator’s file. */
export interface Row {
  name: string;
  source: string;
  /** Empty if there is no translation yet. */
  translation: string;
  /** True if the state was set to `complete`: the stale translation is still right. */
  confirmed: boolean;
  /** Starts at 1. */
  line: number;
}

type Format = 'yaml' | 'csv';

/** The format of a file, by its extension; throws a UsageError if it is neither of the two. */
export function formatOf(file: string): Format {
  const [, ending = ''] = /\.(ya?ml|csv)$/i.exec(file) ?? [];
  if (!ending) throw new UsageError(`${file}: expected a .yaml or .csv file`);
  return /csv/i.test(ending) ? 'csv' : 'yaml';
}

/** Formats texts, with their notes, for a translator into the language `code`. */
export function formatTexts(format: Format, code: string, units: readonly Unit[], findNote: FindNote): string {
  const rows = units.map(({ name, state, source, translation = '' }) => {
    const { note, max } = findNote(name) ?? {};
    const about = [note, max && `At most ${max} characters.`].filter(Boolean).join(' ');
    return { key: name, state, ...(about && { note: about }), [sourceLanguage]: source, [code]: translation };
  });
  // Without a byte order mark, spreadsheets assume an old encoding.
  if (format === 'csv')
    return stringifyCsv(rows, { bom: true, header: true, columns: ['key', 'state', 'note', sourceLanguage, code] });
  const head = `# Write each translation after "${code}". If a stale translation is still right, write "complete" after "state".\n`;
  return head + stringifyYaml(Object.fromEntries(rows.map(({ key, ...row }) => [key, row])), { lineWidth: 0 });
}

/** Parses a translated file; `problems` receives each problem with its line and key. */
export function readTexts(format: Format, code: string, source: string, file: string, problems: Problem[]): Row[] {
  const text = source.replace(/\r\n/g, '\n');
  return format === 'csv' ? readCsv(text, code, file, problems) : readYaml(text, code, file, problems);
}

function readYaml(text: string, code: string, file: string, problems: Problem[]): Row[] {
  const yaml = parseYaml(file, text, problems);
  if (!yaml) return [];
  const { contents } = yaml.document;
  if (!isMap(contents)) {
    problems.push({
      file,
      line: 1,
      message: `expected texts by key, each with "${sourceLanguage}" and "${code}"`,
    });
    return [];
  }
  return contents.items.flatMap(({ key, value }) => {
    const { line } = yaml.positionOfNode(key);
    const fields = (isMap(value) ? value.toJS(yaml.document) : {}) as Record<string, unknown>;
    return rowOf(String(key), fields, code, { file, line }, problems);
  });
}

function readCsv(text: string, code: string, file: string, problems: Problem[]): Row[] {
  // Some spreadsheets separate columns with other characters, depending on their locale.
  const [, delimiter = ','] = /^\uFEFF?"?\w+"?([,;\t])/.exec(text) ?? [];
  try {
    const found = parseCsv(text, { bom: true, columns: true, delimiter, info: true, skip_empty_lines: true });
    let line = 2;
    return (found as { record: Record<string, string>; info: { lines: number } }[]).flatMap(({ record, info }) => {
      const place = { file, line };
      line = info.lines + 1;
      return rowOf(record.key ?? '', record, code, place, problems);
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ file, line: Number(error.lines), message: error.message });
    return [];
  }
}

function rowOf(
  name: string,
  fields: Readonly<Record<string, unknown>>,
  code: string,
  place: { file: string; line: number },
  problems: Problem[],
): Row[] {
  const { [sourceLanguage]: source, state } = fields;
  // In YAML an empty value is null.
  const translation = fields[code] ?? '';
  if (!name) problems.push({ ...place, message: 'this text has no key' });
  else if (!(code in fields)) problems.push({ ...place, key: name, message: `"${code}" is missing` });
  else if (typeof source !== 'string')
    problems.push({ ...place, key: name, message: `the text "${sourceLanguage}" is missing` });
  else if (typeof translation !== 'string')
    problems.push({ ...place, key: name, message: `"${code}" is not a text: put a number or true in quotes` });
  else return [{ name, source, translation, confirmed: state === 'complete', line: place.line }];
  return [];
}
