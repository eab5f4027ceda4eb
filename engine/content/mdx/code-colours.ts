import type { ElementContent } from 'hast';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki/core';
import { type Tree, textOf } from './text-tree.ts';

export const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });

const maxLines = 10_000;

/** Reads what follows the language of a code sample: ```ts title="src/worker.ts" {3,5-6} */
function readMeta(meta = ''): { title: string | undefined; marked: Set<number> } {
  const [, title] = /title="([^"]+)"/.exec(meta) ?? [];
  const marked = new Set<number>();
  for (const [, from, to = from] of (/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '').matchAll(/(\d+)(?:-(\d+))?/g))
    for (let line = Number(from); line <= Math.min(Number(to), maxLines); line++) marked.add(line);
  return { title, marked };
}

const plainTokens = ['foreground', 'token-punctuation', 'token-link'];

/** Elements for the most frequent colours save 300 bytes on a page with much code. Rare colours have a class. */
const elements: Readonly<Record<string, string>> = {
  keyword: 'b',
  string: 'i',
  'string-expression': 'i',
  constant: 'var',
  parameter: 'var',
  comment: 'small',
  function: 'span',
};

/** Replaces Shiki’s style attributes, which the policy forbids; adjacent tokens of one colour share an element. */
export const classesForColours: ShikiTransformer = {
  pre(node) {
    delete node.properties.style;
    node.properties.tabindex = '0';
    const { title } = readMeta(this.options.meta?.__raw);
    if (title) node.properties['data-title'] = title;
  },
  code(node) {
    const { marked } = readMeta(this.options.meta?.__raw);
    const lines = (node as Tree).children ?? [];
    let number = 1;
    const parts: { isMarked: boolean; tokens: Tree[] }[] = [];
    for (const line of lines) {
      const isMarked = line.type === 'element' && marked.has(number);
      if (line.type === 'element') number++;
      const last = parts.at(-1);
      const tokens = line.children ?? [line];
      if (last && last.isMarked === isMarked) last.tokens.push(...tokens);
      else parts.push({ isMarked, tokens: [...tokens] });
    }
    node.children = parts.flatMap(({ isMarked, tokens }) => {
      const children = inColours(tokens);
      return isMarked ? [{ type: 'element' as const, tagName: 'mark', properties: {}, children }] : children;
    });
  },
};

function inColours(tokens: readonly Tree[]): ElementContent[] {
  const runs: { tag: string; colour: string; text: string }[] = [];
  for (const token of tokens) {
    const words = textOf(token);
    const [, named = ''] = /--code-([\w-]+)/.exec(String(token.properties?.style ?? '')) ?? [];
    const colour = plainTokens.includes(named) ? '' : named.replace(/^token-/, '');
    const tag = colour && (elements[colour] ?? 'span');
    const last = runs.at(-1);
    if (last && ((last.tag === tag && last.colour === colour) || !words.trim())) last.text += words;
    else runs.push({ tag, colour, text: words });
  }
  return runs.map(({ tag, colour, text: value }) =>
    tag
      ? {
          type: 'element',
          tagName: tag,
          properties: colour in elements ? {} : { class: `code-${colour}` },
          children: [{ type: 'text', value }],
        }
      : { type: 'text', value },
  );
}
