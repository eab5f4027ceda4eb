/** The parts of the game’s world, with their purpose. Sizes are in pixels of the world, which is 640 high. */
export const sceneryParts = {
  /** The background, which does not move. */
  sky: 'the sky',
  /** Two rows of scenery on the horizon, one behind the other, which move slowly and repeat. */
  far: 'the far horizon',
  near: 'the near horizon',
  /** The bottom of the world; repeats in both directions. */
  sea: 'the sea',
  /** A gate’s column, at least 720 high, and its end at the gap. */
  gate: 'a gate',
  deck: 'the end of a gate',
  /** The player, and the player just after a puff. */
  glider: 'the player',
  rising: 'the player rising',
  coin: 'a coin',
  /** The cloud that a puff leaves behind. */
  puff: 'a puff',
} as const;

export type Part = keyof typeof sceneryParts;

/** A drawing with all parts, and the box of each in it: left, top, width, height. */
export interface Scenery {
  src: string;
  boxes: Record<Part, [number, number, number, number]>;
}
