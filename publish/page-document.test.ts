import { expect, test } from 'vitest';
import { completeDocument } from './page-document.ts';

const additions = {
  state: '/assets/data/index.json',
  structuredData: '<script type="application/ld+json">{}</script>',
  styles: ['a{color:red}', 'b{color:blue}'],
  styleFiles: ['/assets/a.css'],
  boot: 'boot()',
  entry: { address: '/assets/entry.js', integrity: 'sha256-E' },
  table: { address: '/assets/scripts.json', integrity: 'sha256-S' },
  font: '/fonts/f.woff2',
};

test('everything goes to the end of the head, and nothing else moves', () => {
  const html = '<!DOCTYPE html><html><head><title>T</title></head><body>B</body></html>';
  expect(completeDocument(html, additions)).toMatchInlineSnapshot(
    `"<!DOCTYPE html><html><head><title>T</title><link rel="preload" as="font" type="font/woff2" href="/fonts/f.woff2" crossorigin media="not all"><script>boot()</script><script type="speculationrules">{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}</script><template><link rel="manifest" href="/site.webmanifest"><script type="module" src="/assets/entry.js" integrity="sha256-E" data-table="/assets/scripts.json" data-table-integrity="sha256-S" data-state="/assets/data/index.json"></script></template><style>a{color:red}</style><style>b{color:blue}</style><link rel="stylesheet" href="/assets/a.css" disabled><link rel="icon" href="/icons/32.png" sizes="32x32" type="image/png"><link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Cstyle%3E@media(prefers-color-scheme:dark){.g{fill:%23f6ead2}.d{fill:%2315203b}}%3C/style%3E%3Cpath class='g' fill='%2315203b' d='M0 0h40v40H0z'/%3E%3Cpath fill='%23e8503a' d='M0 0h20L0 20z'/%3E%3Cpath fill='%23f4a52a' d='M40 40H20l20-20z'/%3E%3Cpath class='d' fill='%23fffbf3' d='m20 8 12 12-12 12L8 20z'/%3E%3Cpath fill='%230e7c7b' d='m20 13.5 6.5 6.5-6.5 6.5-6.5-6.5z'/%3E%3C/svg%3E" sizes="any" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png"><script type="application/ld+json">{}</script></head><body>B</body></html>"`,
  );
});

test('a document without a head is refused', () => {
  expect(() => completeDocument('<p>Text</p>', additions)).toThrow('no head');
});

test('a picture is asked for in the head only where it has a high priority', () => {
  const first = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
  const other = '<link rel="preload" as="image" href="/b.svg"/>';
  const html = completeDocument(`<html><head>${first}${other}</head><body></body></html>`, additions);
  expect(html).toContain(first);
  expect(html).not.toContain(other);
});
