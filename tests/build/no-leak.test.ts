import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot, siteRoot } from '../../src/content/site-root.ts';
import { filesIn, findLeaks, readVocabulary } from '../support/vocabulary.ts';

const vocabulary = readVocabulary();
const isOwners = siteRoot === projectRoot;

// The same code builds both sites: what it says of its own stands in both.
test.runIf(vocabulary && !isOwners)('the site of another owner says nothing of the owner of content/', () => {
  if (!vocabulary) return;
  const dist = join(siteRoot, 'dist');
  expect(findLeaks(vocabulary, dist, filesIn(dist))).toEqual([]);
});
