import { expect, test } from 'vitest';
import { channelAt, runChannel } from './channel-run.ts';

const told = (settings: Partial<Parameters<typeof runChannel>[0]> = {}) =>
  runChannel({ deadline: 700, room: 3, listens: true, ...settings }).map(({ at, what, wood = '' }) =>
    `${at} ${what} ${wood}`.trim(),
  );

test('two are taken, then it is time to go home', () => {
  expect(told()).toEqual(['300 taken quick', '500 taken middle', '700 deadline', '700 stopped slow']);
});

test('with time enough all is sawn, and there is no deadline', () => {
  expect(told({ deadline: 1060, listens: false, room: 0 })).toEqual([
    '300 taken quick',
    '500 taken middle',
    '1000 taken slow',
    '1000 all',
  ]);
});

test('who does not listen goes on; with room the plank is put down, without it nobody comes back', () => {
  expect(told({ listens: false, room: 1 }).slice(-2)).toEqual(['700 deadline', '1000 stored slow']);
  expect(told({ listens: false, room: 0 }).slice(-2)).toEqual(['700 deadline', '1000 stuck slow']);
  expect(told({ deadline: 100, listens: false, room: 2 })).toEqual([
    '100 deadline',
    '300 stored quick',
    '500 stored middle',
    '1000 stuck slow',
  ]);
});

test('a moment shows each plank, the channel and main', () => {
  const events = runChannel({ deadline: 340, room: 1, listens: false });
  expect(channelAt(events, 320)).toEqual({
    planks: [
      { wood: 'slow', what: undefined, until: 320 },
      { wood: 'middle', what: undefined, until: 320 },
      { wood: 'quick', what: 'taken', until: 300 },
    ],
    stored: [],
    taken: ['quick'],
    gone: false,
  });
  expect(channelAt(events, 1200)).toMatchObject({ stored: ['middle'], taken: ['quick'], gone: true });
});
