import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReplay } from '../../acceptance/rounds.ts';
import { pilotFlight, pilotWalk } from './pilots.ts';
import { longestReplay, playReplay, verifyReplay, writeReplay } from './replay.ts';
import { noAssists, seedOfDay, version } from './rules.ts';

test('any inputs make the same end twice', () => {
  fc.assert(
    fc.property(anyReplay, (replay) => {
      const end = playReplay(replay);
      expect(end).toBeDefined();
      expect(playReplay(structuredClone(replay))).toEqual(end);
    }),
  );
});

test('what is written is read as it was, and ends as it did', () => {
  fc.assert(
    fc.property(anyReplay, (replay) => {
      expect(verifyReplay(writeReplay(replay))).toEqual({ replay, outcome: playReplay(replay) });
    }),
  );
});

test('a round is a few hundred bytes, and stands in an address as it is', () => {
  for (const [mode, pilot] of [
    ['fly', pilotFlight],
    ['steps', pilotWalk],
  ] as const) {
    const text = writeReplay(pilot({ mode, seed: '2026-11-22', assists: noAssists }));
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(400);
  }
});

test('garbage is not a replay, and nothing is thrown', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.anything()), (garbage) => {
      expect(verifyReplay(garbage)).toBeUndefined();
    }),
  );
});

test('a replay that has lost or changed a letter is none, or another round: never the same one', () => {
  fc.assert(
    fc.property(anyReplay, fc.nat(), fc.constantFrom('', 'A', '-'), (replay, place, letter) => {
      const text = writeReplay(replay);
      const at = place % text.length;
      const damaged = text.slice(0, at) + letter + text.slice(at + 1);
      const read = verifyReplay(damaged);
      if (damaged !== text && read) expect(writeReplay(read.replay)).not.toBe(text);
    }),
  );
});

test('a round has one text: bits that say nothing may not be set', () => {
  const text = writeReplay({ mode: 'fly', seed: 't', assists: { ...noAssists, lives: true }, inputs: [11, 41] });
  const other = `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) + 1)}`;
  expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(text, 'base64url'));
  expect(verifyReplay(text)).toBeDefined();
  expect(verifyReplay(other)).toBeUndefined();
});

test('a round of another version is not flown', () => {
  const text = writeReplay(pilotFlight({ mode: 'fly', seed: 'a', assists: noAssists }));
  const [, ...rest] = Buffer.from(text, 'base64url');
  expect(verifyReplay(Buffer.from([version, ...rest]).toString('base64url'))).toBeDefined();
  expect(verifyReplay(Buffer.from([version + 1, ...rest]).toString('base64url'))).toBeUndefined();
});

test('ten megabytes are refused without being read', () => {
  const heavy = 'A'.repeat(10_000_000);
  expect(heavy.length).toBeGreaterThan(longestReplay);
  expect(verifyReplay(heavy)).toBeUndefined();
});

test('a claim of more inputs than there are is refused', () => {
  const header = [version, 0, 0, 1, 'a'.charCodeAt(0)];
  expect(verifyReplay(Buffer.from([...header, 0xff, 0xff, 0xff, 0x7f]).toString('base64url'))).toBeUndefined();
  expect(verifyReplay(Buffer.from([...header, 0xff, 0xff, 0xff, 0xff, 0xff, 1]).toString('base64url'))).toBeUndefined();
});

test('a round that has not ended is not written', () => {
  expect(() => writeReplay({ mode: 'steps', seed: 'a', assists: noAssists, inputs: ['rise'] })).toThrow();
});

// Whoever changes a rule sees it here, and gives the rules another number: rounds that were shared end as they ended.
test('the rules are those of version 1', () => {
  expect(version).toBe(1);
  const flight = playReplay(pilotFlight({ mode: 'fly', seed: '2026-11-22', assists: noAssists }));
  const walk = playReplay(pilotWalk({ mode: 'steps', seed: '2026-11-22', assists: noAssists }));
  expect({ flight, walk }).toMatchInlineSnapshot(`
    {
      "flight": {
        "coins": 98,
        "length": 5220,
        "lives": 3,
        "passed": 44,
        "score": 260,
        "standing": "arrived",
      },
      "walk": {
        "coins": 26,
        "length": 127,
        "lives": 3,
        "passed": 24,
        "score": 128,
        "standing": "arrived",
      },
    }
  `);
});

test('the seed of a day is that of UTC, wherever the player is', () => {
  expect(seedOfDay(new Date('2026-11-22T23:59:59+02:00'))).toBe('2026-11-22');
  expect(seedOfDay(new Date('2026-11-23T01:30:00+02:00'))).toBe('2026-11-22');
});
