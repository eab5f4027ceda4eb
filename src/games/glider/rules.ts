/**
 * The rules of the game. Lengths are pixels of the world, and so many `fine` of them where something moves; time is
 * ticks. Any change here, in course.ts, fly.ts or steps.ts makes other rounds of old replays: then `version` goes up,
 * and replays of the version before are no longer flown.
 */
export const version = 1;

/** Parts of a pixel: what moves is counted in them, so that it stays whole. */
export const fine = 256;
export const ticksPerSecond = 60;

export const world = {
  /** From the ceiling to the sea. */
  height: 640,
  gate: 84,
  gates: 44,
  /** What stands free before the first gate, and behind the last one. */
  runway: 620,
  /** Half the width of what can be hit of the glider: smaller than its picture. */
  radius: 20,
  /** How near a coin must be. */
  reach: 46,
} as const;

export const flight = {
  /** Fine pixels a tick, at the first gate and at the last. */
  speed: { start: 720, end: 1280 },
  gravity: 80,
  /** What a puff makes of the speed downwards. */
  puff: -1660,
  fastestFall: 2300,
  /** Ticks after a hit in which nothing hits again. */
  ghost: 90,
} as const;

/** Height of a gap and how far its middle may be from the one before, at the first gate and at the last. */
export const gaps = { start: { height: 262, shift: 120 }, end: { height: 172, shift: 250 } } as const;

export const points = { gate: 3, coin: 1, lifeLeft: 10 } as const;
export const lives = 3;

/** Step by step: the world is a grid. */
export const grid = {
  rows: 10,
  /** Height of a row, and width of a column. */
  cell: 64,
  gates: 24,
  /** Breath that there is at most, and at the start. */
  breath: 7,
  /** What a move costs of it; less than nothing is gained. */
  cost: { rise: 2, wait: 0, glide: -1 },
  coin: 3,
} as const;

export type Mode = 'fly' | 'steps';
export const modes: readonly Mode[] = ['fly', 'steps'];

/** What makes a round easier; it is shown with the score. */
export interface Assists {
  /** Gaps are a third higher. */
  gap: boolean;
  /** A quarter slower. Step by step nothing is fast. */
  speed: boolean;
  /** Two lives more. */
  lives: boolean;
}
export const assistNames = ['gap', 'speed', 'lives'] as const satisfies readonly (keyof Assists)[];
export const noAssists: Assists = { gap: false, speed: false, lives: false };

export interface Setup {
  mode: Mode;
  seed: string;
  assists: Assists;
}

/** What a seed may be: letters, digits, hyphens, dots and low lines, forty at most. */
export const seedPattern = /^[\w.-]{1,40}$/;

/** The seed of a day: the same for everybody on earth while it is that day in UTC. */
export const seedOfDay = (now: Date): string => now.toISOString().slice(0, 10);

export const livesOf = ({ lives: more }: Assists): number => lives + (more ? 2 : 0);
