import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { findUnusedTexts } from './find-unused-texts.ts';

const content = await readContent(siteRoot);

test('lists a misspelt key once for all its plural forms, and no key that engine, data, tag or code uses', () => {
  const misspelt = 'bannre_text: Hello\nlooms_cuont_one: A loom\nlooms_cuont_other: Looms\n';
  const root = copyContent({ 'words/en.yaml': (text) => `${text}${misspelt}` });
  // Nothing in the fixture site uses resume_region and joke_text.
  expect(findUnusedTexts(root, content)).toEqual(['resume_region', 'joke_text', 'bannre_text', 'looms_cuont']);
});
