import { DOMParser, type Element as XmlElement } from '@xmldom/xmldom';
import katex from 'katex';
import { mathFromMarkdown, mathToMarkdown } from 'mdast-util-math';
import { math } from 'micromark-extension-math';
import { visit } from 'unist-util-visit';
import type { Problem } from '../problems.ts';
import type { Tree } from './text-tree.ts';

type Entry = NonNullable<ReturnType<typeof math>['text']>[number];
type Construct = Exclude<NonNullable<Entry>, readonly unknown[]>;
type Tokenizer = Construct['tokenize'];
type Context = ThisParameterType<Tokenizer>;
type Effects = Parameters<Tokenizer>[0];
type State = Parameters<Tokenizer>[1];
type Code = Parameters<State>[0];

/** Extensions of a Markdown processor, which unified keeps in `data`. */
interface Extensions {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
  toMarkdownExtensions?: unknown[];
}

/**
 * Reads `$…$` and `$$…$$` as TeX. A dollar begins a formula if no letter or digit is before it. A single one also needs
 * a sign other than a space after it, and the one that ends the formula needs such a sign before it and no digit after
 * it. So `$5 and $10` and `20$` are text.
 */
export function remarkFormulas(this: { data(): object }): void {
  const data = this.data() as Extensions;
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), syntax];
  data.fromMarkdownExtensions = [
    ...(data.fromMarkdownExtensions ?? []),
    mathFromMarkdown(),
    { transforms: [displayAlone] },
  ];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), mathToMarkdown()];
}

const dollar = 36;
const { flow, text } = math();
const inText = text?.[dollar] as Construct;
const syntax = { flow, text: { [dollar]: { ...inText, tokenize: tokenizeText, previous: mayFollow } } };

function mayFollow(this: Context, code: Code): boolean {
  const isWord = code !== null && code > 0 && /[\p{L}\p{N}]/u.test(String.fromCharCode(code));
  return !isWord && inText.previous?.call(this, code) !== false;
}

function tokenizeText(this: Context, effects: Effects, ok: State, nok: State): State {
  const isFormula = (next: Code) => {
    const token = this.events.at(-1)?.[1];
    const source = token ? this.sliceSerialize(token) : '';
    const isDigit = next !== null && next >= 48 && next <= 57;
    return source.startsWith('$$') || (/^\$\S$|^\$\S[\s\S]*\S\$$|^\$\S\$$/.test(source) && !isDigit);
  };
  return inText.tokenize.call(this, effects, (next) => (isFormula(next) ? ok(next) : nok(next)), nok);
}

/** Markdown puts `$$…$$` on one line into a paragraph; alone there, it is displayed like one on three lines. */
function displayAlone(tree: Tree): void {
  visit(tree, 'paragraph', (node: Tree) => {
    const [only, ...more] = node.children ?? [];
    const { start, end } = only?.position ?? {};
    const dollars = (end?.offset ?? 0) - (start?.offset ?? 0) - (only?.value?.length ?? 0);
    if (only?.type !== 'inlineMath' || more.length > 0 || dollars < 4) return;
    const code = { type: 'element', tagName: 'code', properties: { className: ['language-math', 'math-display'] } };
    const hChildren = [{ ...code, children: [{ type: 'text', value: only.value }] }];
    Object.assign(node, { ...only, type: 'math', data: { hName: 'pre', hChildren } });
    delete node.children;
  });
}

/** Whether a node is TeX. */
export const isFormula = ({ type }: Pick<Tree, 'type'>): boolean => type === 'math' || type === 'inlineMath';

/** Turns TeX into MathML, which browsers show without script; reports invalid TeX with its line. */
export function renderFormulas(file: string, problems: Problem[]) {
  return (tree: Tree): void => {
    visit(tree, isFormulaNode, (node: Tree) => {
      const display = node.type === 'math';
      const tex = node.value ?? '';
      const formula = render(tex, display, (message) =>
        problems.push({ file, line: node.position?.start.line ?? 1, column: node.position?.start.column, message }),
      );
      const block = {
        hName: 'div',
        hProperties: { className: ['formula'], tabIndex: 0, role: 'group', ariaLabel: tex },
      };
      Object.assign(node, {
        data: display
          ? { ...block, hChildren: formula ? [formula] : [] }
          : { hName: 'math', hProperties: formula?.properties, hChildren: formula?.children ?? [] },
      });
    });
  };
}

const isFormulaNode = (node: unknown): node is Tree => isFormula(node as Tree);

function render(tex: string, displayMode: boolean, report: (message: string) => void): Tree | undefined {
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode,
      strict: 'ignore',
      maxExpand: 1000,
      maxSize: 50,
    });
    const found = new DOMParser().parseFromString(html, 'text/xml').getElementsByTagName('math')[0];
    return found && (nodeOf(found) as Tree);
  } catch (error) {
    const reason = (error as Error).message.replace(/^KaTeX parse error: /, '').replace(/\s+/g, ' ');
    report(`this formula cannot be read: ${reason}`);
    return undefined;
  }
}

/** The policy of the pages forbids style attributes; MathML Core has no `columnalign`, so columns get classes. */
function nodeOf(element: XmlElement): Tree {
  const attributes = Array.from(element.attributes, ({ name, value }): [string, string] => [name, value]);
  const properties = Object.fromEntries(attributes.filter(([name]) => !/^(style|class|columnalign)$/.test(name)));
  const children = Array.from(element.childNodes).flatMap((child): Tree[] => {
    if (child.nodeType === element.TEXT_NODE) return [{ type: 'text', value: child.nodeValue ?? '' }];
    return child.nodeType === element.ELEMENT_NODE ? [nodeOf(child as XmlElement)] : [];
  });
  const columns = element.getAttribute('columnalign')?.split(/\s+/) ?? [];
  for (const row of columns.length > 0 ? children : [])
    for (const [index, cell] of (row.children ?? []).entries()) {
      const side = columns[index] ?? columns.at(-1);
      if (side && side !== 'center') cell.properties = { ...cell.properties, className: [`formula-${side}`] };
    }
  return { type: 'element', tagName: element.tagName, properties, children };
}
