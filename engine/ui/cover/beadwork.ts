import { slugOf } from '../../content/languages/plain-letters.ts';
import { theme } from '../../content/theme/theme.ts';

/** A picture made from a name: a seeded grid of triangles and diamonds, mirrored as in a Zulu love letter. */

/** Width and height of a bead in a drawing’s own pixels. */
export const cell = 40;
const columns = 16;
const rows = 12;

export const coverSize = { width: columns * cell, height: rows * cell };

const { navy, paper, coral, marigold, jacaranda, sea, teal, rose, foam } = theme.beads;

/** The bead sets: background first, then the beads. */
const sets = [
  [navy, teal, marigold, foam],
  [marigold, coral, navy, paper],
  [paper, sea, jacaranda, navy],
  [coral, navy, marigold, paper],
  [jacaranda, rose, marigold, navy],
  [teal, foam, coral, navy],
] as const;

/** Draws the cover of a name as an SVG document of 640 × 480 pixels. */
export function beadworkCover(name: string): string {
  const random = randomOf(name);
  const colours = coloursOf(random);
  const paths = new Map<string, string>();
  for (let row = 0; row < rows; row++) {
    // A row repeats a motif of four cells, so that the cover looks like woven bands and not like noise.
    const motif = [bead(random, colours), bead(random, colours), bead(random, colours), bead(random, colours)];
    for (let column = 0; column < columns / 2; column++) {
      const { shape, fill, ground } = motif[column % motif.length] ?? bead(random, colours);
      for (const mirrored of [false, true]) {
        const x = (mirrored ? columns - 1 - column : column) * cell;
        const y = row * cell;
        if (ground !== colours[0]) add(paths, ground, `M${x} ${y}h${cell}v${cell}h-${cell}z`);
        add(paths, fill, drawBead(shape, x, y, mirrored));
      }
    }
  }
  return writeBeadwork(coverSize, colours[0], [...paths]);
}

/**
 * The colours of a cover, the background first.
 * @param random from 0 to below 1, as `Math.random`
 */
export const coloursOf = (random: () => number): readonly [string, ...string[]] =>
  sets[Math.floor(random() * sets.length)] ?? sets[0];

/** Writes beadwork as SVG; later paths cover earlier ones. */
export function writeBeadwork(
  { width, height }: { width: number; height: number },
  ground: string,
  paths: readonly (readonly [fill: string, path: string])[],
): string {
  const body = paths.map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="${ground}" d="M0 0h${width}v${height}H0z"/>${body}</svg>`;
}

/** A name in the address of its cover: lower-case letters, digits and hyphens. */
export function coverSlug(name: string): string {
  return slugOf(name) || `n${hash(name).toString(36)}`;
}

type Shape = 'rising' | 'falling' | 'diamond' | 'block';
const shapes: readonly Shape[] = ['rising', 'falling', 'diamond', 'rising', 'falling', 'diamond', 'block'];

function bead(random: () => number, colours: readonly string[]) {
  const shape = shapes[Math.floor(random() * shapes.length)] ?? 'diamond';
  const first = Math.floor(random() * colours.length);
  const second = (first + 1 + Math.floor(random() * (colours.length - 1))) % colours.length;
  return { shape, fill: colours[first] ?? '', ground: colours[second] ?? '' };
}

function drawBead(shape: Shape, x: number, y: number, mirrored: boolean): string {
  const half = cell / 2;
  if (shape === 'block') return `M${x} ${y}h${cell}v${cell}h-${cell}z`;
  if (shape === 'diamond') return `M${x + half} ${y}l${half} ${half}l-${half} ${half}l-${half}-${half}z`;
  // Mirroring reverses the direction of a diagonal.
  const leansRight = (shape === 'rising') !== mirrored;
  return leansRight ? `M${x} ${y + cell}h${cell}v-${cell}z` : `M${x} ${y}v${cell}h${cell}z`;
}

/** Joins the beads of one colour into one path, which needs only a third of the bytes. */
export function add(paths: Map<string, string>, fill: string, path: string): void {
  paths.set(fill, (paths.get(fill) ?? '') + path);
}

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
export function randomOf(name: string): () => number {
  let state = hash(name);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
