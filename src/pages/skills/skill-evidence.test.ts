import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { evidenceOf, skillsWithoutEvidence } from './skill-evidence.ts';

const content = await readContent(join(import.meta.dirname, '../../..'));
const evidence = (key: string) => {
  const skill = content.skills.find((one) => one.key === key);
  if (!skill) throw new Error(`no skill ${key}`);
  const { projects, articles, jobs } = evidenceOf(skill, content);
  return { projects: projects.length, articles: articles.map(({ number }) => number), jobs: jobs.length };
};

test('a skill is shown by projects, articles and jobs', () => {
  expect(evidence('typescript')).toEqual({ projects: 7, articles: [2, 4, 6], jobs: 1 });
});

test('a technology that goes by another name counts', () => {
  expect(evidence('nosql').projects).toBe(7);
});

test('an article shows the skill of its tag', () => {
  expect(evidence('golang')).toEqual({ projects: 0, articles: [6], jobs: 0 });
});

test('what nothing shows is learning', () => {
  expect(skillsWithoutEvidence(content).map(({ key }) => key)).toEqual(['xml']);
});
