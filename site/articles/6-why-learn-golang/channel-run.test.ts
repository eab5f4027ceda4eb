import { expect, test } from 'vitest';
import { channelAt, runChannel } from './channel-run.ts';

const eventsOf = (settings: Partial<Parameters<typeof runChannel>[0]> = {}) =>
  runChannel({ deadline: 700, room: 3, listens: true, ...settings }).map(({ at, kind, wood = '' }) =>
    `${at} ${kind} ${wood}`.trim(),
  );

test('main takes two planks before the deadline, and the third goroutine stops', () => {
  expect(eventsOf()).toEqual(['300 taken quick', '500 taken middle', '700 deadline', '700 stopped slow']);
});

test('with enough time main takes all planks, and no deadline occurs', () => {
  expect(eventsOf({ deadline: 1060, listens: false, room: 0 })).toEqual([
    '300 taken quick',
    '500 taken middle',
    '1000 taken slow',
    '1000 all',
  ]);
});

test('a goroutine that ignores the context stores its plank if the channel has room, and is stuck if not', () => {
  expect(eventsOf({ listens: false, room: 1 }).slice(-2)).toEqual(['700 deadline', '1000 stored slow']);
  expect(eventsOf({ listens: false, room: 0 }).slice(-2)).toEqual(['700 deadline', '1000 stuck slow']);
  expect(eventsOf({ deadline: 100, listens: false, room: 2 })).toEqual([
    '100 deadline',
    '300 stored quick',
    '500 stored middle',
    '1000 stuck slow',
  ]);
});

test('channelAt returns the state of each plank, of the channel and of main', () => {
  const events = runChannel({ deadline: 340, room: 1, listens: false });
  expect(channelAt(events, 320)).toEqual({
    planks: [
      { wood: 'slow', kind: undefined, until: 320 },
      { wood: 'middle', kind: undefined, until: 320 },
      { wood: 'quick', kind: 'taken', until: 300 },
    ],
    stored: [],
    taken: ['quick'],
    gone: false,
  });
  expect(channelAt(events, 1200)).toMatchObject({ stored: ['middle'], taken: ['quick'], gone: true });
});
