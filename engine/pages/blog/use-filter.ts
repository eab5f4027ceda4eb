import { useEffect, useRef, useState } from 'react';
import { type Filter, noFilter, readFilter, writeFilter } from './filter.ts';

/** Changes some parts of the filter, given as it is now. */
export type ChangeFilter = (change: (now: Filter) => Partial<Filter>) => void;

/**
 * The filter of the list. It lives in the address too, so that a filtered list can be shared and reloaded. The page was
 * built without a query, so it is read when the island has hydrated, and again when the visitor goes through the history.
 * @param known ids of the tags that exist
 */
export function useFilter(known: readonly string[]): [Filter, ChangeFilter] {
  const [filter, setFilter] = useState(noFilter);
  // Several changes may come before the first of them is shown.
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
      // Replaced, not pushed: back leads to where the visitor came from, not through every letter.
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${writeFilter(location.search, next)}${location.hash}`,
      );
    } catch {
      // Browsers refuse more than some hundred changes in some seconds. The list is filtered all the same.
    }
  };
  return [filter, change];
}
