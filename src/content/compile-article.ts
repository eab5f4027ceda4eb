import { compile } from '@mdx-js/mdx';
import rehypeShiki from '@shikijs/rehype';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { createCssVariablesTheme, type ShikiTransformer } from 'shiki/core';
import type { ArticleBody, Heading } from './content.ts';
import type { Problem } from './problems.ts';

/** The components that an article may use, besides Markdown. */
const articleComponents = ['Tip', 'Phases', 'Phase', 'PullQuote'] as const;

/** A node of the Markdown or HTML tree, with the parts that are looked at here. */
interface Tree {
  type: string;
  name?: string | null;
  tagName?: string;
  value?: string;
  url?: string;
  children?: Tree[];
  properties?: Record<string, unknown>;
  position?: { start: { line: number; column: number } };
}

/**
 * Compiles the MDX of an article.
 * @param file path from the project's root, for messages
 * @param source the whole file, front matter included, so that lines are right
 * @param problems gets syntax errors and unknown components, with their places
 * @returns the body, or undefined where it is empty or does not compile
 */
export async function compileArticle(
  file: string,
  source: string,
  problems: Problem[],
): Promise<ArticleBody | undefined> {
  const key = `${file}\n${source}`;
  const known = compiled.get(key) ?? compileFresh(file, source);
  compiled.set(key, known);
  const { body, faults } = await known;
  problems.push(...faults);
  return body;
}

interface Compiled {
  body: ArticleBody | undefined;
  faults: Problem[];
}

/** What has been compiled in this process: a change of one article does not compile the others again. */
const compiled = new Map<string, Promise<Compiled>>();

async function compileFresh(file: string, source: string): Promise<Compiled> {
  const problems: Problem[] = [];
  const body: Omit<ArticleBody, 'code'> = { headings: [], words: 0, links: [] };
  let empty = true;
  const inspectMarkdown = () => (tree: Tree) => {
    empty = !tree.children?.some((node) => node.type !== 'yaml');
    visit(tree, (node) => {
      const line = node.position?.start.line ?? 1;
      if (node.url?.startsWith('/')) body.links.push({ href: node.url, file, line });
      if (node.type === 'mdxjsEsm') problems.push({ file, line, message: 'an article has no import and no export' });
      if (node.name && /^[A-Z]/.test(node.name) && !articleComponents.some((known) => known === node.name)) {
        problems.push({
          file,
          line,
          column: node.position?.start.column,
          key: node.name,
          message: `no such component; there are ${articleComponents.join(', ')}`,
        });
      }
      if ((node.type === 'text' || node.type === 'code' || node.type === 'inlineCode') && node.value) {
        body.words += node.value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      }
    });
  };
  const collectHeadings = () => (tree: Tree) => {
    visit(tree, (node) => {
      if (node.tagName === 'h2') body.headings.push(heading(node));
    });
  };
  try {
    const output = await compile(
      { value: source, path: file },
      {
        outputFormat: 'function-body',
        remarkPlugins: [remarkFrontmatter, remarkGfm, inspectMarkdown],
        rehypePlugins: [
          rehypeSlug,
          collectHeadings,
          [rehypeShiki, { theme, lazy: true, langs: [], transformers: [classesForColours] }],
        ],
      },
    );
    return { body: empty ? undefined : { ...body, code: String(output) }, faults: problems };
  } catch (fault) {
    const { line, column, reason, message } = fault as {
      line?: number;
      column?: number;
      reason?: string;
      message: string;
    };
    return { body: undefined, faults: [...problems, { file, line, column, message: reason ?? message }] };
  }
}

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });

/** Shiki writes colours as style attributes, which a strict policy forbids; here they become classes (`code-keyword`). */
const classesForColours: ShikiTransformer = {
  pre(node) {
    delete node.properties.style;
    node.properties.tabindex = '0';
  },
  span(node) {
    const variable = /--code-([\w-]+)/.exec(String(node.properties.style ?? ''))?.[1];
    delete node.properties.style;
    if (variable) this.addClassToHast(node, `code-${variable}`);
  },
};

function heading(node: Tree): Heading {
  let text = '';
  visit(node, ({ type, value }) => {
    if (type === 'text') text += value;
  });
  return { id: String(node.properties?.id), text };
}

function visit(node: Tree, look: (node: Tree) => void): void {
  look(node);
  for (const child of node.children ?? []) visit(child, look);
}
