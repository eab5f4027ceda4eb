import { type Course, middleOf } from './course.ts';
import type { Count, GameEvent } from './fly.ts';
import { grid, livesOf, type Setup } from './rules.ts';

export const moves = ['rise', 'wait', 'glide'] as const;
export type Move = (typeof moves)[number];

export interface Walk extends Count {
  /** The current column, which is the number of steps taken. */
  column: number;
  /** Counted from the top. */
  row: number;
  breath: number;
  gate: number;
  taken: Set<number>;
}

/** A round that has not begun. */
export function startWalk({ assists }: Setup): Walk {
  return {
    standing: 'under way',
    lives: livesOf(assists),
    passed: 0,
    coins: 0,
    column: 0,
    row: 4,
    breath: grid.breath,
    gate: 0,
    taken: new Set(),
  };
}

/**
 * Advances a walk by one column. Without enough breath for the move, the glider glides instead.
 * @param walk the walk, which is changed
 * @returns what happened, in order
 */
export function step({ gates, coins, length }: Course, walk: Walk, requested: Move): GameEvent[] {
  const happened: GameEvent[] = [];
  if (walk.standing !== 'under way') return happened;
  const breathless = grid.cost[requested] > walk.breath;
  const move = breathless ? 'glide' : requested;
  if (breathless) happened.push('breathless');
  if (move === 'rise') happened.push('puff');
  walk.breath = Math.min(walk.breath - grid.cost[move], grid.breath);
  walk.column++;
  walk.row = Math.max(0, Math.min(grid.rows - 1, walk.row + { rise: -1, wait: 0, glide: 1 }[move]));
  const [x, y] = [middleOf(walk.column), middleOf(walk.row)];
  for (const [index, coin] of coins.entries()) {
    if (coin.x !== x || coin.y !== y || walk.taken.has(index)) continue;
    walk.taken.add(index);
    walk.coins++;
    walk.breath = Math.min(walk.breath + grid.coin, grid.breath);
    happened.push('coin');
  }
  const gate = gates[walk.gate];
  if (gate && gate.x < x) {
    walk.gate++;
    if (y > gate.top && y < gate.bottom) {
      walk.passed++;
      happened.push('gate');
    } else {
      walk.lives--;
      happened.push('hit');
      // A hit refills the breath, so that a lack of breath does not cause the next hit.
      walk.breath = grid.breath;
      if (walk.lives === 0) walk.standing = 'crashed';
    }
  }
  if (walk.standing === 'under way' && x >= length) walk.standing = 'arrived';
  return happened;
}

/** The distance to something in columns, and in rows below (negative: above). */
export interface Distance {
  steps: number;
  rows: number;
}

/** What lies ahead: the next gate, with the nearest row of its gap, and the next coin unless it is beyond that gate. */
export function lookAhead(
  { gates, coins }: Course,
  { column, row, gate: next }: Walk,
): { gate?: Distance; coin?: Distance } {
  const gate = gates[next];
  const rowOf = (y: number) => Math.floor(y / grid.cell);
  const columnOf = (x: number) => Math.floor(x / grid.cell);
  const ahead = gate && {
    steps: columnOf(gate.x) - column,
    rows: Math.max(rowOf(gate.top) - row, Math.min(0, rowOf(gate.bottom) - 1 - row)),
  };
  const coin = coins.find(({ x }) => columnOf(x) > column);
  const near = coin && { steps: columnOf(coin.x) - column, rows: rowOf(coin.y) - row };
  return { ...(ahead && { gate: ahead }), ...(near && (!ahead || near.steps <= ahead.steps) && { coin: near }) };
}
