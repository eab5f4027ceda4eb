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

test('files that a page embeds are checked, including the poster of a video', () => {
  const film = '<video poster="/film.webp" src="/film.webm"></video>';
  expect(check({ '/index.html': page(film), '/film.webm': '' })).toEqual([expect.stringContaining('/film.webp')]);
});

test('links to existing addresses and fragments are not reported', () => {
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
  ['an address with a query', '/about?q=1&amp;sort=a#work'],
  ['a percent-encoded fragment', '/about#%C3%A5r'],
  ['a view of a drawing', '/a.svg#svgView(viewBox(0,0,1,1))'],
  ['another site', 'https://elsewhere.example/nothing'],
])('a link to %s is not reported: %s', (_what, address) => {
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
    '/index.html: #nothing points to a missing fragment',
    '/index.html: /abuot does not exist',
    '/index.html: /b.svg does not exist',
    '/index.html: /about#wrk points to a missing fragment',
  ]);
});

test('a dead link is reported with the file and line of each text that has the link, in any language', async () => {
  const content = await readContent(
    copyContent({
      'articles/1-everything/sv.mdx': (text) => text.replace('Slutet.', 'Se [detta](#nothing), [det](/about#nowhere).'),
      'articles/3-short/en.mdx': (text) => `${text}\nSee [this](#nothing).\n`,
      'projects/loom/en.mdx': (text) => text.replace('(/about)', '(#nothing)'),
    }),
  );
  const describe = (file: string, href: string) =>
    describeDeadLinks([{ file, href, message: 'points to a missing fragment' }], content);
  expect([
    ...describe('/sv/blog/1.html', '#nothing'),
    ...describe('/sv/blog/1.html', '/sv/about#nowhere'),
    ...describe('/apps/loom.html', '#nothing'),
    ...describe('/about.html', '#nothing'),
  ]).toEqual([
    '/sv/blog/1.html: #nothing points to a missing fragment (articles/1-everything/sv.mdx:178)',
    '/sv/blog/1.html: /sv/about#nowhere points to a missing fragment (articles/1-everything/sv.mdx:178)',
    '/apps/loom.html: #nothing points to a missing fragment (projects/loom/en.mdx:26)',
    '/about.html: #nothing points to a missing fragment',
  ]);
});

test('checkContentLinks accepts content without broken links', async () => {
  const content = await readContent(copyContent());
  expect(() => checkContentLinks(content)).not.toThrow();
});

test('a link to a disabled page is omitted on the home page, and reported in a text', async () => {
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

test('an own page with the name of another page or of a language is reported', async () => {
  const page = () => '---\ntitle: Mine\ndescription: Mine.\n---\n\nText.\n';
  const content = await readContent(copyContent({ 'pages/blog/en.mdx': page, 'pages/sv/en.mdx': page }));
  expect(() => checkContentLinks(content)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: 2 problems in the content:
      pages/blog: /blog is already used by the site: rename the folder
      pages/sv: /sv is already used by the site: rename the folder]
  `);
});

test('broken links in an article, in a project and on the home page are reported with their lines', async () => {
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
      articles/1-everything/sv.mdx:178 /kontact: this page does not exist
      articles/1-everything/sv.mdx:178 /pictures/dorr.svg: no such drawing in pictures
      articles/1-everything/sv.mdx:178 monster.pdf: no such file beside the text
      home.yaml:28:55 explore.2.page: /gaems is not a page
      projects/loom/en.mdx:26 /abuot: this page does not exist]
  `);
});
