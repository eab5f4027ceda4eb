import { expect, test } from 'vitest';
import { describeProblem } from '../../content/problems.ts';
import { mdxPrompt, yamlPrompt } from '../support/prompts.ts';
import { findEmptyAlts, findUnfinished } from './find-unfinished.ts';

const found = (file: string, source: string) => findUnfinished([{ file, source }]).map(describeProblem);

test.each([
  ['articles/1-a/en.mdx', '---\ntitle: A\nsample: true\n---\n\nText.\n', 3],
  ['career.yaml', '- company: job_1_company\n  sample: true\n', 2],
  ['career.yaml', '- { company: job_1_company, sample: true }\n', 1],
])('reports `sample: true` with its line: %s', (file, source, line) => {
  expect(found(file, source)).toEqual([expect.stringMatching(`^${file}:${line}: marked as a sample`)]);
});

test('ignores `sample: true` in a code block', () => {
  expect(found('articles/1-a/en.mdx', '---\ntitle: A\n---\n\n```yaml\nsample: true\n```\n')).toEqual([]);
});

test('reports a project that is still a template', () => {
  expect(found('projects/next/project.yaml', 'key: next\nkind: template\n')).toEqual([
    expect.stringMatching(/^projects\/next\/project\.yaml:2: a template/),
  ]);
  expect(found('projects/next/project.yaml', 'kind: app\n')).toEqual([]);
});

test('reports the prompts in new content, with their lines', () => {
  const source = `---\ntitle: A\ndescription: A ${yamlPrompt('what it is about')}\n---\n\n${mdxPrompt('the article')}\n`;
  expect(found('articles/1-a/en.mdx', source)).toEqual([
    'articles/1-a/en.mdx:3: still to write: what it is about',
    'articles/1-a/en.mdx:6: still to write: the article',
  ]);
});

test('reports alternative texts without a letter', () => {
  const texts = [
    { file: 'home.yaml', source: 'picture: { file: a.svg, alt: banner_picture }\ntitle: dots\n' },
    { file: 'words/en.yaml', source: 'dots: …\nbanner_picture: "…"\n' },
    { file: 'words/zu.yaml', source: 'banner_picture: Ilanga.\n' },
    { file: 'projects/loom/en.mdx', source: '---\ntitle: Loom\npictureAlt: "-"\n---\n\nText.\n' },
  ];
  expect(findEmptyAlts(texts).map(describeProblem)).toEqual([
    'words/en.yaml:2 banner_picture: the alternative text does not describe the picture: write what it shows',
    'projects/loom/en.mdx:3 pictureAlt: the alternative text does not describe the picture: write what it shows',
  ]);
});
