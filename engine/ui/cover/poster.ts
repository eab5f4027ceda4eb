import { add, cell, coloursOf, randomOf, writeBeadwork } from './beadwork.ts';

const columns = 12;
const rows = 16;

export const posterSize = { width: columns * cell, height: rows * cell };

/** The poster of a name, 480 × 640 pixels: lozenges around a middle, inside a border of teeth, like beaded panels. */
export function beadworkPoster(name: string): string {
  const random = randomOf(`poster ${name}`);
  const colours = coloursOf(random);
  const otherThan = (colour: string): string => {
    const rest = colours.filter((one) => one !== colour);
    return rest[Math.floor(random() * rest.length)] ?? colour;
  };
  /** Colours from the middle outwards, each different from the one inside it. */
  const rings = [colours[1] ?? ''];
  while (rings.length < (columns + rows) / 2) rings.push(otherThan(rings.at(-1) ?? ''));
  /** The colours of single beads on some of the rings. */
  const beadColours = rings.map((ring) => (random() < 0.45 ? otherThan(ring) : undefined));
  const toothColour = otherThan(colours[0]);

  const fields = new Map<string, string>();
  const beads = new Map<string, string>();
  // Draws a quarter and mirrors it twice. `across` and `down` count cells from the middle.
  for (const [right, low] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const shape = (...points: [across: number, down: number][]) =>
      `M${points.map(([across, down]) => `${posterSize.width / 2 + right * across * cell} ${posterSize.height / 2 + low * down * cell}`).join('L')}z`;
    const bead = (x: number, y: number) => shape([x, y - 0.25], [x + 0.25, y], [x, y + 0.25], [x - 0.25, y]);
    const [width, height] = [columns / 2 - 1, rows / 2 - 1];
    for (let x = 0; x < width; x++)
      for (let y = 0; y < height; y++) {
        const ring = x + y + 1;
        add(fields, rings[ring - 1] ?? '', shape([x, y], [x + 1, y], [x, y + 1]));
        add(fields, rings[ring] ?? '', shape([x + 1, y], [x + 1, y + 1], [x, y + 1]));
        const colour = beadColours[ring];
        if (colour && x + 1 < width) add(beads, colour, bead(x + 1, y + 0.5));
        if (colour && y + 1 < height) add(beads, colour, bead(x + 0.5, y + 1));
      }
    for (let x = 0; x < width; x++)
      add(fields, toothColour, shape([x, height + 1], [x + 1, height + 1], [x + 0.5, height]));
    for (let y = 0; y < height; y++)
      add(fields, toothColour, shape([width + 1, y], [width + 1, y + 1], [width, y + 0.5]));
    add(fields, toothColour, shape([width, height], [width + 1, height], [width + 1, height + 1], [width, height + 1]));
  }
  return writeBeadwork(posterSize, colours[0], [...fields, ...beads]);
}
