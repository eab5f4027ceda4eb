import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isCollection, isMap, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { memoize } from '../cache/memory-cache.ts';
import { once } from '../cache/once.ts';
import type { Problem } from '../problems.ts';
import { readText } from './read-text.ts';
import { controlIn } from './text-limits.ts';

export interface Position {
  line: number;
  column: number;
}

export interface YamlSource {
  document: Document.Parsed<ParsedNode>;
  /** The position of a field, or of the innermost part of its path that exists. */
  positionOf: (path: readonly PropertyKey[]) => Position;
  /** The position of a node, for callers that have it: a long list is not searched for each key. */
  positionOfNode: (node: unknown) => Position;
}

interface Parsed {
  document: Document.Parsed<ParsedNode>;
  lineCounter: LineCounter;
  /** The first part that YAML allows but content does not. Searched once, not for each language that reads the file. */
  wrong: () => { node: unknown; message: string } | undefined;
}

/** The files parsed last, by their text: some are read once for each language. Few are kept, as articles may be thousands. */
const parsedLast = new Map<string, Parsed>();
const maxKept = 50;

function parseOnce(source: string): Parsed {
  const known = parsedLast.get(source);
  if (known) return known;
  const parsed = memoize(`yaml\n${source}`, () => {
    const lineCounter = new LineCounter();
    const document = parseDocument(source, { lineCounter, prettyErrors: false, schema: 'core' });
    return { document, lineCounter, wrong: once(() => [...wrongAliases(document), ...wrongTexts(document)][0]) };
  });
  parsedLast.set(source, parsed);
  for (const oldest of parsedLast.keys()) {
    if (parsedLast.size <= maxKept) break;
    parsedLast.delete(oldest);
  }
  return parsed;
}

const plainMessages: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'this key appears twice',
  BLOCK_AS_IMPLICIT_KEY: 'put a text that contains a colon and a space in quotes: key: "one: two"',
  MULTIPLE_DOCS: 'a file must contain only one YAML document: another one starts here',
};

/** Parses YAML; undefined where something is wrong. Dates stay text, because the schemas expect yyyy-mm-dd. */
export function parseYaml(file: string, source: string, problems: Problem[], linesBefore = 0): YamlSource | undefined {
  const { document, lineCounter, ...parsed } = parseOnce(source);
  const positionAt = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  for (const { code, pos, message } of document.errors) {
    const key = code === 'DUPLICATE_KEY' ? /^["']?([\w.-]+)/.exec(source.slice(pos[0]))?.[1] : undefined;
    problems.push({ file, ...positionAt(pos[0]), key, message: plainMessages[code] ?? message });
  }
  if (document.errors.length > 0) return undefined;
  const wrong = parsed.wrong();
  if (wrong) {
    problems.push({ file, ...positionAt(rangeStart(wrong.node)), message: wrong.message });
    return undefined;
  }
  return {
    document,
    positionOf: (path) => positionAt(offsetOf(document.contents, path)),
    positionOfNode: (node) => positionAt(rangeStart(node)),
  };
}

/** Texts with escaped control characters, such as `\\u0000`; literal ones are reported when the file is read. */
function wrongTexts(document: Document.Parsed): { node: unknown; message: string }[] {
  const wrong: { node: unknown; message: string }[] = [];
  visit(document, {
    Scalar: (_, node) => {
      const control = typeof node.value === 'string' ? controlIn(node.value) : undefined;
      if (control) wrong.push({ node, message: `this text contains a ${control}` });
    },
  });
  return wrong;
}

/** Aliases (`*name`) whose anchor is not defined before them, or which expand without end. */
function wrongAliases(document: Document.Parsed): { node: unknown; message: string }[] {
  const aliases: { node: unknown; message: string }[] = [];
  visit(document, {
    Alias: (_, node) => {
      const message = node.resolve(document)
        ? 'these aliases expand to too much data'
        : `there is no anchor &${node.source}`;
      aliases.push({ node, message });
    },
  });
  const unset = aliases.filter(({ message }) => message.startsWith('there'));
  if (aliases.length === 0 || unset.length > 0) return unset;
  try {
    document.toJS();
    return [];
  } catch {
    return aliases.slice(-1);
  }
}

function offsetOf(contents: unknown, path: readonly PropertyKey[]): number {
  let node = contents;
  let offset = rangeStart(node);
  for (const step of path) {
    if (!isCollection(node)) break;
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === step) : undefined;
    const inner = pair ? pair.value : node.get(step, true);
    if (!pair && !inner) break;
    offset = rangeStart(pair?.key ?? inner);
    node = inner;
  }
  return offset;
}

const rangeStart = (node: unknown): number => (node as { range?: [number, number, number] } | null)?.range?.[0] ?? 0;

/** Checks YAML against a schema and reports problems with line and column. */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  { document, positionOf }: YamlSource,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return result.data;
  problems.push(...problemsOf(file, result.error.issues, positionOf));
  return undefined;
}

/**
 * The issues of a Zod schema as problems of a file, each with the field that it is about.
 * @param positionOf where a field is in the file; without it, problems have no line
 */
export function problemsOf(
  file: string,
  issues: readonly z.core.$ZodIssue[],
  positionOf: (path: readonly PropertyKey[]) => Partial<Position> = () => ({}),
): Problem[] {
  return issues.flatMap(reasonsOf).flatMap((issue) => {
    // An unknown field is an issue of its parent object: report the field itself.
    const unknown = issue.code === 'unrecognized_keys';
    const paths = unknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    const message = unknown ? 'unknown field' : issue.message;
    return paths.map((path) => ({ file, ...positionOf(path), key: path.join('.') || undefined, message }));
  });
}

/** The inner issues of one without a reason itself: an invalid record key, or a union of which one form nearly fits. */
function reasonsOf(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const depthOf = (some: readonly z.core.$ZodIssue[]) => Math.max(0, ...some.map(({ path }) => path.length));
  if (issue.code !== 'invalid_key' && (issue.code !== 'invalid_union' || issue.message !== 'Invalid input'))
    return [issue];
  const reasons =
    issue.code === 'invalid_key'
      ? issue.issues
      : (issue.errors.toSorted((one, other) => depthOf(other) - depthOf(one))[0] ?? []);
  if (issue.code === 'invalid_union' && depthOf(reasons) === 0) return [issue];
  return reasons.flatMap((one) => reasonsOf({ ...one, path: [...issue.path, ...one.path] }));
}

/**
 * Reads a data file and checks it; undefined where it is missing or wrong, which is reported.
 * @param file path from the site’s folder
 */
export function readYaml<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): z.infer<Schema> | undefined {
  if (!existsSync(join(root, file))) {
    problems.push({ file, message: 'this file is missing' });
    return undefined;
  }
  const yaml = parseYaml(file, readText(root, file), problems);
  return yaml && checkYaml(file, yaml, schema, problems);
}

/**
 * Where a field is in a YAML file, counted from 1; undefined where it is not there.
 * @param file path from the site’s folder
 */
export function positionIn(root: string, file: string, path: readonly PropertyKey[]): Position | undefined {
  return parseYaml(file, readText(root, file), [])?.positionOf(path);
}
