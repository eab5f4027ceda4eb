import { type Course, layCourse } from './course.ts';
import { fly, scoreOf, startFlight } from './fly.ts';
import type { Replay } from './replay.ts';
import { type Setup, subpixels, world } from './rules.ts';
import { type Move, moves, startWalk, step, type Walk } from './steps.ts';

/**
 * Flies a course with full knowledge of it: presses whenever the glider is about to sink below the wanted height.
 * @returns the round, flown to its end
 */
export function pilotFlight(setup: Setup): Replay {
  const course = layCourse(setup);
  const flight = startFlight(setup);
  const inputs: number[] = [];
  while (flight.standing === 'under way') {
    const puff = flight.y + flight.fall > targetHeight(course, flight.gate, flight.x) * subpixels;
    if (puff) inputs.push(flight.tick);
    fly(course, setup, flight, puff);
  }
  return { ...setup, inputs };
}

/** The lowest wanted height: a little above the bottom of the gap, on a straight line from the previous gap. */
function targetHeight({ gates }: Course, next: number, x: number): number {
  const gate = gates[next] ?? gates.at(-1);
  if (!gate) return world.height / 2;
  const before = gates[next - 1];
  const goal = (gate.top + gate.bottom) / 2 + 34;
  if (!before) return goal;
  const from = (before.top + before.bottom) / 2 + 34;
  const progress = Math.min(
    1,
    Math.max(0, (x / subpixels - before.x - world.gate) / (gate.x - before.x - world.gate - 90)),
  );
  return from + (goal - from) * progress;
}

/**
 * Plays a course step by step as well as possible: of all ways to a row with the same breath it keeps the best.
 * @returns the round, played to its end
 */
export function pilotWalk(setup: Setup): Replay {
  const course = layCourse(setup);
  let candidates = new Map<string, { walk: Walk; inputs: Move[] }>([['', { walk: startWalk(setup), inputs: [] }]]);
  while (candidates.size > 0) {
    const next = new Map<string, { walk: Walk; inputs: Move[] }>();
    for (const { walk, inputs } of candidates.values())
      for (const move of moves) {
        const after = { ...walk, taken: new Set(walk.taken) };
        step(course, after, move);
        if (after.standing === 'crashed') continue;
        const key = `${after.row} ${after.breath}`;
        const known = next.get(key)?.walk;
        if (known && known.lives * 1000 + known.coins >= after.lives * 1000 + after.coins) continue;
        next.set(key, { walk: after, inputs: [...inputs, move] });
      }
    candidates = next;
    const arrived = [...candidates.values()].filter(({ walk }) => walk.standing === 'arrived');
    // All ways arrive at the same column, so they arrive together.
    const [best] = arrived.sort((a, b) => scoreOf(b.walk) - scoreOf(a.walk));
    if (best) return { ...setup, inputs: best.inputs };
  }
  throw new Error('the pilot found no way to the end of this course');
}
