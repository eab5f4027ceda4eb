import { expect, test } from 'vitest';
import { hrefOf, htmlOf, type Link, moveTo } from './link-list.ts';

const links: Link[] = ['a', 'b', 'c'].map((text, id) => ({ id, text, url: `https://example.com/${text}` }));
const order = (from: number, to: number) =>
  moveTo(links, from, to)
    .map(({ text }) => text)
    .join('');

test('a link moves to any place, but not beyond the ends of the list', () => {
  expect([order(0, 2), order(2, 0), order(1, 9), order(1, -1), order(7, 0), order(1, 1)]).toEqual([
    'bca',
    'cab',
    'acb',
    'bac',
    'abc',
    'abc',
  ]);
});

test('an address may be a web address, a mailto or a tel link; any other becomes “#”', () => {
  expect(
    ['https://example.com/a', 'example.com/shop', 'mailto:a@example.com', ' tel:+27310000000 '].map(hrefOf),
  ).toEqual(['https://example.com/a', 'https://example.com/shop', 'mailto:a@example.com', 'tel:+27310000000']);
  expect(['javascript:alert(1)', 'data:text/html,x', 'no address', ''].map(hrefOf)).toEqual(['#', '#', '#', '#']);
});

test('the page has its links in order, and escapes their texts and addresses', () => {
  const html = htmlOf('A & B', [{ id: 1, text: '<b>"x"</b>', url: 'https://example.com/?a="&b' }, ...links], 'en');
  expect(html).toContain('<title>A &amp; B</title>');
  expect([...html.matchAll(/<a href="(.*)">(.*)<\/a>/g)].map(([, href, text]) => [href, text])).toEqual([
    ['https://example.com/?a=&quot;&amp;b', '&lt;b&gt;&quot;x&quot;&lt;/b&gt;'],
    ...links.map(({ url, text }) => [url, text]),
  ]);
  expect(html).not.toContain('<script');
});
