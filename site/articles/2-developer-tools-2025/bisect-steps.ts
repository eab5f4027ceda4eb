/** The result of testing a commit; `broken` cannot be tested and counts as bad, `skip` is passed over. */
type Verdict = 'good' | 'bad' | 'broken' | 'skip';

/** A commit after v1.4.0, from 1 to 100, and its verdict. */
export type Step = readonly [commit: number, verdict: Verdict];

export const commits = 100;

/** The two commits that cannot be parsed. */
export const unparsed: readonly number[] = [50, 51];

/** The commits in the order in which git tested them, from its log. */
export const runs: readonly { command: string; steps: readonly Step[] }[] = [
  {
    command: 'npm test',
    steps: [
      [50, 'broken'],
      [25, 'good'],
      [37, 'good'],
      [43, 'good'],
      [46, 'good'],
      [48, 'good'],
      [49, 'good'],
    ],
  },
  {
    command: '../probe.sh',
    steps: [
      [50, 'skip'],
      [91, 'bad'],
      [45, 'good'],
      [68, 'bad'],
      [56, 'good'],
      [62, 'good'],
      [65, 'bad'],
      [63, 'bad'],
    ],
  },
];

/**
 * Which commits may still be the first bad one.
 * @returns the last commit known to be good, and the first known to be bad
 */
export function suspects(steps: readonly Step[]): { good: number; bad: number } {
  const commitsWith = (...verdicts: Verdict[]) =>
    steps.filter(([, one]) => verdicts.includes(one)).map(([commit]) => commit);
  return { good: Math.max(0, ...commitsWith('good')), bad: Math.min(commits, ...commitsWith('bad', 'broken')) };
}
