import { type Course, layCourse, middleOf } from './course.ts';
import type { Moment } from './draw-scene.browser.ts';
import { type Count, type Flight, fly, type GameEvent, startFlight } from './fly.ts';
import type { Replay } from './replay.ts';
import { fine, type Setup, ticksPerSecond, world } from './rules.ts';
import { type Move, startWalk, step, type Walk } from './steps.ts';

/** A round as it is being played or watched: what the stage draws, and what the player does. */
export interface Round {
  count: () => Count;
  /** What is to be seen, so many milliseconds after the last time; the world goes on while it is not held. */
  advance: (passed: number) => Moment;
  press: () => void;
  decide: (move: Move) => GameEvent[];
  replay: () => Replay;
  walk?: Walk;
  course: Course;
  held: boolean;
}

interface Options {
  setup: Setup;
  watched: Replay | undefined;
  onHappen: (events: GameEvent[], height: number) => void;
  /** True where nothing slides from place to place. */
  still: boolean;
}

/** Starts a round of either mode, or shows a replay of one. */
export const startRound = (options: Options): Round =>
  options.setup.mode === 'fly' ? runFlight(options) : runWalk(options);

/** Ticks for which a puff is seen, and a hit is felt. */
const [puffTicks, shakeTicks] = [40, 14];
/** Ticks that are made up for at most: who was away does not come back to a crash. */
const mostOwed = 6;

function runFlight({ setup, watched, onHappen }: Options): Round {
  const course = layCourse(setup);
  const flight = startFlight(setup);
  const again = new Set(watched?.inputs as number[] | undefined);
  const inputs: number[] = [];
  const puffs: { x: number; y: number; tick: number }[] = [];
  let before = { x: flight.x, y: flight.y };
  let pressed = false;
  let owed = 0;
  let shakeUntil = 0;
  const tick = () => {
    const puff = watched ? again.has(flight.tick) : pressed;
    pressed = false;
    if (puff) inputs.push(flight.tick);
    if (puff) puffs.push({ x: flight.x / fine - 34, y: flight.y / fine + 22, tick: flight.tick });
    if (puffs.length > 8) puffs.shift();
    before = { x: flight.x, y: flight.y };
    const happened = fly(course, setup, flight, puff);
    if (happened.includes('hit')) shakeUntil = flight.tick + shakeTicks;
    if (happened.length > 0) onHappen(happened, 1 - flight.y / fine / world.height);
  };
  return {
    course,
    held: true,
    count: () => flight,
    press() {
      pressed = true;
    },
    decide: () => [],
    replay: () => ({ ...setup, inputs }),
    advance(passed) {
      if (!this.held) {
        owed = Math.min(owed + (passed * ticksPerSecond) / 1000, mostOwed);
        for (; owed >= 1 && flight.standing === 'under way'; owed--) tick();
      }
      return momentOf(flight, before, owed % 1, { course, puffs, shakeUntil });
    },
  };
}

function momentOf(
  flight: Flight,
  before: { x: number; y: number },
  part: number,
  {
    course,
    puffs,
    shakeUntil,
  }: { course: Course; puffs: { x: number; y: number; tick: number }[]; shakeUntil: number },
): Moment {
  const between = (from: number, to: number) => (from + (to - from) * part) / fine;
  const since = puffs.length > 0 ? flight.tick - (puffs.at(-1)?.tick ?? 0) : puffTicks;
  return {
    course,
    taken: flight.taken,
    x: between(before.x, flight.x),
    y: between(before.y, flight.y),
    tilt: Math.max(-18, Math.min(28, flight.fall / 90)),
    rising: since < 16,
    ghost: flight.ghost > 0,
    puffs: puffs
      .map(({ x, y, tick }) => ({ x, y, gone: (flight.tick - tick) / puffTicks }))
      .filter(({ gone }) => gone < 1),
    shake: flight.tick < shakeUntil ? 6 * (flight.tick % 4 < 2 ? 1 : -1) : 0,
  };
}

/** Milliseconds in which a step is seen, and after which the next of a watched round follows. */
const [slide, watchedPause] = [220, 420];

function runWalk({ setup, watched, onHappen, still }: Options): Round {
  const course = layCourse(setup);
  const walk = startWalk(setup);
  const inputs: Move[] = [];
  let before = { column: walk.column, row: walk.row };
  let since = slide;
  const decide = (move: Move) => {
    before = { column: walk.column, row: walk.row };
    since = 0;
    const happened = step(course, walk, move);
    inputs.push(move);
    onHappen(happened, heightOf(walk.row));
    return happened;
  };
  return {
    course,
    walk,
    held: true,
    count: () => walk,
    press() {},
    decide,
    replay: () => ({ ...setup, inputs }),
    advance(passed) {
      since += passed;
      const next = (watched?.inputs as Move[] | undefined)?.[inputs.length];
      if (next && !this.held && since > watchedPause && walk.standing === 'under way') decide(next);
      const part = still ? 1 : Math.min(1, since / slide);
      const between = (from: number, to: number) => middleOf(from) + (middleOf(to) - middleOf(from)) * part;
      const rose = walk.row < before.row;
      return {
        course,
        taken: walk.taken,
        x: between(before.column, walk.column),
        y: between(before.row, walk.row),
        tilt: rose && part < 1 ? -12 : 0,
        rising: rose,
        ghost: false,
        puffs: rose
          ? [{ x: middleOf(before.column) - 30, y: middleOf(before.row) + 24, gone: Math.min(0.99, since / 700) }]
          : [],
        shake: 0,
      };
    },
  };
}

/** How high a row is: from 0, the sea, to 1. */
export const heightOf = (row: number): number => 1 - middleOf(row) / world.height;
