import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReplay, anySetup } from '../../acceptance/rounds.ts';
import { layCourse } from './course.ts';
import { fly, scoreOf, startFlight } from './fly.ts';
import { pilotFlight, pilotWalk } from './pilots.ts';
import { playReplay } from './replay.ts';
import {
  grid,
  lives,
  noAssists,
  points,
  flight as rules,
  type Setup,
  subpixels,
  ticksPerSecond,
  world,
} from './rules.ts';
import { lookAhead, type Move, startWalk, step } from './steps.ts';

const sky: Setup = { mode: 'fly', seed: 'test', assists: noAssists };
const days = Array.from({ length: 30 }, (_, day) => `2026-12-${String(day + 1).padStart(2, '0')}`);

test('every course has its gates and coins inside the world, and each gate has room for the glider', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const { gates, coins, length } = layCourse(setup);
      for (const { x, top, bottom } of gates) {
        expect(top).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(world.height);
        expect(bottom - top).toBeGreaterThan(2 * world.radius);
        expect(x).toBeLessThan(length);
      }
      for (const { y } of coins) expect(y > 0 && y < world.height).toBe(true);
      expect(coins).toEqual(coins.toSorted((a, b) => a.x - b.x));
    }),
  );
});

test('a course gets harder: its last gate is narrower than its first', () => {
  const { gates } = layCourse(sky);
  const room = ({ top, bottom }: { top: number; bottom: number }) => bottom - top;
  const [first, last] = [gates[0], gates.at(-1)];
  expect(first && last && room(first) > room(last)).toBe(true);
});

test('the pilot program arrives on the course of each day within ninety seconds', () => {
  for (const seed of days) {
    const end = playReplay(pilotFlight({ ...sky, seed }));
    expect(end, seed).toMatchObject({ standing: 'arrived' });
    expect(end?.length, seed).toBeLessThanOrEqual(90 * ticksPerSecond);
    expect(end?.passed, seed).toBeGreaterThan(world.gates / 2);
  }
});

test('each day can be played step by step without a hit', () => {
  for (const seed of days)
    expect(playReplay(pilotWalk({ ...sky, mode: 'steps', seed })), seed).toMatchObject({ standing: 'arrived', lives });
});

test('whatever is pressed, position and fall stay integers and the glider stays in the world', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 2000 }), (presses) => {
      const course = layCourse(sky);
      const flight = startFlight(sky);
      for (const press of presses) {
        fly(course, sky, flight, press);
        expect([flight.x, flight.y, flight.fall].every(Number.isSafeInteger)).toBe(true);
        expect(flight.y).toBeGreaterThanOrEqual(world.radius * subpixels);
        expect(flight.y).toBeLessThanOrEqual((world.height - world.radius) * subpixels);
      }
    }),
  );
});

test('a puff lifts the glider; without a puff it falls, up to the fastest fall', () => {
  const course = { gates: [], coins: [], length: 1_000_000 };
  const flight = startFlight(sky);
  fly(course, sky, flight, true);
  expect(flight.fall).toBe(rules.puff);
  for (let tick = 0; tick < 30; tick++) fly(course, sky, flight, false);
  expect(flight.fall).toBe(Math.min(rules.puff + 30 * rules.gravity, rules.fastestFall));
});

test('hitting a gate costs one life, gives no point, and prevents another hit for a while', () => {
  const course = {
    gates: [
      { x: 100, top: 0, bottom: 50 },
      { x: 260, top: 0, bottom: 50 },
    ],
    coins: [],
    length: 10_000,
  };
  const flight = startFlight(sky);
  const happened = [];
  while (flight.x / subpixels < 400) happened.push(...fly(course, sky, flight, flight.y / subpixels > 320));
  expect(happened.filter((one) => one === 'hit')).toHaveLength(1);
  expect(happened).not.toContain('gate');
  expect(flight).toMatchObject({ lives: lives - 1, passed: 0, gate: 2 });
});

test('a flight without input crashes after losing all lives', () => {
  const end = playReplay({ ...sky, inputs: [] });
  expect(end).toMatchObject({ standing: 'crashed', lives: 0, passed: 0 });
});

test('the score counts gates and coins, and lives left only on arrival', () => {
  const count = { standing: 'arrived', lives: 2, passed: 5, coins: 7 } as const;
  expect(scoreOf(count)).toBe(5 * points.gate + 7 * points.coin + 2 * points.lifeLeft);
  expect(scoreOf({ ...count, standing: 'crashed' })).toBe(5 * points.gate + 7 * points.coin);
});

test('assists make a round longer and gaps wider, and give two more lives', () => {
  const helped = { ...sky, assists: { gap: true, speed: true, lives: true } };
  const [usual, wide] = [layCourse(sky), layCourse(helped)];
  for (const [index, gate] of usual.gates.entries()) {
    const other = wide.gates[index];
    expect(other && other.bottom - other.top).toBeGreaterThan(gate.bottom - gate.top);
  }
  expect(startFlight(helped).lives).toBe(lives + 2);
  expect(playReplay(pilotFlight(helped))?.length).toBeGreaterThan(playReplay(pilotFlight(sky))?.length ?? 0);
});

const walkOf = (moves: Move[], course = { gates: [], coins: [], length: 100_000 }) => {
  const walk = startWalk({ ...sky, mode: 'steps' });
  const happened = moves.map((move) => step(course, walk, move));
  return { walk, happened };
};

test('step by step: rising goes up and costs breath, gliding goes down and gives it back, waiting does neither', () => {
  const start = startWalk(sky);
  expect(walkOf(['rise']).walk).toMatchObject({ column: 1, row: start.row - 1, breath: grid.breath - 2 });
  expect(walkOf(['wait']).walk).toMatchObject({ column: 1, row: start.row, breath: grid.breath });
  expect(walkOf(['rise', 'glide']).walk).toMatchObject({ column: 2, row: start.row, breath: grid.breath - 1 });
});

test('rising without breath glides instead and reports “breathless”', () => {
  const { walk, happened } = walkOf(['rise', 'rise', 'rise', 'rise']);
  expect(happened.at(-1)).toEqual(['breathless']);
  expect(walk).toMatchObject({ row: startWalk(sky).row - 2, breath: 2 });
});

test('lookAhead is true: a walk that goes where it says the gap is passes the gate', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const course = layCourse({ ...setup, mode: 'steps' });
      const walk = startWalk(setup);
      for (const gate of course.gates) {
        const { gate: ahead } = lookAhead(course, walk);
        expect(ahead?.steps).toBe(gate.x / grid.cell - walk.column);
        // Moved to the announced place, the walk must be before the gap.
        walk.row += ahead?.rows ?? 0;
        walk.column += (ahead?.steps ?? 0) - 1;
        expect(lookAhead(course, walk).gate).toEqual({ steps: 1, rows: 0 });
        expect(step(course, walk, 'wait')).toContain('gate');
      }
    }),
  );
});

test('every round ends, by a crash or by arrival', () => {
  fc.assert(
    fc.property(anyReplay, (replay) => {
      expect(playReplay(replay)?.standing).toMatch(/^(crashed|arrived)$/);
    }),
  );
});
