import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { localize, markdownOf, paths } from '../../src/site/addresses.ts';
import { feeds } from '../../src/site/feeds.ts';
import { articlesIn, parseXml, readFile, readPage } from '../support/built-files.ts';
import { expect, test } from '../support/fixtures.ts';
import { addresses, content, languages, pages } from '../support/site-map.ts';

const { url } = content.site;

/** The articles and projects that have a Markdown twin in a language. */
const twinsIn = (language: string) => [
  ...content.projects.filter(({ kind }) => kind !== 'template').map(({ slug }) => paths.app(slug)),
  ...articlesIn(language).map(({ number }) => paths.article(number)),
];

const parseMarkdown = (text: string): Root =>
  unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).parse(text);

/** Every node of a kind. */
function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : 'value' in node ? node.value : '';

interface SitemapEntry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { rel: string; hreflang: string; href: string }[];
}
const readSitemap = (): SitemapEntry[] => parseXml('/sitemap.xml').urlset.url;

test('the sitemap lists each page that may be found, and says of its languages what the page says', () => {
  const listed = new Map(readSitemap().map((entry) => [entry.loc, entry]));
  const indexed = addresses.filter(({ address }) => {
    const html = readPage(address);
    return !html.includes('content="noindex"') && html.includes(`<link rel="canonical" href="${url}${address}"/>`);
  });
  expect([...listed.keys()].sort()).toEqual(indexed.map(({ address }) => url + address).sort());
  for (const { address } of indexed) {
    const inHead = [...readPage(address).matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    expect(listed.get(url + address)?.['xhtml:link'], address).toEqual(
      inHead.map(([, hreflang, href]) => ({ rel: 'alternate', hreflang, href })),
    );
  }
});

test('pages that the sitemap calls translations of each other do so in both directions', () => {
  const entries = readSitemap();
  for (const { loc, 'xhtml:link': links } of entries)
    for (const { href, hreflang } of links.filter((link) => link.hreflang !== 'x-default')) {
      const other = entries.find((entry) => entry.loc === href);
      expect(other?.['xhtml:link'], `${loc} names ${href} as ${hreflang}`).toEqual(links);
    }
});

test('the sitemap dates articles by their last change, and nothing else', () => {
  for (const { loc, lastmod } of readSitemap()) {
    const article = content.articles.find(({ number }) => loc.endsWith(paths.article(number)));
    expect(lastmod, loc).toBe(article?.updated);
  }
});

test('robots may read everything and are told of the sitemap', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
  );
});

test('each file says what it is', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/humans.txt', 'text/plain; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/de/rss.xml', 'application/xml'],
    ['/de/atom.xml', 'application/xml'],
    ['/de/feed.json', 'application/json'],
    ['/de/blog/1.md', 'text/markdown; charset=utf-8'],
  ]) {
    const answer = await request.get(String(path));
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toBe(type);
  }
});

test('every page names the feeds of its language; articles and projects name their Markdown', () => {
  for (const { address, language, path } of addresses) {
    const html = readPage(address);
    for (const { path: feed, type, name } of feeds)
      expect(html, address).toContain(
        `<link rel="alternate" type="${type}" title="${content.site.name} (${name})" href="${localize(feed, language)}"/>`,
      );
    const [spoken] = [language, 'en'].filter((code) => twinsIn(code).some((twin) => twin === path));
    expect(
      [...html.matchAll(/<link rel="alternate" type="text\/markdown" href="([^"]+)"/g)].map(([, href]) => href),
      address,
    ).toEqual(spoken ? [localize(markdownOf(path), spoken)] : []);
    expect(html, address).toContain('<link rel="author" type="text/plain" href="/humans.txt"/>');
  }
});

test('each Markdown twin has the headings and the code of its page, and says what it is', async ({ page }) => {
  await page.goto('about:blank');
  for (const language of languages)
    for (const path of twinsIn(language)) {
      const address = localize(path, language);
      const tree = parseMarkdown(readFile(markdownOf(address)));
      const inPage = await page.evaluate((html) => {
        const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        const texts = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
        return {
          title: texts('h1'),
          headings: texts('h2, h3, h4'),
          prose: texts('#prose :is(h2, h3, h4)'),
          code: texts('pre'),
        };
      }, readPage(address));
      const [title, ...headings] = nodesOf(tree, 'heading').map(textOf);
      expect([title], address).toEqual(inPage.title);
      expect(headings, address).toEqual(inPage.prose.length > 0 ? inPage.prose : inPage.headings);
      expect(
        nodesOf(tree, 'code').map(({ value }) => value),
        address,
      ).toEqual(inPage.code.map((code) => code.replace(/\n$/, '')));
      for (const link of nodesOf(tree, 'link')) expect(link.url, address).toMatch(/^(https?|mailto):/);
      const [front] = nodesOf(tree, 'yaml');
      expect(parseYaml(front?.value ?? ''), address).toMatchObject({ title, language, url: url + address });
    }
});

test('llms.txt has its standard’s shape, and leads to every Markdown twin of its language', () => {
  for (const language of languages) {
    const tree = parseMarkdown(readFile(localize('/llms.txt', language)));
    expect(tree.children.slice(0, 2).map(({ type }) => type)).toEqual(['heading', 'blockquote']);
    expect(nodesOf(tree, 'heading').map(({ depth }) => depth)).toEqual([1, 2, 2, 2, 2]);
    const links = nodesOf(tree, 'link').map((link) => link.url);
    for (const path of twinsIn(language)) expect(links).toContain(url + localize(markdownOf(path), language));
  }
});

test('every address of this site in sitemap, feeds, llms.txt, humans.txt and twins answers', async ({ request }) => {
  const files = languages.flatMap((language) => [
    ...feeds.map(({ path }) => localize(path, language)),
    localize('/llms.txt', language),
    ...twinsIn(language).map((path) => localize(markdownOf(path), language)),
  ]);
  const named = new Set<string>();
  for (const file of [...files, '/sitemap.xml', '/robots.txt', '/humans.txt'] as const)
    for (const [address] of readFile(file).matchAll(/https:\/\/portfolio\.example[^\s"'<>)\]\\]*/g)) named.add(address);
  expect(named.size).toBeGreaterThan(pages.length * languages.length);
  for (const address of named) {
    const { pathname, hash } = new URL(address);
    const answer = await request.get(pathname, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    if (hash) expect(await answer.text(), address).toContain(`id="${hash.slice(1)}"`);
  }
});

test('humans.txt says who made it and of what', () => {
  expect(readFile('/humans.txt')).toMatch(/^\/\* TEAM \*\/\n.*: Durban Dev\nContact: hello@example\.com\n/);
  expect(readFile('/humans.txt')).toContain('Components: react, react-dom, react-router');
});
