import type { Position } from '../files/read-yaml.ts';

interface Syntax {
  type: string;
  start: number;
  body?: Syntax[];
  declaration?: Syntax;
  expression?: Syntax;
  arguments?: Syntax[];
  properties?: Syntax[];
  elements?: (Syntax | null)[];
  key?: { name?: string; value?: unknown };
  value?: Syntax;
}

/**
 * The position of a field of `fitout.config.ts`, given its path: `redirects`, `0`, `from`; undefined where it is not
 * literal.
 */
export async function positionInConfig(text: string, path: readonly string[]): Promise<Position | undefined> {
  const { parseSync } = await import('vite');
  const { body = [] } = parseSync('fitout.config.ts', text).program as unknown as Syntax;
  let node = unwrap(body.find(({ type }) => type === 'ExportDefaultDeclaration')?.declaration);
  let start: number | undefined;
  for (const step of path) {
    const property = node?.properties?.find(({ key }) => key?.name === step || key?.value === step);
    const inner = property ? property.value : node?.elements?.[Number(step)];
    if (!inner) break;
    start = property?.start ?? inner.start;
    node = unwrap(inner);
  }
  if (start === undefined) return undefined;
  const before = text.slice(0, start).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function unwrap(node: Syntax | undefined): Syntax | undefined {
  const inner = node?.type === 'CallExpression' ? node.arguments?.[0] : node?.expression;
  return inner ? unwrap(inner) : node;
}
