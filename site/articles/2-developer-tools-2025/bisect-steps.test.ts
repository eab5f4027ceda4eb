import { expect, test } from 'vitest';
import { runs, suspects, unparsed } from './bisect-steps.ts';

test('before the first step all commits are suspects', () => {
  expect(suspects([])).toEqual({ good: 0, bad: 100 });
});

test('a skipped commit keeps all suspects, a broken commit counts as bad', () => {
  expect(suspects([[50, 'skip']])).toEqual({ good: 0, bad: 100 });
  expect(suspects([[50, 'broken']])).toEqual({ good: 0, bad: 50 });
});

test.each([
  ['npm test', 50],
  ['../probe.sh', 63],
])('%s tests only suspects, and ends with a single one, commit %i', (command, accused) => {
  const steps = runs.find((run) => run.command === command)?.steps ?? [];
  for (const [index, [commit, verdict]] of steps.entries()) {
    const { good, bad } = suspects(steps.slice(0, index));
    expect(commit).toBeGreaterThan(good);
    expect(commit).toBeLessThan(bad);
    expect(['broken', 'skip'].includes(verdict)).toBe(unparsed.includes(commit));
  }
  expect(suspects(steps)).toEqual({ good: accused - 1, bad: accused });
});
