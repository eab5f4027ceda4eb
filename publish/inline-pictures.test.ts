import { expect, test } from 'vitest';
import { inlinePictures } from './inline-pictures.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">
<style>a{width:50%}</style><title>R&amp;D’s</title><use href="#it's"/></svg>`;
const read = (address: string) => (address === '/a.svg' ? drawing : undefined);

test('a marked drawing becomes its own address, and is not asked for ahead', () => {
  const html = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/><img data-inline="" src="/a.svg"/>';
  const page = inlinePictures(html, read);
  const [, source = ''] = /^<img data-inline="" src="(.*)"\/>$/.exec(page) ?? [];
  expect(decodeURIComponent(source.replace('data:image/svg+xml,', ''))).toBe(
    drawing.replaceAll('\n', ' ').replaceAll('"', "'"),
  );
  expect(source).not.toMatch(/[<>"#&]/);
});

test('what is not marked, and what is no drawing, stays a file', () => {
  const html = '<link rel="preload" as="image" href="/b.png"/><img src="/a.svg"/><img data-inline="" src="/b.png"/>';
  expect(inlinePictures(html, read)).toBe(html);
});
