export type Step = 'look' | 'send' | 'record' | 'acknowledge';

/** The steps of a worker, in the two orders of the article. */
export const sendFirst: readonly Step[] = ['look', 'send', 'record', 'acknowledge'];
export const recordFirst: readonly Step[] = ['look', 'record', 'send', 'acknowledge'];

interface Lives {
  /** The steps that each worker has done. The second gets the job only if the first has not acknowledged it. */
  first: readonly Step[];
  second: readonly Step[];
  mails: number;
}

/**
 * Simulates a worker that dies, and a second one that takes over.
 * @param diesAfter the number of steps that the first worker has done
 * @param hasKey whether the provider identifies a mail by its key, and sends it only once
 */
export function killWorker(order: readonly Step[], diesAfter: number, hasKey = false): Lives {
  const first = order.slice(0, diesAfter);
  const second = first.includes('acknowledge') ? [] : first.includes('record') ? order.slice(0, 1) : order;
  const sent = [...first, ...second].filter((step) => step === 'send').length;
  return { first, second, mails: hasKey ? Math.min(1, sent) : sent };
}
