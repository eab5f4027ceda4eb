import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyReplay } from '../../acceptance/rounds.ts';
import { pilotFlight, pilotWalk } from './pilots.ts';
import { maxReplayLength, playReplay, verifyReplay, writeReplay } from './replay.ts';
import { noAssists, seedOfDay, version } from './rules.ts';

test('playing the same inputs twice gives the same outcome', () => {
  fc.assert(
    fc.property(anyReplay, (replay) => {
      const end = playReplay(replay);
      expect(end).toBeDefined();
      expect(playReplay(structuredClone(replay))).toEqual(end);
    }),
  );
});

test('a written replay is read back unchanged, with the same outcome', () => {
  fc.assert(
    fc.property(anyReplay, (replay) => {
      expect(verifyReplay(writeReplay(replay))).toEqual({ replay, outcome: playReplay(replay) });
    }),
  );
});

test('a written round is shorter than 400 characters and needs no escaping in an address', () => {
  for (const [mode, pilot] of [
    ['fly', pilotFlight],
    ['steps', pilotWalk],
  ] as const) {
    const text = writeReplay(pilot({ mode, seed: '2026-11-22', assists: noAssists }));
    expect(text).toMatch(/^[\w-]+$/);
    expect(text.length).toBeLessThan(400);
  }
});

test('verifyReplay returns undefined for garbage and does not throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.anything()), (garbage) => {
      expect(verifyReplay(garbage)).toBeUndefined();
    }),
  );
});

test('a replay with a lost or changed letter is invalid or another round, never the same round', () => {
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

test('a round has exactly one text: set padding bits are rejected', () => {
  const text = writeReplay({ mode: 'fly', seed: 't', assists: { ...noAssists, lives: true }, inputs: [11, 41] });
  const other = `${text.slice(0, -1)}${String.fromCharCode(text.charCodeAt(text.length - 1) + 1)}`;
  expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(text, 'base64url'));
  expect(verifyReplay(text)).toBeDefined();
  expect(verifyReplay(other)).toBeUndefined();
});

test('a round of another version is rejected', () => {
  const text = writeReplay(pilotFlight({ mode: 'fly', seed: 'a', assists: noAssists }));
  const [, ...rest] = Buffer.from(text, 'base64url');
  expect(verifyReplay(Buffer.from([version, ...rest]).toString('base64url'))).toBeDefined();
  expect(verifyReplay(Buffer.from([version + 1, ...rest]).toString('base64url'))).toBeUndefined();
});

test('a text of ten megabytes, longer than any replay, is rejected', () => {
  const heavy = 'A'.repeat(10_000_000);
  expect(heavy.length).toBeGreaterThan(maxReplayLength);
  expect(verifyReplay(heavy)).toBeUndefined();
});

test('a replay that claims more inputs than it contains is rejected', () => {
  const header = [version, 0, 0, 1, 'a'.charCodeAt(0)];
  expect(verifyReplay(Buffer.from([...header, 0xff, 0xff, 0xff, 0x7f]).toString('base64url'))).toBeUndefined();
  expect(verifyReplay(Buffer.from([...header, 0xff, 0xff, 0xff, 0xff, 0xff, 1]).toString('base64url'))).toBeUndefined();
});

test('writeReplay throws for a round that has not ended', () => {
  expect(() => writeReplay({ mode: 'steps', seed: 'a', assists: noAssists, inputs: ['rise'] })).toThrow();
});

// If a change of the rules fails this test, raise `version`: a shared round must never end differently.
test('the rules are still the rules of version 1', () => {
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

test('the seed of a day is its date in UTC, in any time zone', () => {
  expect(seedOfDay(new Date('2026-11-22T23:59:59+02:00'))).toBe('2026-11-22');
  expect(seedOfDay(new Date('2026-11-23T01:30:00+02:00'))).toBe('2026-11-22');
});
