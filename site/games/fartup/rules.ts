/**
 * The rules of the game. Lengths are pixels of the world, or subpixels for what moves; time is in ticks.
 * Any change here, in course.ts, fly.ts or steps.ts changes the outcome of old replays: then increase `version`, and
 * replays of earlier versions are rejected.
 */
export const version = 1;

/** Subpixels per pixel: positions and speeds are counted in subpixels, so that they stay integers. */
export const subpixels = 256;
export const ticksPerSecond = 60;

export const world = {
  /** From the ceiling to the sea. */
  height: 640,
  gate: 84,
  gates: 44,
  /** Free space before the first gate and after the last one, in pixels. */
  runway: 620,
  /** Half the width of the glider's hit box, which is smaller than its picture. */
  radius: 20,
  /** Distance within which a coin is collected. */
  reach: 46,
} as const;

export const flight = {
  /** Subpixels per tick, at the first gate and at the last. */
  speed: { start: 720, end: 1280 },
  gravity: 80,
  /** The downward speed after a puff, in subpixels per tick. */
  puff: -1660,
  fastestFall: 2300,
  /** Ticks after a hit during which nothing can hit again. */
  ghost: 90,
} as const;

/** Height of a gap and the largest shift of its middle from the previous gap, at the first gate and at the last. */
export const gaps = { start: { height: 262, shift: 120 }, end: { height: 172, shift: 250 } } as const;

export const points = { gate: 3, coin: 1, lifeLeft: 10 } as const;
export const lives = 3;

/** The world as a grid, for rounds played step by step. */
export const grid = {
  rows: 10,
  /** Height of a row, and width of a column. */
  cell: 64,
  gates: 24,
  /** The breath at the start, which is also the maximum. */
  breath: 7,
  /** The breath that a move costs; a negative cost is a gain. */
  cost: { rise: 2, wait: 0, glide: -1 },
  coin: 3,
} as const;

export type Mode = 'fly' | 'steps';
export const modes: readonly Mode[] = ['fly', 'steps'];

/** Options that make a round easier; they are shown with the score. */
export interface Assists {
  /** Gaps are a third higher. */
  gap: boolean;
  /** A quarter slower; no effect step by step. */
  speed: boolean;
  /** Two extra lives. */
  lives: boolean;
}
export const assistNames = ['gap', 'speed', 'lives'] as const satisfies readonly (keyof Assists)[];
export const noAssists: Assists = { gap: false, speed: false, lives: false };

export interface Setup {
  mode: Mode;
  seed: string;
  assists: Assists;
}

/** A valid seed: at most 40 letters, digits, hyphens, dots and underscores. */
export const seedPattern = /^[\w.-]{1,40}$/;

/** The seed of a day: the same everywhere, because the day is that of UTC. */
export const seedOfDay = (now: Date): string => now.toISOString().slice(0, 10);

/** The lives at the start of a round, including those that an assist adds. */
export const livesOf = ({ lives: more }: Assists): number => lives + (more ? 2 : 0);
