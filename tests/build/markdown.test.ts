import type { Element } from '@xmldom/xmldom';
import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { tagOf } from '../../engine/i18n/languages.ts';
import { languagesOfProject } from '../../engine/pages/summaries.ts';
import { address, localize, markdownPath, pagePath, pageUrl } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { articlesIn, readFile, readPage } from '../support/built-files.ts';
import { addresses, content, exists, languages } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { decode } from './page-head.ts';
import { elementsIn, parsePage } from './parse-page.ts';

const { url } = content.site;

/** The articles, projects and own pages that are available as Markdown in a language. */
const writtenIn = (language: string): PageRef[] => [
  ...content.projects
    .filter((project) => project.kind !== 'template' && languagesOfProject(project, content).includes(language))
    .map(({ slug }) => ({ page: 'project' as const, slug })),
  ...articlesIn(language).map(({ number }) => ({ page: 'article' as const, number: String(number) })),
  ...content.ownPages
    .filter(({ translations }) => translations[language]?.body)
    .map(({ name }) => ({ page: 'own' as const, name })),
];

const parseMarkdown = (text: string): Root =>
  unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(text);

function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';

const texts = (root: Element, ...names: string[]) => elementsIn(root, ...names).map((one) => one.textContent ?? '');

test('pages link to one feed, the blog and articles to all feeds, and written pages to their Markdown', () => {
  for (const { path, language, to } of addresses) {
    const html = decode(readPage(path));
    const named = feeds.map(
      ({ path: feed, type, name }) =>
        `<link rel="alternate" type="${type}" title="${content.site.name} (${name})" href="${address(localize(feed, language))}">`,
    );
    const isOfBlog = to.page === 'blog' || to.page === 'article';
    expect(
      named.filter((link) => html.includes(link)),
      path,
    ).toEqual(exists('blog') ? named.slice(0, isOfBlog ? 3 : 1) : []);
    const [spoken] = [language, 'en'].filter((code) => writtenIn(code).some((one) => pagePath(one) === pagePath(to)));
    expect(
      [...html.matchAll(/<link rel="alternate" type="text\/markdown" href="([^"]+)"/g)].map(([, href]) => href),
      path,
    ).toEqual(spoken ? [address(markdownPath(to, spoken))] : []);
  }
});

test('the Markdown of a page has its headings and code, absolute links and correct front matter', () => {
  for (const [index, language] of languages.entries())
    for (const to of share(writtenIn(language), index, 3)) {
      const path = pagePath(to, language);
      const tree = parseMarkdown(readFile(markdownPath(to, language)));
      const document = parsePage(readPage(path));
      const main = document.getElementsByTagName('main')[0] as Element;
      const prose = document.getElementById('prose') ?? main;
      // The content of demos is only on the page.
      for (const one of elementsIn(main, 'island-root')) one.textContent = '';
      const [title, ...headings] = nodesOf(tree, 'heading').map(textOf);
      expect([title], path).toEqual(texts(main, 'h1'));
      // Only the page has the heading of the footnotes.
      const shown = elementsIn(prose, 'h2', 'h3', 'h4').filter((one) => one.getAttribute('id') !== 'footnote-label');
      expect(headings, path).toEqual(shown.map((one) => one.textContent));
      expect(
        nodesOf(tree, 'code').map(({ value }) => value),
        path,
      ).toEqual(texts(main, 'pre').map((code) => code.replace(/\n$/, '')));
      for (const link of nodesOf(tree, 'link')) expect(link.url, path).toMatch(/^(https?|mailto):/);
      const [front] = nodesOf(tree, 'yaml');
      expect(parseYaml(front?.value ?? ''), path).toMatchObject({
        title,
        language: tagOf(language),
        url: pageUrl(to, language),
      });
    }
});

test('llms.txt has the standard structure and links to all Markdown files of its language', () => {
  for (const language of languages) {
    const tree = parseMarkdown(readFile(localize('/llms.txt', language)));
    expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
    expect(nodesOf(tree, 'heading')[0]?.depth).toBe(1);
    expect(
      new Set(
        nodesOf(tree, 'heading')
          .slice(1)
          .map(({ depth }) => depth),
      ),
    ).toEqual(new Set([2]));
    const links = nodesOf(tree, 'link').map((link) => link.url);
    for (const to of writtenIn(language)) expect(links).toContain(url + markdownPath(to, language));
  }
});
