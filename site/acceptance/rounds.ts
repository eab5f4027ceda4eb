import fc from 'fast-check';
import type { Replay } from '../games/fartup/replay.ts';
import { modes, type Setup } from '../games/fartup/rules.ts';
import { type Move, moves } from '../games/fartup/steps.ts';

/** Any setup of a round. */
export const anySetup: fc.Arbitrary<Setup> = fc.record({
  mode: fc.constantFrom(...modes),
  seed: fc.stringMatching(/^[\w.-]{1,40}$/),
  assists: fc.record({ gap: fc.boolean(), speed: fc.boolean(), lives: fc.boolean() }),
});

/** Ticks before which a press happens, in ascending order. */
const anyPresses = fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 250 }).map((pauses) => {
  let tick = 0;
  return pauses.map((pause) => {
    tick += pause;
    return tick;
  });
});

/** Enough random moves to reach the end of any course. */
const anyMoves: fc.Arbitrary<Move[]> = fc.array(fc.constantFrom(...moves), { minLength: 170, maxLength: 200 });

/** Any round, played to its end with random or no input. */
export const anyReplay: fc.Arbitrary<Replay> = anySetup.chain((setup) =>
  (setup.mode === 'fly' ? anyPresses : anyMoves).map((inputs) => ({ ...setup, inputs })),
);
