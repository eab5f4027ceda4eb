import type { Node, Position } from 'unist';
import { visit } from 'unist-util-visit';

/** A node of the Markdown or HTML tree, with the parts that are looked at here. */
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

/** What is written in the braces of an attribute, as far as it is looked at here. */
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

/** A field of a record; of what is spread into it, the type alone. */
interface Property {
  type: string;
  kind?: string;
  computed?: boolean;
  method?: boolean;
  shorthand?: boolean;
  key: Expression;
  value: Expression;
}

/** The properties of an object that an attribute holds: `labels={{ top: "pages" }}`. */
export function propertiesOf(value: unknown) {
  const { data } = (value ?? {}) as Pick<Tree, 'data'>;
  return data?.estree?.body[0]?.expression?.properties?.filter(({ type }) => type === 'Property') ?? [];
}

/** The words of a node. */
export function textOf(node: Tree): string {
  let text = '';
  visit(node, 'text', ({ value }: Tree) => {
    text += value;
  });
  return text;
}
