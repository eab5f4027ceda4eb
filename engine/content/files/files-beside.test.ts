import { expect, test } from 'vitest';
import { fileBeside } from './files-beside.ts';

test('returns the address of a file beside the text', () => {
  expect(fileBeside('articles/1-loom/de.mdx', 'slides.pdf')).toBe('/files/articles/1-loom/slides.pdf');
  expect(fileBeside('projects/loom/en.mdx', './all.yarns.csv')).toBe('/files/projects/loom/all.yarns.csv');
});

test.each([
  '../slides.pdf',
  '/slides.pdf',
  'https://loom.example/slides.pdf',
  '#slides.pdf',
  'loom.svg',
  'loom.ts',
  '',
])('returns no address for “%s”', (url) => expect(fileBeside('articles/1-loom/en.mdx', url)).toBeUndefined());
