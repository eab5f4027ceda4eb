import { useSyncExternalStore } from 'react';

/**
 * The visitor's calendar day. A page may have been built on another day: it says so in `data-built`,
 * React hydrates with that day, and goes on with today.
 */

/** The local day of a moment, yyyy-mm-dd. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Milliseconds from now to the next local midnight, at least 1. */
export function millisecondsToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}

/** The day that the document was built on, yyyy-mm-dd. */
export function builtDay(): string {
  const built = typeof document === 'undefined' ? undefined : document.documentElement.dataset.built;
  return built ?? localDay(new Date());
}

/** Today, yyyy-mm-dd: right at load, at each local midnight, and when the page is seen again. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => localDay(new Date()), builtDay);
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      onChange();
      wait();
    }, millisecondsToMidnight(new Date()));
  };
  wait();
  // Timers stand still while a machine sleeps.
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
