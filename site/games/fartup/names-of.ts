import type { TextKey, Translate } from 'fitout/islands';
import { type Assists, assistNames } from './rules.ts';
import type { Move } from './steps.ts';

/** The names of the assists. */
export const assistWords = {
  gap: 'glider_assist_gap',
  speed: 'glider_assist_speed',
  lives: 'glider_assist_lives',
} as const satisfies Record<keyof Assists, TextKey>;

/** The names of the moves. */
export const moveWords = {
  rise: 'glider_rise',
  wait: 'glider_wait',
  glide: 'glider_glide',
} as const satisfies Record<Move, TextKey>;

/** The names of the assists used in a round; empty if none was used. */
export const namesOf = (t: Translate, assists: Assists): string =>
  assistNames
    .filter((name) => assists[name])
    .map((name) => t(assistWords[name]))
    .join(', ');
