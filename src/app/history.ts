import { createPath, type Location, type To } from 'react-router';
import { address, type PagePath, pathOf } from '../i18n/paths.ts';

/**
 * Everything that reads or writes the browser's history, and the only place that turns a location of the
 * site into an address and back. Each entry has a key of its own: scroll positions are kept by it.
 */

/** The address of a location, as it stands in `href` and in the address bar. Locations know nothing of the base. */
export function hrefOf(to: To): string {
  const path = typeof to === 'string' ? to : createPath(to);
  return path.startsWith('/') ? address(path as PagePath) : path;
}

/** The entry that the browser shows. */
export function readEntry(): Location {
  const { pathname, search, hash } = window.location;
  const { key = newKey(), state = null } = window.history.state ?? {};
  const entry: Location = { pathname: pathOf(pathname), search, hash, state, key };
  // An entry of the browser's own, for a first visit or a fragment, has no key yet.
  if (!isShown(entry)) window.history.replaceState({ key, state }, '');
  return entry;
}

/** Whether the browser still shows an entry. */
export function isShown({ key }: Location): boolean {
  return window.history.state?.key === key;
}

/** Makes an entry that is not in the history yet. */
export function makeEntry(to: To, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(hrefOf(to), window.location.href);
  return { pathname: pathOf(pathname), search, hash, state, key: newKey() };
}

/** Puts an entry after the one that is shown, or in its place. */
export function writeEntry(location: Location, action: 'push' | 'replace'): void {
  const { key, state } = location;
  try {
    window.history[`${action}State`]({ key, state }, '', hrefOf(location));
  } catch {
    // Browsers refuse more than some hundred entries in some seconds. A page must not show under a wrong address.
    if (action === 'push') openDocument(location);
  }
}

/** What the browser itself calls the entry that it shows; undefined in engines without the Navigation API. */
export function entryKey(): string | undefined {
  return window.navigation?.currentEntry?.key;
}

/** Goes back or forward to an entry, if the engine can. */
export function returnTo(key: string | undefined): void {
  // Its promises are rejected where the visitor has gone on in the meantime.
  if (key) void Promise.allSettled(Object.values(window.navigation.traverseTo(key)));
}

/** Opens a location as a document, where its page could not be shown in this one. */
export function openDocument(to: To): void {
  const { href } = new URL(hrefOf(to), window.location.href);
  // Going back has changed the address already: to assign it again would only scroll to its fragment.
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
