import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { sourceOf } from '../page-source.ts';
import { makeData } from './project-data.ts';

const content = await readContent(siteRoot);

test.each([
  ['https://github.com/ada/loom', 'apps_github_repository'],
  ['https://github.work.example/ada/loom', 'apps_github_repository'],
  ['https://codeberg.org/ada/github', 'apps_repository'],
] as const)('the link to %s is called %s', (repository, label) => {
  const source = sourceOf({ ...content, projects: content.projects.map((one) => ({ ...one, repository })) }, 'en');
  expect(makeData(source, { slug: 'loom' })?.links).toContainEqual({ text: source.t(label), url: repository });
});
