import type { Theme, ThemeChoice } from '../schemas/theme.ts';
import { contrastOf, controlContrast, largeTextContrast, nearestColour, textContrast } from './contrast.ts';
import { white } from './default-theme.ts';

interface Pair {
  front: string;
  back: string;
  need: number;
}

function listPairs(): Pair[] {
  const pairs: Pair[] = [];
  const add = (need: number, front: string, ...backs: string[]) => {
    for (const back of backs) pairs.push({ front, back, need });
  };
  for (const time of ['day', 'night']) {
    const name = (colour: string) => `palette.${colour}.${time}`;
    const [ground, surface, wash] = ['ground', 'surface', 'wash'].map(name) as [string, string, string];
    for (const text of ['ink', 'muted']) add(textContrast, name(text), ground, surface, wash);
    add(textContrast, name('accentInk'), ground, surface);
    add(controlContrast, name('accentInk'), wash);
    add(largeTextContrast, name('onAccent'), name('accent'));
    for (const control of ['accent', 'link']) add(controlContrast, name(control), ground, surface, wash);
    add(textContrast, 'palette.onBand', name('band'));
    add(textContrast, 'beads.marigold', name('band'));
  }
  // The band is dark in both themes, so its links and marks are those of the night.
  add(controlContrast, 'palette.link.night', 'palette.band.day', 'palette.band.night');
  add(controlContrast, 'palette.accent.night', 'palette.band.day', 'palette.band.night');
  // Print uses the day palette on white paper.
  for (const text of ['ink', 'muted', 'accentInk']) add(textContrast, `palette.${text}.day`, 'white');
  const grounds = ['beads.paper', 'beads.marigold', 'beads.rose', 'beads.foam'];
  grounds.push('tints.coral', 'tints.jacaranda', 'tints.sea', 'pale.coral', 'pale.marigold');
  add(textContrast, 'beads.navy', ...grounds, 'white');
  add(textContrast, 'palette.onBand', 'beads.navy');
  for (const token of ['text', 'keyword', 'string', 'constant', 'function', 'comment'])
    add(textContrast, `code.${token}`, 'code.background');
  return pairs;
}

const pairs = listPairs();

export interface PaletteProblem {
  /** The path of the colour that the owner may change. */
  path: string[];
  message: string;
}

/** Finds pairs of colours with too little contrast: text needs 7:1, large text 4.5:1, controls 3:1. */
export function checkPalette(theme: Theme, choice: ThemeChoice): PaletteProblem[] {
  return pairs.flatMap((pair) => {
    const [front, back] = [colourAt(theme, pair.front), colourAt(theme, pair.back)];
    const ratio = contrastOf(front, back);
    if (ratio >= pair.need) return [];
    // The second colour is the background: usually the foreground is easier to change.
    const own = lookUp(choice, pair.front) === undefined && lookUp(choice, pair.back) !== undefined ? 'back' : 'front';
    const path = pair[own];
    const better = nearestAccepted(theme, path, pair);
    const advice = better
      ? `use ${better}, for example`
      : 'change the other colour, as no lighter or darker one is enough';
    const what =
      pair.need === controlContrast ? 'controls need' : pair.need === textContrast ? 'text needs' : 'large text needs';
    return [
      {
        path: path.split('.'),
        // Rounded down: 6.99 is not 7.
        message: `${pair.front} (${front}) on ${pair.back} (${back}) has a contrast of ${Math.floor(ratio * 100) / 100}:1, but ${what} ${pair.need}:1: ${advice}`,
      },
    ];
  });
}

/** The nearest colour with enough contrast in all of its pairs, or else in this one. */
function nearestAccepted(theme: Theme, path: string, pair: Pair): string | undefined {
  const hasContrastIn =
    (some: readonly Pair[]) =>
    (candidate: string): boolean =>
      some.every(({ front, back, need }) => {
        const other = colourAt(theme, front === path ? back : front);
        return contrastOf(candidate, other) >= need;
      });
  const all = pairs.filter(({ front, back }) => front === path || back === path);
  const colour = colourAt(theme, path);
  return nearestColour(colour, hasContrastIn(all)) ?? nearestColour(colour, hasContrastIn([pair]));
}

const colourAt = (theme: Theme, path: string): string => (path === 'white' ? white : String(lookUp(theme, path)));

/** The value at a path with dots, `palette.accent.day`; undefined where there is none. */
export function lookUp(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}
