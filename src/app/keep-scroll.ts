import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Location state that asks the next page to begin where this one is scrolled to. */
export function keepScroll(): { scroll: number } {
  return { scroll: scrollY };
}

/**
 * Restores what `keepScroll` asked for. The router itself would go to the fragment of an address
 * first; so this comes after its `ScrollRestoration`.
 */
export function KeptScroll() {
  const { state, key } = useLocation();
  const top: unknown = state?.scroll;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one visit of a page from the next.
  useLayoutEffect(() => {
    if (typeof top === 'number') scrollTo({ top, behavior: 'instant' });
  }, [top, key]);
  return null;
}
