import { randomOf } from './random.ts';
import { gaps, grid, type Setup, world } from './rules.ts';

/** A gate: its left side, and its gap from top to bottom, in pixels. */
interface Gate {
  x: number;
  top: number;
  bottom: number;
}

interface Coin {
  x: number;
  y: number;
}

export interface Course {
  gates: Gate[];
  coins: Coin[];
  length: number;
}

/** Creates the course of a round: the same setup gives the same course on every machine. */
export function layCourse(setup: Setup): Course {
  return setup.mode === 'fly' ? laySky(setup) : layGrid(setup);
}

function laySky({ seed, assists }: Setup): Course {
  const random = randomOf(`fly ${seed}`);
  const gates: Gate[] = [];
  const coins: Coin[] = [];
  let x: number = world.runway;
  let middle = Math.trunc(world.height / 2);
  for (let index = 0; index < world.gates; index++) {
    const between = (start: number, end: number) => start + Math.trunc(((end - start) * index) / (world.gates - 1));
    const usual = between(gaps.start.height, gaps.end.height);
    const height = assists.gap ? Math.trunc((usual * 4) / 3) : usual;
    const shift = between(gaps.start.shift, gaps.end.shift);
    const before = middle;
    const edge = Math.max(150, Math.trunc(height / 2) + 10);
    middle = clamp(middle + random.below(2 * shift + 1) - shift, edge, world.height - edge);
    const top = middle - Math.trunc(height / 2);
    gates.push({ x, top, bottom: top + height });
    // Coins between the previous gate and this one: three of four spaces have some, mostly off the straight line.
    const distance = 400 + random.below(61);
    if (index > 0 && random.below(4) > 0) {
      const bow = random.below(141) - 70;
      const from = (gates[index - 1]?.x ?? 0) + world.gate;
      for (let coin = 1; coin <= 3; coin++) {
        const y = before + Math.trunc(((middle - before) * coin) / 4) + (coin === 2 ? bow : Math.trunc(bow / 2));
        coins.push({ x: from + Math.trunc(((x - from) * coin) / 4), y: clamp(y, 60, world.height - 70) });
      }
    }
    x += distance;
  }
  return { gates, coins, length: x + world.runway - 400 };
}

function layGrid({ seed, assists }: Setup): Course {
  const random = randomOf(`steps ${seed}`);
  const gates: Gate[] = [];
  const coins: Coin[] = [];
  let column = 5;
  let row = 4;
  for (let index = 0; index < grid.gates; index++) {
    const rows = (index < 8 ? 4 : index < 16 ? 3 : 2) + (assists.gap ? 1 : 0);
    const way = 4 + random.below(3);
    // A gap can be reached from anywhere in the previous gap.
    const reach = way - 2;
    const climb = Math.min(reach, 2);
    const top = clamp(row + random.below(reach + climb + 1) - climb, 0, grid.rows - rows);
    gates.push({ x: (column + way) * grid.cell, top: top * grid.cell, bottom: (top + rows) * grid.cell });
    // One or two coins on the way, as breath for the next gate.
    for (let coin = 0; coin < 1 + random.below(2); coin++) {
      const at = column + 1 + Math.trunc(((coin + 1) * (way - 1)) / 3);
      const height = clamp(row + random.below(5) - 2, 0, grid.rows - 1);
      coins.push({ x: middleOf(at), y: middleOf(height) });
    }
    column += way;
    row = top + random.below(rows);
  }
  coins.sort((a, b) => a.x - b.x);
  return { gates, coins, length: (column + 4) * grid.cell };
}

/** The middle of a row or a column. */
export const middleOf = (cell: number): number => cell * grid.cell + grid.cell / 2;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));
