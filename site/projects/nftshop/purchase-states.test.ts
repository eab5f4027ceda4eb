import { expect, test } from 'vitest';
import { begin, type Choice, choose, fee, isYours, next, price } from './purchase-states.ts';

const play = (...choices: Choice[]) => choices.reduce(choose, begin);

test('picture and money change hands in one step, or neither', () => {
  const bought = play('buy', 'sign', 'include', 'wait');
  expect([isYours(bought), bought.balance]).toEqual([true, begin.balance - price - fee]);
  for (const lost of [play('buy', 'refuse'), play('buy', 'sign', 'drop')])
    expect([isYours(lost), lost.balance]).toEqual([false, begin.balance]);
});

test('a purchase that reverts costs the fee alone', () => {
  const failed = play('buy', 'sign', 'revert');
  expect([isYours(failed), failed.balance]).toEqual([false, begin.balance - fee]);
});

test('until it is final a purchase can be undone, and waits again', () => {
  expect(play('buy', 'sign', 'include', 'undo')).toEqual(play('buy', 'sign'));
  expect(play('buy', 'sign', 'include', 'wait', 'undo').state).toBe('final');
});

test('what cannot happen changes nothing; every state but the final one leads on', () => {
  expect(play('include')).toEqual(begin);
  const ends = Object.entries(next).filter(([, choices]) => Object.keys(choices).length === 0);
  expect(ends.map(([state]) => state)).toEqual(['final']);
});
