import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import type { Problem } from '../problems.ts';
import { languagesIn } from './read-folder.ts';

const refused = (...files: string[]) => {
  const folder = 'articles/3-short';
  const root = copyContent(Object.fromEntries(files.map((file) => [`${folder}/${file}`, () => 'x'])));
  const problems: Problem[] = [];
  languagesIn(root, folder, ['en', 'sv'], problems);
  return problems.map(({ file }) => file.replace(`${folder}/`, ''));
};

test('accepts code beside a text, with its words, data and styles', () => {
  const words = ['lift.en.yaml', 'lift.sv.yaml', 'lift.yaml', 'lift.module.css'];
  expect(refused('lift.island.tsx', 'lift-queue.ts', 'lift-queue.test.ts', ...words)).toEqual([]);
});

test('reports words without code, words in a language the site does not have, and other files', () => {
  expect(refused('lift.island.tsx', 'lift.xx.yaml', 'lift.txt', 'shift.en.yaml')).toEqual([
    'lift.txt',
    'lift.xx.yaml',
    'shift.en.yaml',
  ]);
});
