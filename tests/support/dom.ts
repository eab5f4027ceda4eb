import { vi } from 'vitest';

// Helpers for unit tests of browser modules (vitest environment `jsdom`); dom-setup.ts cleans up after them.

export function showPage(html: string): void {
  document.body.innerHTML = html;
}

export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/**
 * Clicks an element.
 * @returns false if the page prevented the default action
 */
export function click(selector: string, options: MouseEventInit = {}): boolean {
  return find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

/**
 * Presses a key.
 * @returns false if the page prevented the default action
 */
export function press(key: string, options: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );
}

/** Sets the page's address and records navigation, which jsdom does not implement. */
export function watchLocation(path = '/') {
  history.replaceState(history.state, '', path);
  const { origin, pathname, search, hash, href } = window.location;
  const watched = { origin, pathname, search, hash, href, assign: vi.fn(), replace: vi.fn() };
  vi.stubGlobal('location', watched);
  return watched;
}

/** Records the messages that the snackbar is asked to show. */
export function watchMessages(): { text: string; kind: string }[] {
  const messages: { text: string; kind: string }[] = [];
  window.addEventListener('notify', (event) => messages.push((event as CustomEvent).detail));
  return messages;
}

/** Adds the dialog methods that jsdom does not implement. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

/** Makes storage fail: `blocked` for reading and writing, `full` for writing only. */
export function breakStorage(how: 'blocked' | 'full'): void {
  const refuse = () => {
    throw new DOMException('refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  if (how === 'blocked') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
}

/** A stub, because jsdom has no intersection observers. */
class StubIntersectionObserver {
  static all: StubIntersectionObserver[] = [];
  readonly observed = new Set<Element>();
  readonly #callback: (entries: { target: Element; isIntersecting: boolean }[]) => void;

  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
    StubIntersectionObserver.all.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  /** Moves an element into or out of view. */
  see(target: Element, isIntersecting = true): void {
    if (this.observed.has(target)) this.#callback([{ target, isIntersecting }]);
  }
}

export function stubIntersectionObserver(): typeof StubIntersectionObserver.all {
  StubIntersectionObserver.all = [];
  vi.stubGlobal('IntersectionObserver', StubIntersectionObserver);
  return StubIntersectionObserver.all;
}

/** Stubs media queries: only the listed ones match. */
export function stubMedia(...matching: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));
}

/** Waits until an assertion passes, also on a busy machine. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 300_000, interval: 5 });
}

/** Waits for pending work of a module: promises that need no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
