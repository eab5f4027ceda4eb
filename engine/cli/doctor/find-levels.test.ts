import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findLevels } from './find-levels.ts';

const level = 'resume_language_1_level: Native or bilingual proficiency\n';

test('a level in English is a problem among the words of another language', () => {
  const found = findLevels([{ file: 'words/sv.yaml', source: `skills_text: Vad jag kan.\n${level}` }]);
  expect(found.map(describeProblem)).toEqual([
    'words/sv.yaml:2 resume_language_1_level: LinkedIn’s word for it, in English: say it in Swedish',
  ]);
});

test('in English it is at home, and other words are the owner’s', () => {
  expect(findLevels([{ file: 'words/en.yaml', source: level }])).toEqual([]);
  expect(findLevels([{ file: 'words/sv.yaml', source: 'resume_language_1_level: modersmål\n' }])).toEqual([]);
});
