export type State = 'offered' | 'asked' | 'refused' | 'pending' | 'included' | 'final' | 'dropped' | 'reverted';
export type Choice = 'buy' | 'sign' | 'refuse' | 'include' | 'drop' | 'revert' | 'wait' | 'undo';

/** The choices in each state, and the states to which they lead. After a failed purchase one can buy again. */
export const transitions: Readonly<Record<State, Partial<Record<Choice, State>>>> = {
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
  /** The balance of the wallet. */
  balance: number;
}

export const begin: Purchase = { state: 'offered', balance: 200 };

/** Whether the picture is yours according to the chain. */
export const isYours = ({ state }: Purchase): boolean => state === 'included' || state === 'final';

/**
 * Applies a choice. The price is paid together with the transfer of the picture; the fee is spent on anything that a
 * block contains, even on a failed purchase.
 */
export function choose({ state, balance }: Purchase, choice: Choice): Purchase {
  const to = transitions[state][choice];
  if (!to) return { state, balance };
  const costs = { include: price + fee, revert: fee, undo: -(price + fee) } as Partial<Record<Choice, number>>;
  return { state: to, balance: balance - (costs[choice] ?? 0) };
}
