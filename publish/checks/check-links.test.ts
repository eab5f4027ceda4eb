import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { copyContent } from '../../tests/support/content-copy.ts';
import { checkContentLinks, findDeadLinks } from './check-links.ts';

const page = (body: string) => `<html><body>${body}</body></html>`;

test('addresses and fragments that exist are fine', () => {
  const files = new Map([
    [
      '/index.html',
      page('<a href="/about#work">a</a><a href="#top" id="top">b</a><img src="/a.svg"><a href="mailto:x@y.z">c</a>'),
    ],
    ['/about.html', page('<h2 id="work">Work</h2><a href="/">home</a>')],
    ['/a.svg', '<svg/>'],
  ]);
  expect(findDeadLinks(files)).toEqual([]);
});

test.each([
  ['a query', '/about?q=1&amp;sort=a#work'],
  ['a fragment in percent signs', '/about#%C3%A5r'],
  ['a view into a drawing', '/a.svg#svgView(viewBox(0,0,1,1))'],
  ['another site', 'https://elsewhere.example/nothing'],
])('%s is fine: %s', (_what, address) => {
  const files = new Map([
    ['/index.html', page(`<a href="${address}">a</a>`)],
    ['/about.html', page('<h2 id="work">Work</h2><h2 id="år">År</h2>')],
    ['/a.svg', '<svg/>'],
  ]);
  expect(findDeadLinks(files)).toEqual([]);
});

test('each dead address and fragment is reported with its page', () => {
  const files = new Map([
    ['/index.html', page('<a href="/abuot">a</a><a href="/about#wrk">b</a><img src="/b.svg"><a href="#nothing">c</a>')],
    ['/about.html', page('<h2 id="work">Work</h2>')],
  ]);
  expect(findDeadLinks(files)).toEqual([
    '/index.html: /abuot does not exist',
    '/index.html: /about#wrk has no such part',
    '/index.html: /b.svg does not exist',
    '/index.html: #nothing has no such part',
  ]);
});

test('only pages are read: a link in a feed is an address of its own', () => {
  expect(findDeadLinks(new Map([['/rss.xml', '<a href="/nope">a</a>']]))).toEqual([]);
});

test('the links of content that is right lead to pages', async () => {
  const content = await readContent(copyContent());
  expect(() => checkContentLinks(content)).not.toThrow();
});

test('a link in an article and a door that lead to no page are reported with their lines', async () => {
  const content = await readContent(
    copyContent({
      'home.ts': (text) => text.replace("page: '/games'", "page: '/gaems'"),
      'articles/1-everything/sv.mdx': (text) => text.replace('Slutet.', 'Se [detta](/kontact).'),
    }),
  );
  expect(() => checkContentLinks(content)).toThrowErrorMatchingInlineSnapshot(`
    [ContentError: 2 problems in the content:
      content/articles/1-everything/sv.mdx:41 /kontact: this link leads to no page
      content/home.ts:32:59 explore.2.page: /gaems is no page]
  `);
});
