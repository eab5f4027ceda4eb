import { expect, test } from 'vitest';
import { begin, type Choice, choose, fee, isYours, price, transitions } from './purchase-states.ts';

const play = (...choices: Choice[]) => choices.reduce(choose, begin);

test('picture and money change hands together, or neither does', () => {
  const bought = play('buy', 'sign', 'include', 'wait');
  expect([isYours(bought), bought.balance]).toEqual([true, begin.balance - price - fee]);
  for (const lost of [play('buy', 'refuse'), play('buy', 'sign', 'drop')])
    expect([isYours(lost), lost.balance]).toEqual([false, begin.balance]);
});

test('a reverted purchase costs only the fee', () => {
  const failed = play('buy', 'sign', 'revert');
  expect([isYours(failed), failed.balance]).toEqual([false, begin.balance - fee]);
});

test('a purchase can be undone until it is final, and then waits for a block again', () => {
  expect(play('buy', 'sign', 'include', 'undo')).toEqual(play('buy', 'sign'));
  expect(play('buy', 'sign', 'include', 'wait', 'undo').state).toBe('final');
});

test('an impossible choice changes nothing; every state except “final” has choices', () => {
  expect(play('include')).toEqual(begin);
  const ends = Object.entries(transitions).filter(([, choices]) => Object.keys(choices).length === 0);
  expect(ends.map(([state]) => state)).toEqual(['final']);
});
