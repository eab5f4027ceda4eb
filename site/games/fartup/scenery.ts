/** The parts of the game's world, with what each is for. Sizes are pixels of the world, which is 640 high. */
export const sceneryParts = {
  /** Behind everything, without moving. */
  sky: 'the sky',
  /** Two rows of what stands on the horizon: they move slowly, one behind the other, and repeat. */
  far: 'what is far away',
  near: 'what is nearer',
  /** What the world ends in below; repeats across and down. */
  sea: 'the sea',
  /** A gate's column, at least 720 high, and what closes it beside the gap. */
  gate: 'a gate',
  deck: 'the end of a gate',
  /** The player, and the player just after a puff. */
  glider: 'the player',
  rising: 'the player rising',
  coin: 'a coin',
  /** What a puff leaves behind. */
  puff: 'a puff',
} as const;

export type Part = keyof typeof sceneryParts;

/** A drawing that holds all parts, and where each lies in it: left, top, width, height. */
export interface Scenery {
  src: string;
  boxes: Record<Part, [number, number, number, number]>;
}
