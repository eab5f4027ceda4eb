import { parseSync } from 'vite';

/** A place in a file, both counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A node of the syntax tree (ESTree), with the parts that are looked at here. */
interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node[];
  declaration?: Node;
  expression?: Node;
  properties?: Node[];
  elements?: (Node | null)[];
  key?: { name?: string; value?: unknown };
  value?: Node;
}

/**
 * Finds where a field stands in a TypeScript file whose default export is an object or a list.
 * @param source the file's text
 * @param path the field's path, for example `['languages', 3, 'offered']`
 * @returns the place of the field, or of the innermost part of the path that exists
 */
export function positionInModule(source: string, path: readonly PropertyKey[]): Position {
  let node = exportedValue(source);
  let offset = node?.start ?? 0;
  for (const step of path) {
    const found = child(node, step);
    if (!found) break;
    offset = found.start;
    node = unwrap(found.type === 'Property' ? found.value : found);
  }
  return positionAt(source, offset);
}

/**
 * Replaces a value in a TypeScript file whose default export is an object or a list; the rest stays as it is.
 * @param path the field's path; empty for the whole value
 * @param code the new value, as an expression
 * @throws Error where there is no such field
 */
export function replaceInModule(source: string, path: readonly PropertyKey[], code: string): string {
  let node = exportedValue(source);
  for (const step of path) {
    const found = child(node, step);
    node = unwrap(found?.type === 'Property' ? found.value : found);
  }
  if (!node) throw new Error(`there is no field ${path.join('.')}`);
  return source.slice(0, node.start) + code + source.slice(node.end);
}

function exportedValue(source: string): Node | undefined {
  const program = parseSync('content.ts', source).program as unknown as Node;
  return unwrap(program.body?.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration);
}

/**
 * Checks the syntax of a TypeScript file.
 * @returns the first fault with its place, or undefined
 */
export function syntaxFault(source: string): (Position & { message: string }) | undefined {
  const [error] = parseSync('content.ts', source).errors;
  return error && { ...positionAt(source, error.labels[0]?.start ?? 0), message: error.message };
}

/** Line and column of an offset in a text. */
export function positionAt(source: string, offset: number): Position {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function child(node: Node | undefined, step: PropertyKey): Node | undefined {
  if (node?.type === 'ArrayExpression') return node.elements?.[Number(step)] ?? undefined;
  return node?.properties?.find(({ key }) => (key?.name ?? key?.value) === step);
}

/** Takes off `as const` and `satisfies`. */
function unwrap(node: Node | undefined): Node | undefined {
  return node?.expression ? unwrap(node.expression) : node;
}
