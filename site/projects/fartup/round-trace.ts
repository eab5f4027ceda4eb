import { type Course, layCourse } from '../../games/fartup/course.ts';
import { fly, scoreOf, startFlight } from '../../games/fartup/fly.ts';
import type { Outcome } from '../../games/fartup/replay.ts';
import { fine, type Setup } from '../../games/fartup/rules.ts';

/** The round that the study’s text plays back. */
export const round = 'AQAABmR1cmJhbikYKyorKislIyMqJyQkKikpKisvLiomJiosLisqJygrKisqNDIrLCsrJD9u';

/** How a round ends. */
export type End = Pick<Outcome, 'score' | 'length' | 'lives'>;

/** What a flight is after a tick; lengths are pixels of the world. */
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
  /** The tick in which each coin was taken, by its place in the course. */
  taken: ReadonlyMap<number, number>;
  end: End;
}

/**
 * Flies a round with the game’s own rules, and keeps each tick.
 * @param presses the ticks before which was pressed
 */
export function traceOf(setup: Setup, presses: readonly number[]): Trace {
  const course = layCourse(setup);
  const flight = startFlight(setup);
  const pressed = new Set(presses);
  const taken = new Map<number, number>();
  const momentOf = (): Moment => {
    const { passed, coins, lives } = flight;
    const [x, y] = [Math.trunc(flight.x / fine), Math.trunc(flight.y / fine)];
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

/** How many presses have been flown by a tick. */
export const pressesBy = (presses: readonly number[], tick: number): number =>
  presses.filter((press) => press < tick).length;

/** The numbers of a round: the ticks from each press to the next. */
export const waitsOf = (presses: readonly number[]): number[] =>
  presses.map((press, index) => press - (presses[index - 1] ?? 0));

/** The presses that numbers stand for. */
export const pressesOf = (waits: readonly number[]): number[] => {
  let tick = 0;
  return waits.map((wait) => {
    tick += wait;
    return tick;
  });
};

/** Moves a press, and no further than its neighbours allow. */
export function movePress(presses: readonly number[], index: number, by: number): readonly number[] {
  const press = presses[index];
  if (press === undefined) return presses;
  const [least, most] = [(presses[index - 1] ?? -1) + 1, (presses[index + 1] ?? Infinity) - 1];
  return presses.with(index, Math.min(Math.max(press + by, least), most));
}

/** Whether a flight ends as its round says: it compares what the game’s mark is made of. */
export const isTrue = (said: End, flown: End): boolean =>
  said.score === flown.score && said.length === flown.length && said.lives === flown.lives;
