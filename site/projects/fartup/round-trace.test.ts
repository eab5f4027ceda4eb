import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReplay } from '../../acceptance/rounds.ts';
import { playReplay, type Replay, verifyReplay } from '../../games/fartup/replay.ts';
import { hasClaimedOutcome, movePress, pressesBy, pressesOf, round, traceOf, waitsOf } from './round-trace.ts';

const verified = verifyReplay(round);
if (!verified) throw new Error('the round is not valid under the current rules');
const { replay, outcome } = verified;
const presses = replay.inputs as number[];

test('the round is the one that the text of the project replays', () => {
  expect(readFileSync(join(import.meta.dirname, 'en.mdx'), 'utf8')).toContain(`<Replay round="${round}" />`);
});

test('the trace of any flight ends like the game, with a moment for each tick', () => {
  const flights = anyReplay.filter(({ mode }) => mode === 'fly') as fc.Arbitrary<Replay>;
  fc.assert(
    fc.property(flights, (one) => {
      const { moments, taken, end } = traceOf(one, one.inputs as number[]);
      expect(playReplay(one)).toMatchObject(end);
      expect(moments).toHaveLength(end.length + 1);
      expect(taken.size).toBe(moments.at(-1)?.coins);
    }),
  );
});

test('pressesBy counts the presses before a tick, and waitsOf and pressesOf are inverse', () => {
  const [first = 0] = presses;
  expect([pressesBy(presses, first), pressesBy(presses, first + 1), pressesBy(presses, 9999)]).toEqual([0, 1, 41]);
  expect(waitsOf(presses).slice(0, 3)).toEqual([24, 43, 42]);
  expect(pressesOf(waitsOf(presses))).toEqual(presses);
});

test('movePress moves a press no further than its neighbours allow', () => {
  expect(movePress([3, 10, 20], 1, 6)).toEqual([3, 16, 20]);
  expect(movePress([3, 10, 20], 1, 60)).toEqual([3, 19, 20]);
  expect(movePress([3, 10, 20], 0, -9)).toEqual([0, 10, 20]);
  expect(movePress([3, 10, 20], 2, 9)).toEqual([3, 10, 29]);
  expect(movePress([3], 1, 1)).toEqual([3]);
});

test('the round is accepted, and refused with any press moved by eight ticks', () => {
  expect(hasClaimedOutcome(outcome, traceOf(replay, presses).end)).toBe(true);
  for (const by of [-8, 8])
    for (const index of presses.keys())
      expect(hasClaimedOutcome(outcome, traceOf(replay, movePress(presses, index, by)).end)).toBe(false);
});
