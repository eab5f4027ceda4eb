import { fromText, readerOf, toText, writeNumber } from './bytes.ts';
import { type Course, layCourse } from './course.ts';
import { type Count, type Flight, fly, scoreOf, startFlight } from './fly.ts';
import { hashOf } from './random.ts';
import { assistNames, modes, noAssists, type Setup, seedPattern, version } from './rules.ts';
import { type Move, moves, startWalk, step, type Walk } from './steps.ts';

/** The player's inputs: the ticks before which they pressed, or their moves. */
type Inputs = number[] | Move[];

/** A round that can be played again: its setup and the player's inputs. */
export interface Replay extends Setup {
  inputs: Inputs;
}

export interface Outcome extends Count {
  score: number;
  /** Length of the round in ticks or steps. */
  length: number;
}

/** Maximum length of a replay in characters: longer texts are rejected unread. */
export const longestReplay = 6000;

/** Every flight ends, because an unsteered one falls into the sea; the slowest to arrive needs half of this. */
const mostTicks = 20_000;

/**
 * Plays a replay to its end without drawing or waiting. After the last input the round goes on without input.
 * @returns the outcome; undefined if the moves end before the round does
 */
export function playReplay(replay: Replay): Outcome | undefined {
  const course = layCourse(replay);
  const end = replay.mode === 'fly' ? playFlight(course, replay) : playWalk(course, replay);
  if (end.standing === 'under way') return undefined;
  const { standing, lives, passed, coins } = end;
  return {
    standing,
    lives,
    passed,
    coins,
    score: scoreOf(end),
    length: 'tick' in end ? end.tick : end.column,
  };
}

function playFlight(course: Course, replay: Replay): Flight {
  const flight = startFlight(replay);
  const pressed = new Set(replay.inputs as number[]);
  while (flight.standing === 'under way' && flight.tick < mostTicks) {
    fly(course, replay, flight, pressed.has(flight.tick));
  }
  return flight;
}

function playWalk(course: Course, replay: Replay): Walk {
  const walk = startWalk(replay);
  for (const move of replay.inputs as Move[]) step(course, walk, move);
  return walk;
}

/** A checksum of the outcome: a replay that was damaged in transit gets another one. */
const markOf = ({ score, length, lives }: Outcome): number => hashOf(`${score} ${length} ${lives}`) & 0xffff;

/**
 * Writes a round as text for an address: version, mode, assists, seed, inputs, mark of the end.
 * @throws if the round has not ended
 */
export function writeReplay(replay: Replay): string {
  const outcome = playReplay(replay);
  if (!outcome) throw new Error('a round that has not ended is not a replay');
  return textOf(replay, markOf(outcome));
}

function textOf(replay: Replay, mark: number): string {
  const { mode, assists, seed } = replay;
  const bits = assistNames.reduce((sum, name, index) => sum | (assists[name] ? 1 << index : 0), 0);
  const bytes = [version, modes.indexOf(mode), bits, seed.length, ...[...seed].map((letter) => letter.charCodeAt(0))];
  writeInputs(bytes, replay);
  return toText([...bytes, mark >> 8, mark & 0xff]);
}

function writeInputs(bytes: number[], { mode, inputs }: Replay): void {
  writeNumber(bytes, inputs.length);
  if (mode === 'fly') {
    let last = 0;
    for (const tick of inputs as number[]) {
      writeNumber(bytes, tick - last);
      last = tick;
    }
    return;
  }
  for (let index = 0; index < inputs.length; index += 4) {
    const four = (inputs as Move[]).slice(index, index + 4);
    bytes.push(four.reduce((sum, move, place) => sum | (moves.indexOf(move) << (2 * place)), 0));
  }
}

/**
 * Reads a replay and plays it to its end: the outcome is computed, never taken from the text.
 * @param text from an address or a store, of any origin
 * @returns undefined for what is not a replay: garbage, another version, one that ends otherwise than its mark says, or
 * that is not written as `writeReplay` writes it. So a round has one text, and a changed letter is another round or none.
 */
export function verifyReplay(text: unknown): { replay: Replay; outcome: Outcome } | undefined {
  if (typeof text !== 'string' || text.length > longestReplay) return undefined;
  try {
    const { replay, mark } = readReplay(text);
    if (textOf(replay, mark) !== text) return undefined;
    const outcome = playReplay(replay);
    return outcome && markOf(outcome) === mark ? { replay, outcome } : undefined;
  } catch {
    return undefined;
  }
}

function readReplay(text: string): { replay: Replay; mark: number } {
  const { byte, number, left } = readerOf(fromText(text));
  if (byte() !== version) throw new RangeError('another version');
  const mode = modes[byte()];
  const bits = byte();
  const seed = String.fromCharCode(...Array.from({ length: byte() }, byte));
  if (!mode || bits >= 1 << assistNames.length || !seedPattern.test(seed)) throw new RangeError('no setup');
  const assists = { ...noAssists };
  for (const [index, name] of assistNames.entries()) assists[name] = (bits & (1 << index)) !== 0;
  const count = number();
  if (count > longestReplay * 4) throw new RangeError('too many inputs');
  const inputs = mode === 'fly' ? readTicks(count, number) : readMoves(count, byte);
  const mark = (byte() << 8) | byte();
  if (left() > 0) throw new RangeError('more than a replay');
  return { replay: { mode, seed, assists, inputs }, mark };
}

function readTicks(count: number, number: () => number): number[] {
  let last = 0;
  return Array.from({ length: count }, () => {
    last += number();
    return last;
  });
}

function readMoves(count: number, byte: () => number): Move[] {
  const read: Move[] = [];
  for (let four = 0; read.length < count; four >>= 2) {
    if (read.length % 4 === 0) four = byte();
    const move = moves[four & 3];
    if (!move) throw new RangeError('no such move');
    read.push(move);
  }
  return read;
}
