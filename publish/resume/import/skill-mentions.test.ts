import { expect, test } from 'vitest';
import { plainName, skillsIn } from './skill-mentions.ts';

test.each([
  ['Wrote Go and C++ for Node', ['Go', 'C++', 'Node.js']],
  ['Go to market with R&D', []],
  ['SQL by hand, and postgreSQL', ['SQL', 'PostgreSQL']],
  ['A rusty excellent reaction', []],
  ['Moved to machine-learning pipelines', ['Machine Learning']],
  ['Series C of the javascripts', []],
])('%s', (text, skills) => {
  const names = [
    'Go',
    'C++',
    'R',
    'Rust',
    'Excel',
    'React',
    'Node.js',
    'SQL',
    'PostgreSQL',
    'Machine Learning',
    'JavaScript',
  ];
  expect(skillsIn(names, text)).toEqual(skills);
});

test('names of the same thing are one', () => {
  expect(['Node.js', 'NodeJS', 'node'].map(plainName)).toEqual(['node', 'node', 'node']);
  expect(plainName('Kubernetes')).toBe(plainName('k8s'));
  expect(plainName('JavaScript')).not.toBe(plainName('Java'));
});
