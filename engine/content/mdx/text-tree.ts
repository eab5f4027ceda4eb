import type { Node, Position } from 'unist';
import { SKIP, visit } from 'unist-util-visit';

export interface Tree extends Node {
  name?: string | null;
  tagName?: string;
  value?: string;
  url?: string;
  depth?: number;
  ordered?: boolean | null;
  lang?: string | null;
  label?: string | null;
  identifier?: string;
  children?: Tree[];
  properties?: Record<string, unknown>;
  data?: { meta?: string | null; estree?: { body: { expression?: Expression }[] } };
  attributes?: Attribute[];
}

export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
  position?: Position;
}

export interface Expression {
  type: string;
  value?: unknown;
  name?: string;
  regex?: object;
  bigint?: string;
  operator?: string;
  argument?: Expression;
  expressions?: Expression[];
  elements?: (Expression | null)[];
  properties?: Property[];
  start: number;
  end: number;
  loc: Position;
}

interface Property {
  type: string;
  kind?: string;
  computed?: boolean;
  method?: boolean;
  shorthand?: boolean;
  key: Expression;
  value: Expression;
}

/** The properties of an object in an attribute’s expression, `labels={{ a: "…" }}`; none where it is not an object. */
export function propertiesOf(value: unknown) {
  const { data } = (value ?? {}) as Pick<Tree, 'data'>;
  return data?.estree?.body[0]?.expression?.properties?.filter(({ type }) => type === 'Property') ?? [];
}

/** @returns the text that readers see, without the TeX of formulas */
export function textOf(node: Tree): string {
  let text = '';
  visit(node, ({ type, tagName, value }: Tree) => {
    if (tagName === 'annotation') return SKIP;
    if (type === 'text') text += value;
  });
  return text;
}
