import { expect, test } from 'vitest';
import { completeDocument } from './page-document.ts';

const additions = {
  state: '<script type="application/json" id="page-data">{}</script>',
  styles: ['a{color:red}', 'b{color:blue}'],
  styleFiles: ['/assets/a.css'],
  boot: 'boot()',
  font: '/fonts/f.woff2',
};

test('everything goes to the end of the head, and nothing else moves', () => {
  const html = '<!DOCTYPE html><html><head><title>T</title></head><body>B</body></html>';
  expect(completeDocument(html, additions)).toMatchInlineSnapshot(
    `"<!DOCTYPE html><html><head><title>T</title><script>boot()</script><link rel="preload" as="font" type="font/woff2" href="/fonts/f.woff2" crossorigin><style>a{color:red}</style><style>b{color:blue}</style><link rel="stylesheet" href="/assets/a.css" disabled><script type="application/json" id="page-data">{}</script></head><body>B</body></html>"`,
  );
});

test('a document without a head is refused', () => {
  expect(() => completeDocument('<p>Text</p>', additions)).toThrow('no head');
});
