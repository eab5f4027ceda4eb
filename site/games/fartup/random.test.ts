import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, randomOf } from './random.ts';

test('hashOf computes FNV-1a', () => {
  // From the test vectors of http://www.isthe.com/chongo/src/fnv/test_fnv.c
  expect(hashOf('')).toBe(0x811c9dc5);
  expect(hashOf('a')).toBe(0xe40c292c);
  expect(hashOf('foobar')).toBe(0xbf9cf968);
});

test('randomOf generates the numbers of mulberry32', () => {
  // The published reference implementation, with the seed 0xbf9cf968: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  const reference = (start: number) => {
    let a = start;
    return () => {
      a = (a + 0x6d2b79f5) >>> 0;
      let t = Math.imul(a ^ (a >>> 15), a | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return (t ^ (t >>> 14)) >>> 0;
    };
  };
  const [random, expected] = [randomOf('foobar'), reference(0xbf9cf968)];
  for (let count = 0; count < 100; count++) expect(random.below(2 ** 32)).toBe(expected());
});

test('the same seed gives the same numbers, which are integers from zero to below the limit', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
      const [one, other] = [randomOf(seed), randomOf(seed)];
      for (let count = 0; count < 20; count++) {
        const number = one.below(below);
        expect(number).toBe(other.below(below));
        expect(Number.isInteger(number) && number >= 0 && number < below).toBe(true);
      }
    }),
  );
});

test('the random numbers are uniform: each of ten is drawn about equally often', () => {
  const random = randomOf('spread');
  const drawn = Array.from({ length: 10 }, () => 0);
  for (let count = 0; count < 10_000; count++) {
    const number = random.below(10);
    drawn[number] = (drawn[number] ?? 0) + 1;
  }
  // Chi-squared with nine degrees of freedom: a fair generator exceeds 27.9 once in a thousand runs.
  expect(drawn.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(27.9);
});
