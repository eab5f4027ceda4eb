import type { Course } from './course.ts';
import { fine, livesOf, points, flight as rules, type Setup, world } from './rules.ts';

type Standing = 'under way' | 'crashed' | 'arrived';

export type GameEvent = 'puff' | 'coin' | 'gate' | 'hit' | 'breathless';

export interface Count {
  standing: Standing;
  lives: number;
  passed: number;
  coins: number;
}

/** A flight: where it is, how fast, and what it has. */
export interface Flight extends Count {
  tick: number;
  /** Way from the start, and height below the ceiling, in fine pixels. */
  x: number;
  y: number;
  fall: number;
  /** Ticks in which nothing hits. */
  ghost: number;
  /** The next gate, and whether it has hit already. */
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
    y: (world.height / 2) * fine,
    fall: 0,
    ghost: 0,
    gate: 0,
    touched: false,
    taken: new Set(),
    coin: 0,
  };
}

/**
 * Flies one tick further. Whole numbers and a fixed step: the same puffs make the same flight everywhere.
 * @param flight is changed
 * @param puff whether the player pressed
 * @returns what happened, in its order
 */
export function fly(course: Course, { assists }: Setup, flight: Flight, puff: boolean): GameEvent[] {
  const happened: GameEvent[] = [];
  if (flight.standing !== 'under way') return happened;
  flight.tick++;
  if (puff) happened.push('puff');
  flight.fall = puff ? rules.puff : Math.min(flight.fall + rules.gravity, rules.fastestFall);
  flight.y = Math.max(flight.y + flight.fall, world.radius * fine);
  flight.x += speedAt(flight.gate, assists.speed);
  if (flight.ghost > 0) flight.ghost--;
  takeCoins(course, flight, happened);
  passGates(course, flight, happened);
  // The sea throws back who is left.
  if (flight.y > (world.height - world.radius) * fine) {
    flight.y = (world.height - world.radius) * fine;
    flight.fall = rules.puff;
    hit(flight, happened);
  }
  if (flight.standing === 'under way' && flight.x >= course.length * fine) flight.standing = 'arrived';
  return happened;
}

/** Fine pixels a tick, before a gate. */
function speedAt(gate: number, slower: boolean): number {
  const { start, end } = rules.speed;
  const speed = start + Math.trunc(((end - start) * gate) / world.gates);
  return slower ? Math.trunc((speed * 3) / 4) : speed;
}

function takeCoins({ coins }: Course, flight: Flight, happened: GameEvent[]): void {
  const [x, y] = [Math.trunc(flight.x / fine), Math.trunc(flight.y / fine)];
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
  const x = Math.trunc(flight.x / fine);
  if (x - world.radius > gate.x + world.gate) {
    if (!flight.touched) {
      flight.passed++;
      happened.push('gate');
    }
    flight.gate++;
    flight.touched = false;
    return;
  }
  const y = Math.trunc(flight.y / fine);
  const inside = y - world.radius >= gate.top && y + world.radius <= gate.bottom;
  if (x + world.radius < gate.x || inside || flight.touched) return;
  // Who is still a ghost goes through, and does not get the gate.
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

/** What a round is worth. */
export function scoreOf({ passed, coins, lives, standing }: Count): number {
  return passed * points.gate + coins * points.coin + (standing === 'arrived' ? lives * points.lifeLeft : 0);
}
