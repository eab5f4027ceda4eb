import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/content/site-root.ts';
import { findLeaks, readVocabulary, sentencesOf } from '../support/vocabulary.ts';

const vocabulary = readVocabulary();

/** All that belongs to the project; docs/ alone may speak of its sample. */
const files = globSync(
  ['*.{json,md,ts}', 'Containerfile', 'LICENSE', '{.ci,.github,cli,docs/words,publish,schemas,src,tests}/**/*'],
  {
    cwd: projectRoot,
    exclude: ['package-lock.json', 'tests/fixtures/site/{dist,.cache}/**'],
  },
).filter((file) => statSync(join(projectRoot, file)).isFile());

// Where an owner has no list of words there is nothing to look for.
test.runIf(vocabulary)('outside of content/ and docs/ nothing of the owner is said', () => {
  if (!vocabulary) return;
  expect(vocabulary.sentences.size).toBeGreaterThan(0);
  expect(findLeaks(vocabulary, projectRoot, ['content/words/en.yaml'])).not.toEqual([]);
  expect(findLeaks(vocabulary, projectRoot, files)).toEqual([]);
});

test('a sentence is the same in prose, in code and in markup', () => {
  const words = ['it is the looms seventh year'];
  expect(sentencesOf('Yes. It is the loom’s seventh year.')).toEqual(words);
  expect(sentencesOf(`text: "It is the loom's seventh year", // and more`)).toEqual(words);
  expect(sentencesOf('<p class="a">It is the loom&#x27;s seventh year.</p><p>It is the loom’s.</p>')).toEqual(words);
});
