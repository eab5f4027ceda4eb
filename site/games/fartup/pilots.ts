import { type Course, layCourse } from './course.ts';
import { fly, scoreOf, startFlight } from './fly.ts';
import type { Replay } from './replay.ts';
import { fine, type Setup, world } from './rules.ts';
import { type Move, moves, startWalk, step, type Walk } from './steps.ts';

/**
 * Flies a course as a machine does that sees it all: it presses when it is about to sink below where it wants to be.
 * @returns the round, flown to its end
 */
export function pilotFlight(setup: Setup): Replay {
  const course = layCourse(setup);
  const flight = startFlight(setup);
  const inputs: number[] = [];
  while (flight.standing === 'under way') {
    const puff = flight.y + flight.fall > heightWanted(course, flight.gate, flight.x) * fine;
    if (puff) inputs.push(flight.tick);
    fly(course, setup, flight, puff);
  }
  return { ...setup, inputs };
}

/** Where to sink to and no further: a little above the bottom of the gap, on a straight way from the one before. */
function heightWanted({ gates }: Course, next: number, x: number): number {
  const gate = gates[next] ?? gates.at(-1);
  if (!gate) return world.height / 2;
  const before = gates[next - 1];
  const goal = (gate.top + gate.bottom) / 2 + 34;
  if (!before) return goal;
  const from = (before.top + before.bottom) / 2 + 34;
  const way = Math.min(1, Math.max(0, (x / fine - before.x - world.gate) / (gate.x - before.x - world.gate - 90)));
  return from + (goal - from) * way;
}

/**
 * Plays a course step by step as well as it can be played: of all ways to a place with so much breath it keeps the best.
 * @returns the round, played to its end
 */
export function pilotWalk(setup: Setup): Replay {
  const course = layCourse(setup);
  let ways = new Map<string, { walk: Walk; inputs: Move[] }>([['', { walk: startWalk(setup), inputs: [] }]]);
  while (ways.size > 0) {
    const next = new Map<string, { walk: Walk; inputs: Move[] }>();
    for (const { walk, inputs } of ways.values())
      for (const move of moves) {
        const after = { ...walk, taken: new Set(walk.taken) };
        step(course, after, move);
        if (after.standing === 'crashed') continue;
        const key = `${after.row} ${after.breath}`;
        const known = next.get(key)?.walk;
        if (known && known.lives * 1000 + known.coins >= after.lives * 1000 + after.coins) continue;
        next.set(key, { walk: after, inputs: [...inputs, move] });
      }
    ways = next;
    const arrived = [...ways.values()].filter(({ walk }) => walk.standing === 'arrived');
    // All arrive at the same column.
    const [best] = arrived.sort((a, b) => scoreOf(b.walk) - scoreOf(a.walk));
    if (best) return { ...setup, inputs: best.inputs };
  }
  throw new Error('nobody arrives on this course');
}
