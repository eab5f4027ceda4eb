/** Whole numbers that look like chance and are the same on every machine. */
export interface Random {
  /**
   * The next number.
   * @param below a whole number above 0
   * @returns a whole number from 0 to below `below`
   */
  below: (below: number) => number;
}

/**
 * A generator of 32 bits (mulberry32, Tommy Ettinger), of which only whole numbers come out: engines agree on every digit
 * of them.
 * @param text any text: the same text gives the same numbers
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

/** FNV-1a, 32 bits, over the code units of a text: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
