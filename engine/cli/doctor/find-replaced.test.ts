import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { findReplaced } from './find-replaced.ts';

const words = { file: 'words/en.yaml', source: 'job_1: Weaver\nresume_heading_skills: From May\nskip_link: On\n' };
const naming = (key: string) => ({ file: 'resume.yaml', source: `availability: ${key}\n` });

test('reports an interface key that a data file uses for its own text, naming both files', () => {
  expect(findReplaced([words, naming('resume_heading_skills')], 'en').map(describeProblem)).toEqual([
    'words/en.yaml:2 resume_heading_skills: also replaces “Skills” in the interface, because resume.yaml uses a key of the interface: choose another key',
  ]);
});

test.each(['job_1', 'nothing'])('accepts a data file that names %s, and interface texts replaced on purpose', (key) => {
  expect(findReplaced([words, naming(key)], 'en')).toEqual([]);
});
