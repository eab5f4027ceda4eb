/** Pseudo-random integers, the same on every machine. */
export interface Random {
  /**
   * The next number.
   * @param below an integer above 0
   * @returns an integer from 0 to below `below`
   */
  below: (below: number) => number;
}

/**
 * A 32-bit generator (mulberry32, Tommy Ettinger) that returns only integers, which are identical in every engine.
 * @param text the seed: the same text gives the same numbers
 */
export function randomOf(text: string): Random {
  let state = hashOf(text);
  return {
    below(below) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    },
  };
}

/** The 32-bit FNV-1a hash of the code units of a text: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
