import type { Location, NavigateOptions, Navigator } from 'react-router';
import { parsePath } from '../i18n/paths.ts';
import { entryKey, hrefOf, isShown, makeEntry, readEntry, returnTo, writeEntry } from './history.ts';
import { loadPage, type Page, prefetchPage } from './load-page.ts';
import { unreachable } from './network.ts';
import { watchIntent } from './prefetch.ts';
import { keepPositions, rememberScroll } from './scroll.ts';

/** What the visitor sees: a page and its place in the history. */
export interface Shown extends Page {
  location: Location;
  /** True where the page stays scrolled as the one before it was. */
  preventScrollReset?: boolean | undefined;
}

/** Leads from page to page. The router's links and `useNavigate` call it. */
export interface Navigation extends Navigator {
  readonly shown: Shown;
  /**
   * Begins to follow the visitor through the history.
   * @param show is called when another page or place is to be shown; `animated` asks for a view transition
   * @returns what ends it
   */
  listen: (show: (before: Shown, animated: boolean) => void) => () => void;
}

/**
 * Makes the navigation of the document that is shown. What is shown stays until all of the next page is
 * there; only then does the address change. A later navigation overtakes an earlier one, whose load it aborts.
 */
export function createNavigation(first: Shown): Navigation {
  let shown = first;
  let shownEntry = entryKey();
  let loading: AbortController | undefined;
  let show: Parameters<Navigation['listen']>[0] = () => undefined;

  async function lead(location: Location, action: 'push' | 'replace' | 'pop', options: NavigateOptions = {}) {
    loading?.abort();
    rememberScroll(shown.location);
    let page: Page = shown;
    // A page is what its path names: query and fragment bring no other data, and are shown at once.
    const turns = location.pathname !== shown.location.pathname;
    if (turns) {
      loading = new AbortController();
      const { signal } = loading;
      const loaded = await loadPage(location, signal);
      if (signal.aborted) return;
      if (!loaded) {
        // Going back has changed the address already: it is to name what is shown.
        if (!isShown(shown.location)) returnTo(shownEntry);
        dispatchEvent(new Event(unreachable));
        return;
      }
      page = loaded;
    }
    if (action !== 'pop') {
      keepPositions();
      writeEntry(location, action);
    }
    keepPositions();
    const before = shown;
    const { Component, data, standalone } = page;
    shown = { Component, data, standalone, location, preventScrollReset: options.preventScrollReset };
    shownEntry = entryKey();
    show(before, turns && options.viewTransition === true);
  }

  return {
    get shown() {
      return shown;
    },
    createHref: hrefOf,
    push: (to, state, options) => void lead(makeEntry(to, state), 'push', options),
    replace: (to, state, options) => void lead(makeEntry(to, state), 'replace', options),
    go: (steps) => history.go(steps),
    listen(listener) {
      show = listener;
      const follow = (event?: PopStateEvent) => {
        const location = readEntry();
        const { language } = parsePath(location.pathname);
        const viewTransition =
          // Some browsers show the way back themselves, under the finger.
          !event?.hasUAVisualTransition && language === parsePath(shown.location.pathname).language;
        void lead(location, 'pop', { viewTransition });
      };
      addEventListener('popstate', follow);
      const unwatch = watchIntent((pathname) => {
        if (pathname !== shown.location.pathname) void prefetchPage(pathname);
      });
      // The visitor may have gone on while the page was waking up.
      if (!isShown(shown.location)) follow();
      return () => {
        unwatch();
        removeEventListener('popstate', follow);
      };
    },
  };
}
