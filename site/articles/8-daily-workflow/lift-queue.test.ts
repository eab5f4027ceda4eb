import { expect, test } from 'vitest';
import { type LiftJob, runLift } from './lift-queue.ts';

const jobs: LiftJob[] = [
  ...Array.from({ length: 10 }, () => ({ kind: 'long', from: 0 }) as const),
  { kind: 'short', from: 0 },
  { kind: 'short', from: 0 },
];

test('in one queue a short job waits for all long ones', () => {
  expect(runLift(jobs, 'one', 5, 0)).toMatchObject({ longest: 22, done: 0 });
});

test('priorities sort what waits, and not what a worker has taken', () => {
  expect(runLift(jobs, 'priority', 5, 0).longest).toBe(12);
  expect(runLift(jobs, 'priority', 1, 0).longest).toBe(4);
  expect(runLift(jobs, 'priority', 10, 0).longest).toBe(22);
});

test('in a queue of their own short jobs wait for each other alone', () => {
  expect(runLift(jobs, 'two', 5, 0).longest).toBe(2);
});

test('a moment shows what is done, in work, taken and waiting', () => {
  const { lanes, done } = runLift(jobs, 'priority', 3, 2);
  expect(lanes).toEqual([{ done: [0, 1], taken: [2, 10, 11], waiting: [3, 4, 5, 6, 7, 8, 9] }]);
  expect(done).toBe(2);
});

test('with two workers two jobs are done at a time, as long as there are some of each kind', () => {
  expect(runLift(jobs, 'two', 5, 2).done).toBe(4);
  expect(runLift(jobs, 'two', 5, 4).done).toBe(6);
});

test('a job that comes later waits from then on', () => {
  const { waits } = runLift([...jobs, { kind: 'short', from: 12 }, { kind: 'short', from: 20 }], 'one', 5, 20);
  expect(waits.slice(-2)).toEqual([0, 0]);
  expect(runLift([...jobs, { kind: 'short', from: 2 }], 'one', 5, 2).waits.at(-1)).toBe(20);
});

test('everything is done in the end, and nothing before it has come', () => {
  const late: LiftJob[] = [{ kind: 'long', from: 3 }];
  expect(runLift(late, 'one', 2, 2).lanes).toEqual([{ done: [], taken: [], waiting: [] }]);
  expect(runLift(late, 'one', 2, 3).lanes).toEqual([{ done: [], taken: [0], waiting: [] }]);
  expect(runLift(late, 'one', 2, 4).lanes).toEqual([{ done: [0], taken: [], waiting: [] }]);
});
