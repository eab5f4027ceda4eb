import { expect, test } from 'vitest';
import { copyContent, editContent } from '../../../tests/support/content-copy.ts';
import { readContent } from '../../content/read-content.ts';
import { resumeParts } from './cache-resumes.ts';

test('the cache key of the resume changes with a project’s title and with a text of the interface', async () => {
  const root = copyContent();
  const content = await readContent(root);
  const partsOf = (one: typeof content) => resumeParts(root, one, '2026-01-01');
  const before = partsOf(content);
  expect(partsOf(await readContent(root))).toEqual(before);
  const { en = {} } = content.dictionaries;
  expect(
    partsOf({ ...content, dictionaries: { ...content.dictionaries, en: { ...en, resume_since: 'Since' } } }),
  ).not.toEqual(before);
  editContent(root, { 'projects/loom/en.mdx': (text) => text.replace(/^title: .*/m, 'title: Another') });
  expect(partsOf(content)).not.toEqual(before);
});
