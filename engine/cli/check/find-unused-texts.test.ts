import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { findUnusedTexts } from './find-unused-texts.ts';

const content = await readContent(siteRoot);

test('a misspelt key is found, once for all of its plural forms, and none that the engine, data, a tag or code names', () => {
  const misspelt = 'bannre_text: Hello\nlooms_cuont_one: A loom\nlooms_cuont_other: Looms\n';
  const root = copyContent({ 'words/en.yaml': (text) => `${text}${misspelt}` });
  // Nothing in the tests’ own site names these two.
  expect(findUnusedTexts(root, content)).toEqual(['resume_region', 'joke_text', 'bannre_text', 'looms_cuont']);
});
