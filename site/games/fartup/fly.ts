import type { Course } from './course.ts';
import { livesOf, points, flight as rules, type Setup, subpixels, world } from './rules.ts';

type Standing = 'under way' | 'crashed' | 'arrived';

export type GameEvent = 'puff' | 'coin' | 'gate' | 'hit' | 'breathless';

export interface Count {
  standing: Standing;
  lives: number;
  passed: number;
  coins: number;
}

/** The state of a flight: position, speed and counts. */
export interface Flight extends Count {
  tick: number;
  /** Distance from the start, and distance below the ceiling, in subpixels. */
  x: number;
  y: number;
  fall: number;
  /** Ticks left during which nothing can hit. */
  ghost: number;
  /** The next gate, and whether the glider has touched it. */
  gate: number;
  touched: boolean;
  taken: Set<number>;
  /** The first coin that has not been passed. */
  coin: number;
}

/** A flight that has not begun. */
export function startFlight({ assists }: Setup): Flight {
  return {
    standing: 'under way',
    lives: livesOf(assists),
    passed: 0,
    coins: 0,
    tick: 0,
    x: 0,
    y: (world.height / 2) * subpixels,
    fall: 0,
    ghost: 0,
    gate: 0,
    touched: false,
    taken: new Set(),
    coin: 0,
  };
}

/**
 * Advances a flight by one tick. Integers and a fixed step make the same puffs give the same flight everywhere.
 * @param flight the flight, which is changed
 * @param puff whether the player pressed
 * @returns what happened, in order
 */
export function fly(course: Course, { assists }: Setup, flight: Flight, puff: boolean): GameEvent[] {
  const happened: GameEvent[] = [];
  if (flight.standing !== 'under way') return happened;
  flight.tick++;
  if (puff) happened.push('puff');
  flight.fall = puff ? rules.puff : Math.min(flight.fall + rules.gravity, rules.fastestFall);
  flight.y = Math.max(flight.y + flight.fall, world.radius * subpixels);
  flight.x += speedAt(flight.gate, assists.speed);
  if (flight.ghost > 0) flight.ghost--;
  takeCoins(course, flight, happened);
  passGates(course, flight, happened);
  // The sea throws the glider back up, and costs a life.
  if (flight.y > (world.height - world.radius) * subpixels) {
    flight.y = (world.height - world.radius) * subpixels;
    flight.fall = rules.puff;
    hit(flight, happened);
  }
  if (flight.standing === 'under way' && flight.x >= course.length * subpixels) flight.standing = 'arrived';
  return happened;
}

/** Subpixels per tick on the way to a gate. */
function speedAt(gate: number, slower: boolean): number {
  const { start, end } = rules.speed;
  const speed = start + Math.trunc(((end - start) * gate) / world.gates);
  return slower ? Math.trunc((speed * 3) / 4) : speed;
}

function takeCoins({ coins }: Course, flight: Flight, happened: GameEvent[]): void {
  const [x, y] = [Math.trunc(flight.x / subpixels), Math.trunc(flight.y / subpixels)];
  while ((coins[flight.coin]?.x ?? x) < x - world.reach) flight.coin++;
  for (let index = flight.coin; index < coins.length; index++) {
    const coin = coins[index];
    if (!coin || coin.x > x + world.reach) return;
    if (flight.taken.has(index) || (coin.x - x) ** 2 + (coin.y - y) ** 2 > world.reach ** 2) continue;
    flight.taken.add(index);
    flight.coins++;
    happened.push('coin');
  }
}

function passGates({ gates }: Course, flight: Flight, happened: GameEvent[]): void {
  const gate = gates[flight.gate];
  if (!gate) return;
  const x = Math.trunc(flight.x / subpixels);
  if (x - world.radius > gate.x + world.gate) {
    if (!flight.touched) {
      flight.passed++;
      happened.push('gate');
    }
    flight.gate++;
    flight.touched = false;
    return;
  }
  const y = Math.trunc(flight.y / subpixels);
  const inside = y - world.radius >= gate.top && y + world.radius <= gate.bottom;
  if (x + world.radius < gate.x || inside || flight.touched) return;
  // Just after a hit the glider passes through unharmed, but does not score the gate.
  flight.touched = true;
  hit(flight, happened);
}

function hit(flight: Flight, happened: GameEvent[]): void {
  if (flight.ghost > 0) return;
  flight.lives--;
  flight.ghost = rules.ghost;
  happened.push('hit');
  if (flight.lives === 0) flight.standing = 'crashed';
}

/** The score of a round. */
export function scoreOf({ passed, coins, lives, standing }: Count): number {
  return passed * points.gate + coins * points.coin + (standing === 'arrived' ? lives * points.lifeLeft : 0);
}
