import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Filter, readFilter, writeFilter } from './filter.ts';

/**
 * The filter of the list. It lives in the address too, so that a filtered list can be shared and
 * reloaded. The page was built without a query, so it is read when the page has hydrated, before it is
 * painted again.
 * @param known ids of the tags that exist
 */
export function useFilter(known: readonly string[]): [Filter, (change: Partial<Filter>) => void] {
  const { search, pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => readFilter('', known));
  const latest = useRef<Filter>(undefined);

  useLayoutEffect(() => {
    // Addresses that were written below may arrive late; the controls are ahead of them.
    if (latest.current && state?.filtered) return;
    latest.current = readFilter(search, known);
    setFilter(latest.current);
  }, [search, known, state]);

  const change = (part: Partial<Filter>) => {
    const next = { ...(latest.current ?? filter), ...part };
    latest.current = next;
    setFilter(next);
    // Replaced, not pushed: back leads to where the visitor came from, not through every letter.
    void navigate(
      { pathname, search: writeFilter(search, next), hash },
      { replace: true, preventScrollReset: true, state: { filtered: true } },
    );
  };
  return [filter, change];
}
