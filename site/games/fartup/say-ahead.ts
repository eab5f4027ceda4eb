import type { Translate } from 'fitout/islands';
import type { Course } from './course.ts';
import type { GameEvent } from './fly.ts';
import { type Distance, lookAhead, type Walk } from './steps.ts';

export const aheadWords = [
  'glider_ahead',
  'glider_ahead_gate',
  'glider_ahead_coin',
  'glider_ahead_end',
  'glider_level',
  'glider_higher',
  'glider_lower',
  'glider_passed',
  'glider_coin',
  'glider_hit',
  'glider_breathless',
] as const;

const events = {
  gate: 'glider_passed',
  coin: 'glider_coin',
  hit: 'glider_hit',
  breathless: 'glider_breathless',
} as const;

/** Describes what has happened and what lies ahead: all that a player needs who cannot see the stage. */
export function sayAhead(t: Translate, course: Course, walk: Walk, happened: readonly GameEvent[]): string {
  const { gate, coin } = lookAhead(course, walk);
  const height = ({ rows }: Distance) =>
    rows === 0 ? t('glider_level') : t(rows < 0 ? 'glider_higher' : 'glider_lower', { rows: Math.abs(rows) });
  const ahead = [
    gate ? t('glider_ahead_gate', { steps: gate.steps, height: height(gate) }) : t('glider_ahead_end'),
    ...(coin ? [t('glider_ahead_coin', { steps: coin.steps, height: height(coin) })] : []),
    t('glider_ahead', { breath: walk.breath, lives: walk.lives }),
  ];
  const before = happened.flatMap((one) => (one === 'puff' ? [] : [t(events[one])]));
  return [...before, `${ahead.join('; ')}.`].join(' ');
}
