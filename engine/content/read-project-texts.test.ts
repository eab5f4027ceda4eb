import { expect, test } from 'vitest';
import { copyContent } from '../../tests/support/content-copy.ts';
import type { Problem } from './problems.ts';
import { readProjectTexts } from './read-project-texts.ts';

test('reports a missing and an unknown field by name, even if no other file was read before', () => {
  const root = copyContent({ 'projects/loom/en.mdx': (text) => text.replace('description:', 'descripton:') });
  const problems: Problem[] = [];
  readProjectTexts(root, { slug: 'loom', key: 'loom' }, 'en', problems);
  expect(problems.map(({ key, message }) => `${key}: ${message}`)).toEqual([
    'description: this field is missing',
    'descripton: unknown field',
  ]);
});
