export type Step = 'look' | 'send' | 'record' | 'acknowledge';

/** The steps of a worker, in the two orders of the article. */
export const sendFirst: readonly Step[] = ['look', 'send', 'record', 'acknowledge'];
export const recordFirst: readonly Step[] = ['look', 'record', 'send', 'acknowledge'];

interface Lives {
  /** What each worker has done. The second gets the job only where the first has not acknowledged it. */
  first: readonly Step[];
  second: readonly Step[];
  mails: number;
}

/**
 * Lets a worker die, and another one take over.
 * @param diesAfter how many steps the first one has done
 * @param hasKey whether the provider knows a mail by its key, and sends it once
 */
export function killWorker(order: readonly Step[], diesAfter: number, hasKey = false): Lives {
  const first = order.slice(0, diesAfter);
  const second = first.includes('acknowledge') ? [] : first.includes('record') ? order.slice(0, 1) : order;
  const sent = [...first, ...second].filter((step) => step === 'send').length;
  return { first, second, mails: hasKey ? Math.min(1, sent) : sent };
}
