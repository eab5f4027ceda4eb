import { expect, test } from 'vitest';
import { type LiftJob, runLift } from './lift-queue.ts';

const jobs: LiftJob[] = [
  ...Array.from({ length: 10 }, () => ({ kind: 'long', from: 0 }) as const),
  { kind: 'short', from: 0 },
  { kind: 'short', from: 0 },
];

test('in one queue a short job waits for all long jobs', () => {
  expect(runLift(jobs, 'one', 5, 0)).toMatchObject({ longest: 22, done: 0 });
});

test('priorities reorder waiting jobs, but not jobs that a worker has taken', () => {
  expect(runLift(jobs, 'priority', 5, 0).longest).toBe(12);
  expect(runLift(jobs, 'priority', 1, 0).longest).toBe(4);
  expect(runLift(jobs, 'priority', 10, 0).longest).toBe(22);
});

test('in their own queue short jobs wait only for each other', () => {
  expect(runLift(jobs, 'two', 5, 0).longest).toBe(2);
});

test('runLift returns which jobs are done, taken and waiting at a given moment', () => {
  const { lanes, done } = runLift(jobs, 'priority', 3, 2);
  expect(lanes).toEqual([{ done: [0, 1], taken: [2, 10, 11], waiting: [3, 4, 5, 6, 7, 8, 9] }]);
  expect(done).toBe(2);
});

test('two workers do two jobs at a time while jobs of each kind are left', () => {
  expect(runLift(jobs, 'two', 5, 2).done).toBe(4);
  expect(runLift(jobs, 'two', 5, 4).done).toBe(6);
});

test('the wait of a job added later is counted from the moment it is added', () => {
  const { waits } = runLift([...jobs, { kind: 'short', from: 12 }, { kind: 'short', from: 20 }], 'one', 5, 20);
  expect(waits.slice(-2)).toEqual([0, 0]);
  expect(runLift([...jobs, { kind: 'short', from: 2 }], 'one', 5, 2).waits.at(-1)).toBe(20);
});

test('a job is taken when it is added, not before, and is done in the end', () => {
  const late: LiftJob[] = [{ kind: 'long', from: 3 }];
  expect(runLift(late, 'one', 2, 2).lanes).toEqual([{ done: [], taken: [], waiting: [] }]);
  expect(runLift(late, 'one', 2, 3).lanes).toEqual([{ done: [], taken: [0], waiting: [] }]);
  expect(runLift(late, 'one', 2, 4).lanes).toEqual([{ done: [0], taken: [], waiting: [] }]);
});
