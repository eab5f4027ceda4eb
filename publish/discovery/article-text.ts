import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Article, OwnPage } from '../../src/content/content.ts';
import { cacheText, versionsOf } from '../../src/content/disk-cache.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { localize, pageUrl, type SitePath } from '../../src/site/addresses.ts';
import { articlePage, type PageRef } from '../../src/site/pages.ts';
import { item, list, paragraph, strong } from './markdown.ts';

/**
 * Reads the text of an article, an own page or a story as plain Markdown, for readers that know neither our components
 * nor our pages: tips, phases and quotes become what Markdown has for them, links and pictures get whole addresses.
 * @param text the file's text, as its owner has written it
 * @param to the page that shows it
 */
export function readText(text: string, to: PageRef, source: PageSource): RootContent[] {
  const tree = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx).parse(text);
  return simplify(tree.children, to, source);
}

/**
 * The same as HTML, for feeds.
 * @returns what an earlier build has made of the same text, where there is some
 */
export function readArticleHtml(root: string, article: Article, source: PageSource): string {
  const { content, language, t } = source;
  const text = readArticleSource(root, article, language);
  const parts = [...textVersion, language, content.site.url, t('blog_tip'), text];
  return cacheText('article-html', [...parts, String(article.number)], () =>
    htmlOf(readText(text, articlePage(article), source)),
  );
}

/** What a text depends on, beside itself: this file, and the packages that read it. */
export const textVersion = [
  readFileSync(import.meta.filename, 'utf8'),
  versionsOf(['remark-parse', 'remark-gfm', 'remark-mdx', 'remark-rehype', 'rehype-stringify']),
];

function htmlOf(text: RootContent[]): string {
  const processor = unified().use(remarkRehype).use(rehypeStringify);
  return processor.stringify(processor.runSync({ type: 'root', children: text }));
}

/** The text of an article in a language, as its owner has written it. */
export function readArticleSource(root: string, { number, slug }: Article, language: string): string {
  return readFileSync(join(root, `content/articles/${number}-${slug}/${language}.mdx`), 'utf8');
}

/** The same of an own page. */
export function readOwnPageSource(root: string, { name }: OwnPage, language: string): string {
  return readFileSync(join(root, `content/pages/${name}/${language}.mdx`), 'utf8');
}

/** @param page the text's own page: links to its parts lead there */
function simplify<Node extends RootContent>(nodes: Node[], page: PageRef, source: PageSource): Node[] {
  const { content, language, t } = source;
  const absolute = (url: string) => {
    if (url.startsWith('/')) return content.site.url + localize(url as SitePath, language);
    return url.startsWith('#') ? pageUrl(page, language) + url : url;
  };
  // Files have no language.
  const absoluteFile = (url: string) => (url.startsWith('/') ? content.site.url + url : url);
  const inside = (node: { children: unknown[] }) => simplify(node.children as RootContent[], page, source);
  const blocks = (nodes: RootContent[]) =>
    nodes.some(isBlock) ? (nodes as BlockContent[]) : [paragraph(...(nodes as PhrasingContent[]))];
  return nodes.flatMap((node) => simplifyOne(node) as Node[]);

  function simplifyOne(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'yaml':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // A comment says nothing: an empty text between blocks would take the blank lines of the whole page.
        return literalOf(node.value) ? [{ type: 'text', value: literalOf(node.value) }] : [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const title = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')?.value;
        const written = title && typeof title === 'object' ? literalOf(title.value) : title;
        const heading = paragraph(strong(written || t('blog_tip')));
        const children = inside(node);
        if (node.name === 'Tip') return [{ type: 'blockquote', children: [heading, ...blocks(children)] }];
        if (node.name === 'PullQuote') return [{ type: 'blockquote', children: blocks(children) }];
        if (node.name === 'Phase') return [item(heading, ...blocks(children))];
        if (node.name === 'Phases')
          return [list({ ordered: true }, ...children.filter((one) => one.type === 'listItem'))];
        return children;
      }
      case 'paragraph':
        return isOnlyComponents(node)
          ? inside(node).filter(isBlock)
          : [{ ...node, children: inside(node) } as Paragraph];
      case 'link':
        return [{ ...node, children: inside(node), url: absolute(node.url) } as RootContent];
      case 'definition':
        return [{ ...node, url: absolute(node.url) }];
      case 'image':
        return [{ ...node, url: absoluteFile(node.url) }];
      default:
        return ['children' in node ? ({ ...node, children: inside(node) } as RootContent) : node];
    }
  }
}

/** A component on a line of its own is a paragraph to the parser, and a block to MDX. */
const isOnlyComponents = ({ children }: Paragraph): boolean =>
  children.every((one) =>
    one.type === 'text' ? one.value.trim() === '' : one.type === 'mdxJsxTextElement' && /^[A-Z]/.test(one.name ?? ''),
  );

const isBlock = ({ type }: RootContent): boolean =>
  ['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'code', 'table', 'thematicBreak'].includes(type);

/** What an expression shows: a string in quotes; a comment shows nothing. */
const literalOf = (expression: string): string => /^\s*(["'])(.*)\1\s*$/s.exec(expression)?.[2] ?? '';
