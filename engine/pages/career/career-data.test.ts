import { expect, test } from 'vitest';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { jobAnchors } from './career-data.ts';

test('each job has a unique fragment, also without dates', async () => {
  const [job] = (await readContent(siteRoot)).career;
  if (!job) throw new Error('the fixture has no job');
  const starts = ['2020-02', undefined, '2020-02', undefined];
  expect(jobAnchors(starts.map((start) => ({ ...job, start })))).toEqual([
    'job-2020-02',
    'job-undated',
    'job-2020-02-2',
    'job-undated-2',
  ]);
});
