import { useEffect, useRef, useState } from 'react';
import { type Filter, noFilter, readFilter, writeFilter } from './filter.ts';

export type ChangeFilter = (change: (now: Filter) => Partial<Filter>) => void;

/**
 * Keeps the filter in the address, so that it can be shared. Pages are rendered without a query, so the filter is read
 * after hydration.
 */
export function useFilter(known: readonly string[]): [Filter, ChangeFilter] {
  const [filter, setFilter] = useState(noFilter);
  // Several changes may happen before the first is rendered.
  const latest = useRef(noFilter);

  useEffect(() => {
    const read = () => {
      latest.current = readFilter(location.search, known);
      setFilter(latest.current);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [known]);

  const change: ChangeFilter = (changeOf) => {
    const next = { ...latest.current, ...changeOf(latest.current) };
    latest.current = next;
    setFilter(next);
    try {
      // Replaced, not pushed: back leads to the previous page, not through every letter.
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${writeFilter(location.search, next)}${location.hash}`,
      );
    } catch {
      // Browsers limit the number of changes per second. The list is still filtered.
    }
  };
  return [filter, change];
}
