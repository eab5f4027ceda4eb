export type State = 'offered' | 'asked' | 'refused' | 'pending' | 'included' | 'final' | 'dropped' | 'reverted';
export type Choice = 'buy' | 'sign' | 'refuse' | 'include' | 'drop' | 'revert' | 'wait' | 'undo';

/** What can happen in each state, and where it leads. After an end the purchase can begin again. */
export const next: Readonly<Record<State, Partial<Record<Choice, State>>>> = {
  offered: { buy: 'asked' },
  asked: { sign: 'pending', refuse: 'refused' },
  refused: { buy: 'asked' },
  pending: { include: 'included', drop: 'dropped', revert: 'reverted' },
  included: { wait: 'final', undo: 'pending' },
  final: {},
  dropped: { buy: 'asked' },
  reverted: { buy: 'asked' },
};

/** Pretend money, in thousandths. */
export const price = 50;
export const fee = 1;

export interface Purchase {
  state: State;
  /** What the wallet holds. */
  balance: number;
}

export const begin: Purchase = { state: 'offered', balance: 200 };

/** Whose the picture is as far as the chain says. */
export const isYours = ({ state }: Purchase): boolean => state === 'included' || state === 'final';

/**
 * Lets one thing happen. The price changes hands with the picture; the fee is spent on whatever a block contains,
 * also on a purchase that fails.
 */
export function choose({ state, balance }: Purchase, choice: Choice): Purchase {
  const to = next[state][choice];
  if (!to) return { state, balance };
  const costs = { include: price + fee, revert: fee, undo: -(price + fee) } as Partial<Record<Choice, number>>;
  return { state: to, balance: balance - (costs[choice] ?? 0) };
}
