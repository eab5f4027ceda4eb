import { DOMParser } from '@xmldom/xmldom';

/** What a game's scenery is drawn from, and what each is for. Sizes are pixels of the game's world, which is 640 high. */
const sceneryParts = {
  /** Behind everything, without moving. */
  sky: 'the sky',
  /** Two rows of what stands on the horizon: they move slowly, one behind the other, and repeat. */
  far: 'what is far away',
  near: 'what is nearer',
  /** What the world ends in below; repeats across and down. */
  sea: 'the sea',
  /** A gate's column, 720 high at least, and what closes it beside the gap. */
  gate: 'a gate',
  deck: 'the end of a gate',
  /** Who flies, and who flies just after a puff. */
  glider: 'who flies',
  rising: 'who rises',
  coin: 'a coin',
  /** What stays behind after a puff. */
  puff: 'a puff',
} as const;

export type SceneryPart = keyof typeof sceneryParts;

/** Where a part lies in the drawing: left, top, width, height. */
type Box = [left: number, top: number, width: number, height: number];

/** A drawing that holds all parts of a scenery, and where. */
export type SceneryBoxes = Record<SceneryPart, Box>;

/**
 * Finds the parts of a scenery: each is a `<view>` with its id and its `viewBox`.
 * https://svgwg.org/svg2-draft/linking.html#ViewElement
 * @param source an SVG document
 * @returns the boxes, or the names of the parts that are missing
 */
export function readScenery(source: string): { boxes?: SceneryBoxes; missing: SceneryPart[] } {
  const views = new DOMParser().parseFromString(source, 'image/svg+xml').getElementsByTagName('view');
  const found = new Map<string, Box>();
  for (const view of views) {
    const box = (view.getAttribute('viewBox') ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (box.length === 4 && box.every(Number.isFinite) && Math.min(box[2] ?? 0, box[3] ?? 0) > 0)
      found.set(view.getAttribute('id') ?? '', box as Box);
  }
  const names = Object.keys(sceneryParts) as SceneryPart[];
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) return { missing };
  return { missing, boxes: Object.fromEntries(names.map((name) => [name, found.get(name)])) as SceneryBoxes };
}
