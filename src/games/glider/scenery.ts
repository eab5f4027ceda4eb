/** The parts of a scenery, which src/content/scenery.ts describes. */
export type Part = 'sky' | 'far' | 'near' | 'sea' | 'gate' | 'deck' | 'glider' | 'rising' | 'coin' | 'puff';

/** A drawing that holds all parts, and where each lies in it: left, top, width, height. */
export interface Scenery {
  src: string;
  boxes: Record<Part, [number, number, number, number]>;
}
