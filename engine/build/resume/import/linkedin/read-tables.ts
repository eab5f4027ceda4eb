import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';

export type Row = Readonly<Record<string, string>>;

export type Tables = ReadonlyMap<string, readonly Row[]>;

const maxTableBytes = 10_000_000;

/**
 * Reads tables of LinkedIn’s export, from a zip file or its unpacked folder.
 * @param wanted the names of the tables, in lower case
 * @returns those tables, and the names of the other files
 * @throws Error if the path is neither, has none of the tables, or a table is not CSV
 */
export function readTables(path: string, wanted: readonly string[]): { tables: Tables; others: string[] } {
  const isWanted = (file: string) => wanted.includes(tableOf(file));
  const files = statSync(path).isDirectory() ? readFolder(path) : readZip(path, isWanted);
  const tables = new Map<string, Row[]>();
  for (const [file, bytes] of files) if (isWanted(file)) tables.set(tableOf(file), readTable(basename(file), bytes()));
  if (tables.size === 0) throw new Error('no tables of a LinkedIn export found, such as Positions.csv or Profile.csv');
  const others = [...files.keys()].filter((file) => !isWanted(file)).map((file) => basename(file));
  return { tables, others: others.sort() };
}

const tableOf = (file: string) =>
  basename(file)
    .replace(/\.csv$/i, '')
    .toLowerCase();

type Files = ReadonlyMap<string, () => Uint8Array>;

function readFolder(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path, () => (statSync(path).size > maxTableBytes ? throwTooLarge(name) : readFileSync(path))];
    }),
  );
}

function throwTooLarge(file: string): never {
  throw new Error(`${file} is larger than 10 MB`);
}

function readZip(path: string, isWanted: (file: string) => boolean): Files {
  const names: string[] = [];
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(readFileSync(path), {
      filter: ({ name, originalSize }) => {
        // macOS adds a folder with copies of the names.
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        names.push(name);
        if (isWanted(name) && originalSize > maxTableBytes) throwTooLarge(basename(name));
        return isWanted(name);
      },
    });
  } catch (error) {
    throw new Error(`this zip file cannot be read: ${(error as Error).message}`);
  }
  return new Map(names.map((name) => [name, () => unpacked[name] ?? new Uint8Array()]));
}

function readTable(file: string, bytes: Uint8Array): Row[] {
  try {
    return parse(decode(bytes), {
      bom: true,
      columns: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** UTF-8 as LinkedIn writes it, or what a spreadsheet saves: UTF-16 with a byte order mark, Windows-1252. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
