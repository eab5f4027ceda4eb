import { hashText } from '../cache/hash-text.ts';
import { type Attribute, propertiesOf, type Tree } from '../mdx/text-tree.ts';

/**
 * A part of a text that is translated as a unit: a paragraph, a heading, a table cell, a code sample, a label of a
 * drawing.
 */
export interface TextBlock {
  /**
   * Its place in the tree, counted from 0: `12` is the thirteenth block, `12.0.1` is inside it; also `12.alt`,
   * `note-1.0`.
   */
  id: string;
  kind: string;
  /** The kind after those of its parents: `Tip / paragraph`, `list / listItem / paragraph`. */
  within: string;
  text: string;
  /** Offsets of `text` in the file, in characters, where each line end is one character. */
  start: number;
  end: number;
  line: number;
  lastLine: number;
  hash: string;
}

interface Range {
  start: { line: number; offset?: number | undefined };
  end: { line: number; offset?: number | undefined };
}

const phrasing = new Set([
  ...['text', 'strong', 'emphasis', 'delete', 'inlineCode', 'inlineMath', 'break', 'link', 'linkReference', 'image'],
  ...['imageReference', 'footnoteReference', 'mdxJsxTextElement', 'mdxTextExpression', 'html'],
]);

const ignoredTypes = new Set(['yaml', 'mdxFlowExpression', 'mdxjsEsm', 'definition']);

const fixedAttributes = new Set(['captions', 'drawing', 'href', 'of', 'poster', 'src']);

/** Splits the tree of one text into blocks. Takes the source from which the tree was parsed. */
export class BlockSplitter {
  private readonly blocks: TextBlock[] = [];
  private readonly source: string;
  private outer: readonly string[] = [];

  constructor(source: string) {
    this.source = source;
  }

  split(root: Tree): TextBlock[] {
    this.enter(root.children ?? [], '', []);
    return this.blocks;
  }

  private enter(children: readonly Tree[], path: string, inside: readonly string[]): void {
    let place = 0;
    for (const child of children) {
      if (ignoredTypes.has(child.type)) continue;
      if (child.type === 'footnoteDefinition') this.take(child, `note-${child.label ?? child.identifier}`, inside);
      else this.take(child, path + place++, inside);
    }
  }

  private take(node: Tree, id: string, outer: readonly string[]): void {
    this.outer = outer;
    const { type, name, children = [], position } = node;
    // The compiler makes a block of a component that is alone on its line.
    const alone = type === 'paragraph' && onlyElement(children);
    if (alone) this.take({ ...alone, type: 'mdxJsxFlowElement' }, id, outer);
    else if (type === 'code') this.takeCode(node, id);
    // An inline drawing is one block, together with its labels.
    else if (/^[a-z]/.test(name ?? '') && position) this.add(id, `<${name}>`, position);
    else if ((type === 'thematicBreak' || type === 'math') && position) this.add(id, type, position);
    else {
      for (const attribute of node.attributes ?? []) this.takeAttribute(attribute, id);
      if (children.every((child) => phrasing.has(child.type))) this.takeWords(node, id);
      else this.enter(children, `${id}.`, [...outer, nameOf(node)]);
    }
  }

  private takeWords(node: Tree, id: string): void {
    const { type, depth, children = [] } = node;
    const [first, last] = [children[0]?.position, children.at(-1)?.position];
    if (!first || !last) return;
    // The compiler makes a paragraph of the content of a component on its own line.
    const inside = type === 'mdxJsxFlowElement';
    const kind = type === 'heading' ? `heading ${depth}` : inside ? 'paragraph' : type;
    if (inside) this.outer = [...this.outer, nameOf(node)];
    this.add(inside ? `${id}.0` : id, kind, { start: first.start, end: last.end });
  }

  private takeCode({ position, lang, value = '' }: Tree, id: string): void {
    if (!position) return;
    const [from, to] = [position.start.offset ?? 0, position.end.offset ?? 0];
    const start = this.source.indexOf('\n', from) + 1;
    const end = Math.min(to, start + this.source.slice(start, to).lastIndexOf('\n'));
    const {
      start: { line },
      end: { line: lastLine },
    } = position;
    this.blocks.push({
      ...{
        id,
        ...this.kindOf(`code ${lang ?? ''}`.trim()),
        text: this.source.slice(start, end),
        start,
        end,
        line,
        lastLine,
      },
      hash: hashText(value),
    });
  }

  private takeAttribute({ name = '', value, position }: Attribute, id: string): void {
    if (fixedAttributes.has(name) || !position) return;
    if (typeof value === 'string') {
      const end = (position.end.offset ?? 1) - 1;
      const start = end - this.source.slice(position.start.offset, end).replace(/^[^=]*=\s*["']/, '').length;
      this.add(`${id}.${name}`, 'attribute', {
        start: { line: position.start.line, offset: start },
        end: { line: position.end.line, offset: end },
      });
    }
    for (const { key, value: word } of propertiesOf(value)) {
      if (typeof word.value !== 'string') continue;
      const { start, end, loc } = word;
      this.add(`${id}.${name}.${key.name ?? key.value}`, 'attribute', {
        start: { line: loc.start.line, offset: start + 1 },
        end: { line: loc.end.line, offset: end - 1 },
      });
    }
  }

  private kindOf(kind: string): Pick<TextBlock, 'kind' | 'within'> {
    return { kind, within: [...this.outer, kind].join(' / ') };
  }

  private add(id: string, kind: string, { start, end }: Range): void {
    const [from, to] = [start.offset ?? 0, end.offset ?? 0];
    const text = this.source.slice(from, to);
    const hash = hashText(text.replace(/\s+/g, ' '));
    this.blocks.push({
      id,
      ...this.kindOf(kind),
      text,
      start: from,
      end: to,
      line: start.line,
      lastLine: end.line,
      hash,
    });
  }
}

const nameOf = ({ type, name, ordered }: Tree) => name ?? (ordered ? 'ordered list' : type);

/** The component that is the whole content of a paragraph; the compiler makes a block of it. */
function onlyElement(children: readonly Tree[]): Tree | undefined {
  const words = children.filter(({ type, value }) => !(type === 'text' && !value?.trim()));
  const [element] = words;
  return words.length === 1 && element?.type === 'mdxJsxTextElement' ? element : undefined;
}
