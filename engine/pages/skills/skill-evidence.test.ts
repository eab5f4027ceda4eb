import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { sourceOf } from '../page-source.ts';
import { evidenceOf, skillsWithoutEvidence } from './skill-evidence.ts';
import { makeData } from './skills-data.ts';

const content = await readContent(siteRoot);
const evidence = (key: string) => {
  const skill = content.skills.find((one) => one.key === key);
  if (!skill) throw new Error(`no skill ${key}`);
  const { projects, articles, jobs } = evidenceOf(skill, content);
  return {
    projects: projects.map(({ slug }) => slug),
    articles: articles.map(({ number }) => number),
    jobs: jobs.map(({ company }) => company),
  };
};

test('projects, articles and jobs are evidence for a skill, the template project is not', () => {
  expect(evidence('typescript')).toEqual({
    projects: ['loom', 'spindle', 'needle', 'knots', 'tangle'],
    articles: [1, 4],
    jobs: ['job_1_company'],
  });
});

test('a project counts if its technology is another name of the skill', () => {
  expect(evidence('nosql').projects).toEqual(['loom']);
});

test('an article is evidence for the skill of its tag', () => {
  expect(evidence('weaving')).toEqual({ projects: [], articles: [1], jobs: [] });
});

test('skills without evidence are listed', () => {
  expect(skillsWithoutEvidence(content).map(({ key }) => key)).toEqual(['cobol']);
});

test('the comparison with an advertisement is offered only in languages whose advertisements it reads', () => {
  const fitIn = (language: string) => makeData(sourceOf(content, language)).fitIndex;
  expect(fitIn('en')).toBe('/indexes/fit-en.json');
  expect(fitIn('sv')).toBeUndefined();
});
