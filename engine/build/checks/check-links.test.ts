import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { readContent } from '../../content/read-content.ts';
import {
  checkContentLinks,
  collectLinks,
  type DeadLink,
  describeDeadLinks,
  findDeadLinks,
  type Links,
} from './check-links.ts';

const page = (body: string) => `<html><body>${body}</body></html>`;

function check(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const links: Links = new Map();
  const dead: DeadLink[] = [];
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, file), text);
    if (file.endsWith('.html')) dead.push(...collectLinks(file, text, links));
  }
  return [...dead, ...findDeadLinks(folder, links)].map(({ file, href, message }) => `${file}: ${href} ${message}`);
}

test('every file that a page shows is looked for, the picture before a film too', () => {
  const film = '<video poster="/film.webp" src="/film.webm"></video>';
  expect(check({ '/index.html': page(film), '/film.webm': '' })).toEqual([expect.stringContaining('/film.webp')]);
});

test('addresses and fragments that exist are fine', () => {
  expect(
    check({
      '/index.html': page(
        '<a href="/about#work">a</a><a href="#top" id="top">b</a><img src="/a.svg"><a href="mailto:x@y.z">c</a>',
      ),
      '/about.html': page('<h2 id="work">Work</h2><a href="/">home</a>'),
      '/a.svg': '<svg/>',
    }),
  ).toEqual([]);
});

test.each([
  ['a query', '/about?q=1&amp;sort=a#work'],
  ['a fragment in percent signs', '/about#%C3%A5r'],
  ['a view into a drawing', '/a.svg#svgView(viewBox(0,0,1,1))'],
  ['another site', 'https://elsewhere.example/nothing'],
])('%s is fine: %s', (_what, address) => {
  expect(
    check({
      '/index.html': page(`<a href="${address}">a</a>`),
      '/about.html': page('<h2 id="work">Work</h2><h2 id="år">År</h2>'),
      '/a.svg': '<svg/>',
    }),
  ).toEqual([]);
});

test('each dead address and fragment is reported with its page', () => {
  expect(
    check({
      '/index.html': page('<a href="/abuot">a</a><a href="/about#wrk">b</a><img src="/b.svg"><a href="#nothing">c</a>'),
      '/about.html': page('<h2 id="work">Work</h2>'),
    }),
  ).toEqual([
    '/index.html: #nothing has no such part',
    '/index.html: /abuot does not exist',
    '/index.html: /b.svg does not exist',
    '/index.html: /about#wrk has no such part',
  ]);
});

test('a dead link is shown with the lines of the page’s texts that have it, in any language', async () => {
  const content = await readContent(
    copyContent({
      'articles/1-everything/sv.mdx': (text) => text.replace('Slutet.', 'Se [detta](#nothing), [det](/about#nowhere).'),
      'articles/3-short/en.mdx': (text) => `${text}\nSee [this](#nothing).\n`,
      'projects/loom/en.mdx': (text) => text.replace('(/about)', '(#nothing)'),
    }),
  );
  const describe = (file: string, href: string) =>
    describeDeadLinks([{ file, href, message: 'has no such part' }], content);
  expect([
    ...describe('/sv/blog/1.html', '#nothing'),
    ...describe('/sv/blog/1.html', '/sv/about#nowhere'),
    ...describe('/apps/loom.html', '#nothing'),
    ...describe('/about.html', '#nothing'),
  ]).toEqual([
    '/sv/blog/1.html: #nothing has no such part (articles/1-everything/sv.mdx:178)',
    '/sv/blog/1.html: /sv/about#nowhere has no such part (articles/1-everything/sv.mdx:178)',
    '/apps/loom.html: #nothing has no such part (projects/loom/en.mdx:26)',
    '/about.html: #nothing has no such part',
  ]);
});

test('the links of content that is right lead to pages', async () => {
  const content = await readContent(copyContent());
  expect(() => checkContentLinks(content)).not.toThrow();
});

test('a link on the home page to a disabled page is omitted; a link in a text to it is reported', async () => {
  const content = await readContent(
    copyContent({
      'site.yaml': (text) => text.replace('accessibility: false', 'games: false'),
      'articles/1-everything/sv.mdx': (text) => text.replace('Slutet.', 'Se [spelen](/games).'),
    }),
  );
  expect(() => checkContentLinks(content)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: 1 problem in the content:
      articles/1-everything/sv.mdx:178 /games: this page is disabled, or has no content]
  `);
});

test('an own page that takes the place of another page or a language is reported', async () => {
  const page = () => '---\ntitle: Mine\ndescription: Mine.\n---\n\nText.\n';
  const content = await readContent(copyContent({ 'pages/blog/en.mdx': page, 'pages/sv/en.mdx': page }));
  expect(() => checkContentLinks(content)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: 2 problems in the content:
      pages/blog: /blog is taken by the site itself
      pages/sv: /sv is taken by the site itself]
  `);
});

test('a link in an article, in a story and a door that lead to no page are reported with their lines', async () => {
  const content = await readContent(
    copyContent({
      'home.yaml': (text) => text.replace('page: /games', 'page: /gaems'),
      'articles/1-everything/sv.mdx': (text) =>
        text.replace('Slutet.', 'Se [detta](/kontact). Se [en dörr](/pictures/dorr.svg), [ett mönster](monster.pdf).'),
      'projects/loom/en.mdx': (text) => text.replace('(/about)', '(/abuot)'),
    }),
  );
  expect(() => checkContentLinks(content)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: 5 problems in the content:
      articles/1-everything/sv.mdx:178 /kontact: this link leads to no page
      articles/1-everything/sv.mdx:178 /pictures/dorr.svg: no such drawing in pictures
      articles/1-everything/sv.mdx:178 monster.pdf: no such file beside the text
      home.yaml:28:55 explore.2.page: /gaems is not a page
      projects/loom/en.mdx:26 /abuot: this link leads to no page]
  `);
});
