import { type Course, layCourse, middleOf } from './course.ts';
import type { Moment } from './draw-scene.browser.ts';
import { type Count, type Flight, fly, type GameEvent, startFlight } from './fly.ts';
import type { Replay } from './replay.ts';
import { type Setup, subpixels, ticksPerSecond, world } from './rules.ts';
import { type Move, startWalk, step, type Walk } from './steps.ts';

/** A round being played or watched: the stage draws its moments, the player’s input goes in. */
export interface Round {
  count: () => Count;
  /** The moment to draw, `passed` milliseconds after the last call; the world advances unless `held`. */
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
  /** True with reduced motion: nothing slides from place to place. */
  still: boolean;
}

/** Starts a round of either mode, or shows a replay of one. */
export const startRound = (options: Options): Round =>
  options.setup.mode === 'fly' ? runFlight(options) : runWalk(options);

/** Ticks for which a puff is visible, and for which the picture shakes after a hit. */
const [puffTicks, shakeTicks] = [40, 14];
/** The maximum number of ticks to catch up on, so that a player does not return to a crash. */
const maxCatchUpTicks = 6;

function runFlight({ setup, watched, onHappen }: Options): Round {
  const course = layCourse(setup);
  const flight = startFlight(setup);
  const watchedPresses = new Set(watched?.inputs as number[] | undefined);
  const inputs: number[] = [];
  const puffs: { x: number; y: number; tick: number }[] = [];
  let before = { x: flight.x, y: flight.y };
  let pressed = false;
  let pendingTicks = 0;
  let shakeUntil = 0;
  const tick = () => {
    const puff = watched ? watchedPresses.has(flight.tick) : pressed;
    pressed = false;
    if (puff) inputs.push(flight.tick);
    if (puff) puffs.push({ x: flight.x / subpixels - 34, y: flight.y / subpixels + 22, tick: flight.tick });
    if (puffs.length > 8) puffs.shift();
    before = { x: flight.x, y: flight.y };
    const happened = fly(course, setup, flight, puff);
    if (happened.includes('hit')) shakeUntil = flight.tick + shakeTicks;
    if (happened.length > 0) onHappen(happened, 1 - flight.y / subpixels / world.height);
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
        pendingTicks = Math.min(pendingTicks + (passed * ticksPerSecond) / 1000, maxCatchUpTicks);
        for (; pendingTicks >= 1 && flight.standing === 'under way'; pendingTicks--) tick();
      }
      return momentOf(flight, before, pendingTicks % 1, { course, puffs, shakeUntil });
    },
  };
}

function momentOf(
  flight: Flight,
  before: { x: number; y: number },
  fraction: number,
  {
    course,
    puffs,
    shakeUntil,
  }: { course: Course; puffs: { x: number; y: number; tick: number }[]; shakeUntil: number },
): Moment {
  const between = (from: number, to: number) => (from + (to - from) * fraction) / subpixels;
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

/** Milliseconds that a step’s animation takes, and the pause between the steps of a watched round. */
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
      const fraction = still ? 1 : Math.min(1, since / slide);
      const between = (from: number, to: number) => middleOf(from) + (middleOf(to) - middleOf(from)) * fraction;
      const rose = walk.row < before.row;
      return {
        course,
        taken: walk.taken,
        x: between(before.column, walk.column),
        y: between(before.row, walk.row),
        tilt: rose && fraction < 1 ? -12 : 0,
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

/** The height of a row, from 0 (the sea) to 1. */
export const heightOf = (row: number): number => 1 - middleOf(row) / world.height;
