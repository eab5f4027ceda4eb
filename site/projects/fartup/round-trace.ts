import { type Course, layCourse } from '../../games/fartup/course.ts';
import { fly, scoreOf, startFlight } from '../../games/fartup/fly.ts';
import type { Outcome } from '../../games/fartup/replay.ts';
import { type Setup, subpixels } from '../../games/fartup/rules.ts';

/** The round that the text of the case study replays. */
export const round = 'AQAABmR1cmJhbikYKyorKislIyMqJyQkKikpKisvLiomJiosLisqJygrKisqNDIrLCsrJD9u';

/** The outcome of a round. */
export type End = Pick<Outcome, 'score' | 'length' | 'lives'>;

/** The state of a flight after a tick; lengths are pixels of the world. */
interface Moment {
  x: number;
  y: number;
  score: number;
  passed: number;
  coins: number;
  lives: number;
}

export interface Trace {
  course: Course;
  /** The start, and a moment for each tick. */
  moments: Moment[];
  /** The tick in which each coin was taken, by the coin’s index in the course. */
  taken: ReadonlyMap<number, number>;
  end: End;
}

/**
 * Flies a round with the game’s own rules, and records each tick.
 * @param presses the ticks before which the player pressed
 */
export function traceOf(setup: Setup, presses: readonly number[]): Trace {
  const course = layCourse(setup);
  const flight = startFlight(setup);
  const pressed = new Set(presses);
  const taken = new Map<number, number>();
  const momentOf = (): Moment => {
    const { passed, coins, lives } = flight;
    const [x, y] = [Math.trunc(flight.x / subpixels), Math.trunc(flight.y / subpixels)];
    return { x, y, score: scoreOf(flight), passed, coins, lives };
  };
  const moments = [momentOf()];
  while (flight.standing === 'under way') {
    fly(course, setup, flight, pressed.has(flight.tick));
    for (const coin of flight.taken) if (!taken.has(coin)) taken.set(coin, flight.tick);
    moments.push(momentOf());
  }
  return { course, moments, taken, end: { score: scoreOf(flight), length: flight.tick, lives: flight.lives } };
}

/** The number of presses before a tick. */
export const pressesBy = (presses: readonly number[], tick: number): number =>
  presses.filter((press) => press < tick).length;

/** The numbers of a round: the ticks from each press to the next. */
export const waitsOf = (presses: readonly number[]): number[] =>
  presses.map((press, index) => press - (presses[index - 1] ?? 0));

/** The presses that the numbers of `waitsOf` encode. */
export const pressesOf = (waits: readonly number[]): number[] => {
  let tick = 0;
  return waits.map((wait) => {
    tick += wait;
    return tick;
  });
};

/** Moves a press, but no further than its neighbours allow. */
export function movePress(presses: readonly number[], index: number, by: number): readonly number[] {
  const press = presses[index];
  if (press === undefined) return presses;
  const [min, max] = [(presses[index - 1] ?? -1) + 1, (presses[index + 1] ?? Infinity) - 1];
  return presses.with(index, Math.min(Math.max(press + by, min), max));
}

/** Whether a flight has the claimed outcome: compares the values that the game’s checksum hashes. */
export const hasClaimedOutcome = (claimed: End, flown: End): boolean =>
  claimed.score === flown.score && claimed.length === flown.length && claimed.lives === flown.lives;
