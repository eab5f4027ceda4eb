import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Filter, readFilter, writeFilter } from './filter.ts';

const never = () => () => undefined;

/**
 * The filter of the list: it lives in the address, so that a filtered list can be shared and reloaded.
 * The page was built without a query, so while it hydrates nothing is filtered.
 * @param known ids of the tags that exist
 */
export function useFilter(known: readonly string[]): [Filter, (change: Partial<Filter>) => void] {
  const { search, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const own = useSyncExternalStore(
    never,
    () => search,
    () => '',
  );
  const filter = readFilter(own, known);
  // Replaced, not pushed: back leads to where the visitor came from, not through every letter.
  const change = (part: Partial<Filter>) =>
    void navigate(
      { pathname, search: writeFilter(search, { ...filter, ...part }), hash },
      { replace: true, preventScrollReset: true },
    );
  return [filter, change];
}
