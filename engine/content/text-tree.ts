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
  data?: { meta?: string | null };
  attributes?: Attribute[];
}

export interface Attribute {
  type: string;
  name?: string;
  value?: unknown;
  position?: Position;
}

/** What is written in the braces of an attribute, as far as it is looked at here. */
interface Expression {
  type: string;
  value?: unknown;
  name?: string;
  properties?: { type: string; key: Expression; value: Expression }[];
  start: number;
  end: number;
  loc: Position;
}

/** The properties of an object that an attribute holds: `labels={{ top: "pages" }}`. */
export function propertiesOf(value: unknown) {
  const { data } = (value ?? {}) as { data?: { estree?: { body: { expression?: Expression }[] } } };
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
