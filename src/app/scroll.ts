import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router';
import type { Shown } from './navigation.ts';

/**
 * Where pages are scrolled to: new ones to their top or to the target of the fragment, those of the
 * history to where they were left. Positions are kept by the key of the history's entry, and with each
 * entry those of the others, for documents to come; the browser itself knows the one of a document's last.
 */

let positions: Record<string, unknown> = {};

/** Keeps where the page of a location is scrolled to. */
export function rememberScroll({ key }: Location): void {
  positions[key] = scrollY;
}

/** Keeps all positions with the entry that is shown. */
export function keepPositions(): void {
  try {
    history.replaceState({ ...history.state, positions }, '');
  } catch {
    // Browsers refuse more than some hundred entries in some seconds.
  }
}

/** Location state that asks the next page to begin where this one is scrolled to. */
export function keepScroll(): { scroll: number } {
  return { scroll: scrollY };
}

/** The element that a fragment names, if there is one. */
export function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A visitor can write anything behind the #.
    return null;
  }
}

/** Scrolls when something else is shown, before it is painted. */
export function useScroll(shown: Shown): void {
  const last = useRef<Shown>(undefined);

  useEffect(() => {
    // In the browser's hands only while no script runs: it restores before the page that comes is there.
    const arrive = () => {
      history.scrollRestoration = 'manual';
    };
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    arrive();
    addEventListener('pageshow', arrive);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pageshow', arrive);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const before = last.current;
    if (before === shown) return;
    last.current = shown;
    const { location, preventScrollReset } = shown;
    if (!before) positions = history.state?.positions ?? {};
    const top = positions[location.key] ?? location.state?.scroll;
    // A document that has just been loaded stays as it is, or as the visitor has scrolled it by now.
    if (!before && (scrollY > 0 || top === undefined)) return;
    // Smooth inside a page, where the styles say so; another page is there at once.
    const behavior = before?.location.pathname === location.pathname ? 'auto' : 'instant';
    if (typeof top === 'number') scrollTo({ top, behavior });
    else if (preventScrollReset) return;
    else if (targetOf(location.hash)) targetOf(location.hash)?.scrollIntoView();
    else scrollTo({ top: 0, behavior });
  }, [shown]);
}
