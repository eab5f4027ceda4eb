import { useEffect, useState } from 'react';
import { type Filter, noFilter, readFilter, writeFilter } from './filter.ts';

/**
 * The filter of the list. It lives in the address too, so that a filtered list can be shared and reloaded. The page was
 * built without a query, so it is read when the island has hydrated, and again when the visitor goes through the history.
 * @param known ids of the tags that exist
 */
export function useFilter(known: readonly string[]): [Filter, (change: Partial<Filter>) => void] {
  const [filter, setFilter] = useState(noFilter);

  useEffect(() => {
    const read = () => setFilter(readFilter(location.search, known));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [known]);

  const change = (part: Partial<Filter>) => {
    const next = { ...filter, ...part };
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
