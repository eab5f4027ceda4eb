import { expect, test } from 'vitest';
import { fileBeside } from './files-beside.ts';

test('a text links to a file beside it', () => {
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
])('it does not offer %s', (url) => expect(fileBeside('articles/1-loom/en.mdx', url)).toBeUndefined());
