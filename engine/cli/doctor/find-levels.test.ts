import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findLevels } from './find-levels.ts';

const level = 'resume_language_1_level: Native or bilingual proficiency\n';

test('reports a language level in English among the words of another language', () => {
  const found = findLevels([{ file: 'words/sv.yaml', source: `skills_text: Vad jag kan.\n${level}` }]);
  expect(found.map(describeProblem)).toEqual([
    'words/sv.yaml:2 resume_language_1_level: this level is LinkedIn’s English wording: translate it into Swedish',
  ]);
});

test('accepts English levels in the English words, and levels in the owner’s own words', () => {
  expect(findLevels([{ file: 'words/en.yaml', source: level }])).toEqual([]);
  expect(findLevels([{ file: 'words/sv.yaml', source: 'resume_language_1_level: modersmål\n' }])).toEqual([]);
});
