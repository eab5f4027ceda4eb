import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockContent, Paragraph, PhrasingContent, RootContent } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import { defListHastHandlers } from 'remark-definition-list';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { versionsOf } from '../../content/cache/disk-cache.ts';
import type { Article, OwnPage } from '../../content/content.ts';
import { fileBeside } from '../../content/files/files-beside.ts';
import { islandsByElement } from '../../content/mdx/compile-article.ts';
import { insertSource, sourcesIn } from '../../content/mdx/insert-source.ts';
import { noteReturn } from '../../content/mdx/rich-text.ts';
import { pictureBeside } from '../../content/pictures/pictures.ts';
import { siteRoot } from '../../content/site-root.ts';
import { bareTree, textVersion as parserVersion } from '../../content/translations/text-blocks.ts';
import { plainList } from '../../i18n/format.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { fileUrl, localize, pageUrl, type SitePath } from '../../routes/addresses.ts';
import { articlePage, type PageRef } from '../../routes/pages.ts';
import { fileOf } from '../../ui/picture/picture-source.ts';
import { listTranslations } from '../../ui/translations/list-translations.ts';
import { item, link, list, paragraph, strong } from './markdown.ts';
import { absoluteUrl } from './structured-data/addresses.ts';

/** Reads a text as plain Markdown: tips, phases and quotes are converted, links and pictures get absolute addresses. */
export function parseAsMarkdown(text: string, place: Place, source: PageSource): RootContent[] {
  return simplify(bareTree(text).children, place, source);
}

export const textVersion = [
  readFileSync(import.meta.filename, 'utf8'),
  parserVersion,
  versionsOf(['remark-definition-list', 'remark-gfm', 'remark-rehype', 'rehype-stringify']),
];

/** Everything that the text of an article in Markdown and feeds depends on, except the words around it. */
export function textParts(root: string, article: Article, source: PageSource): string[] {
  const { content, language, t } = source;
  const pictures = (article.translations[language]?.body ?? article.source.body).pictures;
  const files = pictures.map(({ path }) => content.pictures[path]?.light.name);
  const own = [
    language,
    content.site.url,
    t('blog_tip'),
    t('blog_machine'),
    String(article.number),
    JSON.stringify(files),
    JSON.stringify(translationsList(source)),
  ];
  const text = readArticleSource(root, article, language);
  return [...own, text, ...sourcesIn(root, text)];
}

/** Converts a text from `parseAsMarkdown` to HTML for feeds. */
export function htmlOf(text: RootContent[], t: PageSource['t']): string {
  const processor = unified()
    .use(remarkRehype, {
      handlers: defListHastHandlers,
      footnoteLabel: t('blog_footnotes'),
      footnoteBackContent: noteReturn,
      footnoteBackLabel: (reference) => t('blog_footnote_back', { number: reference + 1 }),
    })
    .use(rehypeStringify);
  return processor.stringify(processor.runSync({ type: 'root', children: text }));
}

export interface Place {
  to: PageRef;
  file: string;
}

const articleFile = ({ number, slug }: Article, language: string): string =>
  `articles/${number}-${slug}/${language}.mdx`;

/** The page of an article and its file, as a path from the site’s folder; the file need not exist. */
export const placeOfArticle = (article: Article, { language }: PageSource): Place => ({
  to: articlePage(article),
  file: articleFile(article, language),
});

/** The source of an article in a language, front matter included. */
export function readArticleSource(root: string, article: Article, language: string): string {
  return readFileSync(join(root, articleFile(article, language)), 'utf8');
}

/** The same for an own page. */
export const placeOfOwnPage = ({ name }: OwnPage, { language }: PageSource): Place => ({
  to: { page: 'own', name },
  file: `pages/${name}/${language}.mdx`,
});

/** The source of an own page in a language, front matter included; throws where it has no file. */
export function readOwnPageSource(root: string, { name }: OwnPage, language: string): string {
  return readFileSync(join(root, `pages/${name}/${language}.mdx`), 'utf8');
}

function simplify<Node extends RootContent>(nodes: Node[], place: Place, source: PageSource): Node[] {
  const { content, language, t } = source;
  const absolute = (url: string) => {
    const offered = fileBeside(place.file, url);
    if (offered) return fileUrl(offered);
    if (url.startsWith('/')) return content.site.url + localize(url as SitePath, language);
    return url.startsWith('#') ? pageUrl(place.to, language) + url : url;
  };
  const absolutePicture = (url: string) => {
    const picture = content.pictures[pictureBeside(place.file, url)];
    return picture && absoluteUrl(fileOf(picture));
  };
  const toPage = () => paragraph(link(pageUrl(place.to, language), t('blog_machine')));
  const inside = (node: { children: unknown[] }) => simplify(node.children as RootContent[], place, source);
  const blocks = (nodes: RootContent[]) =>
    nodes.some(isBlock) ? (nodes as BlockContent[]) : [paragraph(...(nodes as PhrasingContent[]))];
  return nodes.flatMap((node) => simplifyOne(node) as Node[]);

  function simplifyOne(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'yaml':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        // An empty node instead of removal: a text between blocks must not disturb their spacing.
        return literalOf(node.value) ? [{ type: 'text', value: literalOf(node.value) }] : [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const title = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')?.value;
        const written = title && typeof title === 'object' ? literalOf(title.value) : title;
        const heading = paragraph(strong(written || t('blog_tip')));
        const children = inside(node);
        // The drawing uses colours of the page, so its description replaces it.
        const alt = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt')?.value;
        if (node.name === 'Figure')
          return [{ type: 'blockquote', children: [paragraph(String(alt)), ...blocks(children)] }];
        if (node.name === 'Video') {
          const attribute = (name: string) =>
            String(node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value ?? '');
          const url = attribute('href') || absolute(attribute('src'));
          return [paragraph(link(url, attribute('title'))), ...(children.length > 0 ? blocks(children) : [])];
        }
        if (node.name === 'Source') {
          const code = { ...node } as Parameters<typeof insertSource>[1];
          insertSource(siteRoot, code, () => {});
          return [code as RootContent];
        }
        if (node.name === 'Translations') return [translationsList(source)];
        // An island is interactive on the page, so its title and description replace it.
        if (islandsByElement().has(node.name ?? ''))
          return written ? [{ type: 'blockquote', children: [heading, toPage(), ...blocks(children)] }] : [];
        if (node.name === 'Term') return [...inside(node), { type: 'text', value: ` (${meaningOf(node)})` }];
        if (node.name === 'Tip') return [{ type: 'blockquote', children: [heading, ...blocks(children)] }];
        if (node.name === 'PullQuote') return [{ type: 'blockquote', children: blocks(children) }];
        if (node.name === 'Phase') return [item(heading, ...blocks(children))];
        if (node.name === 'Phases')
          return [list({ ordered: true }, ...children.filter((one) => one.type === 'listItem'))];
        return children;
      }
      case 'paragraph':
        if (isOnlyComponents(node)) return inside(node).filter(isBlock);
        return figureOf(node, inside(node) as PhrasingContent[]);
      case 'link':
        return [{ ...node, children: inside(node), url: absolute(node.url) } as RootContent];
      case 'definition':
        return [{ ...node, url: absolutePicture(node.url) ?? absolute(node.url) }];
      case 'image':
        return [{ ...node, url: absolutePicture(node.url) ?? node.url }];
      default:
        return ['children' in node ? ({ ...node, children: inside(node) } as RootContent) : node];
    }
  }
}

function translationsList({ content, language, t }: PageSource): RootContent {
  const rows = listTranslations(content, t, (names) => plainList(names, language));
  return list(
    {},
    ...rows.map(({ name, by, read }) =>
      item(paragraph(strong(name), ` – ${t('translations_by')}: ${by}. ${t('translations_read')}: ${read}.`)),
    ),
  );
}

function figureOf(node: Paragraph, children: PhrasingContent[]): Paragraph[] {
  const [image] = children;
  if (children.length !== 1 || image?.type !== 'image' || !image.title) return [{ ...node, children }];
  return [
    paragraph({ ...image, title: null }),
    paragraph({ type: 'emphasis', children: [{ type: 'text', value: image.title }] }),
  ];
}

const isOnlyComponents = ({ children }: Paragraph): boolean =>
  children.every((one) =>
    one.type === 'text' ? one.value.trim() === '' : one.type === 'mdxJsxTextElement' && /^[A-Z]/.test(one.name ?? ''),
  );

const isBlock = ({ type }: RootContent): boolean =>
  ['paragraph', 'heading', 'list', 'listItem', 'blockquote', 'code', 'math', 'table', 'thematicBreak'].includes(type);

const meaningOf = ({ attributes }: { attributes: { type: string; name?: string; value?: unknown }[] }): string =>
  String(attributes.find(({ name }) => name === 'means')?.value);

const literalOf = (expression: string): string => /^\s*(["'])(.*)\1\s*$/s.exec(expression)?.[2] ?? '';
