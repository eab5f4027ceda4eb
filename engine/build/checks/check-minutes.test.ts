import { expect, test } from 'vitest';
import { copyContent } from '../../../tests/support/content-copy.ts';
import { describeProblem } from '../../content/problems.ts';
import { readContent } from '../../content/read-content.ts';
import { checkMinutes } from './check-minutes.ts';

async function warningsWith(minutes: string): Promise<string[]> {
  const edit = (text: string) => text.replace(/^minutes: .*\n/m, minutes);
  const root = copyContent({ 'articles/2-half-translated/en.mdx': edit });
  return checkMinutes(root, await readContent(root)).map(describeProblem);
}

test('stated minutes that differ much from the text’s reading time are reported with their line', async () => {
  const [warning, ...others] = await warningsWith('minutes: 40\n');
  expect(warning).toMatch(
    /^articles\/2-half-translated\/en\.mdx:11 minutes: states 40 minutes, but the \d+ words take about 2$/,
  );
  expect(others).toEqual([]);
});

test.each(['minutes: 2 # stated\n', ''])(
  'minutes that fit the text, or are not stated, give no warning: %j',
  async (minutes) => {
    expect(await warningsWith(minutes)).toEqual([]);
  },
);
