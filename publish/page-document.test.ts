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
    `"<!DOCTYPE html><html><head><title>T</title><link rel="preload" as="font" type="font/woff2" href="/fonts/f.woff2" crossorigin media="not all"><script>boot()</script><script type="speculationrules">{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/*.*"}}]},"eagerness":"moderate"}]}</script><template><link rel="manifest" href="/site.webmanifest"><script type="module" src="/assets/entry.js" integrity="sha256-E" data-table="/assets/scripts.json" data-table-integrity="sha256-S" data-state="/assets/data/index.json"></script></template><style>a{color:red}</style><style>b{color:blue}</style><link rel="stylesheet" href="/assets/a.css" disabled><script type="application/ld+json">{}</script></head><body>B</body></html>"`,
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
