import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findReplaced } from './find-replaced.ts';

const words = { file: 'words/en.yaml', source: 'job_1: Weaver\nresume_heading_skills: From May\nskip_link: On\n' };
const naming = (key: string) => ({ file: 'resume.yaml', source: `availability: ${key}\n` });

test('a text that a file names by a key of the interface is listed, with both places', () => {
  expect(findReplaced([words, naming('resume_heading_skills')], 'en').map(describeProblem)).toEqual([
    'words/en.yaml:2 resume_heading_skills: replaces “Skills” of the interface as well, because resume.yaml names a text by a key of the interface: give it another key',
  ]);
});

test.each(['job_1', 'nothing'])(
  'nothing is listed where a file names %s, and the interface is replaced on purpose',
  (key) => {
    expect(findReplaced([words, naming(key)], 'en')).toEqual([]);
  },
);
