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
export const maxReplayLength = 6000;

/** Every flight ends, because an unsteered one falls into the sea; the slowest to arrive needs half of this. */
const maxTicks = 20_000;

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
  while (flight.standing === 'under way' && flight.tick < maxTicks) {
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
const checksumOf = ({ score, length, lives }: Outcome): number => hashOf(`${score} ${length} ${lives}`) & 0xffff;

/**
 * Writes a round as text for an address: version, mode, assists, seed, inputs, checksum of the outcome.
 * @throws if the round has not ended
 */
export function writeReplay(replay: Replay): string {
  const outcome = playReplay(replay);
  if (!outcome) throw new Error('cannot write a replay of a round that has not ended');
  return textOf(replay, checksumOf(outcome));
}

function textOf(replay: Replay, checksum: number): string {
  const { mode, assists, seed } = replay;
  const bits = assistNames.reduce((sum, name, index) => sum | (assists[name] ? 1 << index : 0), 0);
  const bytes = [version, modes.indexOf(mode), bits, seed.length, ...[...seed].map((letter) => letter.charCodeAt(0))];
  writeInputs(bytes, replay);
  return toText([...bytes, checksum >> 8, checksum & 0xff]);
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
 * @param text an untrusted text, from an address or from storage
 * @returns undefined if the text is not a valid replay: garbage, another version, an outcome that differs from its
 * checksum, or not exactly as `writeReplay` writes it. So a round has one text, and a changed letter is another round
 * or none.
 */
export function verifyReplay(text: unknown): { replay: Replay; outcome: Outcome } | undefined {
  if (typeof text !== 'string' || text.length > maxReplayLength) return undefined;
  try {
    const { replay, checksum } = readReplay(text);
    if (textOf(replay, checksum) !== text) return undefined;
    const outcome = playReplay(replay);
    return outcome && checksumOf(outcome) === checksum ? { replay, outcome } : undefined;
  } catch {
    return undefined;
  }
}

function readReplay(text: string): { replay: Replay; checksum: number } {
  const { byte, number, left } = readerOf(fromText(text));
  if (byte() !== version) throw new RangeError('wrong version');
  const mode = modes[byte()];
  const bits = byte();
  const seed = String.fromCharCode(...Array.from({ length: byte() }, byte));
  if (!mode || bits >= 1 << assistNames.length || !seedPattern.test(seed)) throw new RangeError('invalid setup');
  const assists = { ...noAssists };
  for (const [index, name] of assistNames.entries()) assists[name] = (bits & (1 << index)) !== 0;
  const count = number();
  if (count > maxReplayLength * 4) throw new RangeError('too many inputs');
  const inputs = mode === 'fly' ? readTicks(count, number) : readMoves(count, byte);
  const checksum = (byte() << 8) | byte();
  if (left() > 0) throw new RangeError('trailing bytes');
  return { replay: { mode, seed, assists, inputs }, checksum };
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
    if (!move) throw new RangeError('unknown move');
    read.push(move);
  }
  return read;
}
