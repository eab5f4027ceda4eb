import { vi } from 'vitest';

// Helps of the unit tests of the browser's modules (vitest environment `jsdom`): dom-setup.ts tidies up after them.

/** Writes the page's body. */
export function showPage(html: string): void {
  document.body.innerHTML = html;
}

/** An element of the page. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`the page has no ${selector}`);
  return element;
}

/**
 * Clicks an element.
 * @returns false where the page has taken the click from the browser
 */
export function click(selector: string, options: MouseEventInit = {}): boolean {
  return find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
}

/**
 * Presses a key.
 * @returns false where the page has taken the key from the browser
 */
export function press(key: string, options: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );
}

/** Puts the page at an address, and watches where it is sent: jsdom itself goes nowhere. */
export function watchLocation(path = '/') {
  history.replaceState(history.state, '', path);
  const { origin, pathname, search, hash, href } = window.location;
  const watched = { origin, pathname, search, hash, href, assign: vi.fn(), replace: vi.fn() };
  vi.stubGlobal('location', watched);
  return watched;
}

/** Watches what the snackbar is asked to show. */
export function watchMessages(): { text: string; kind: string }[] {
  const messages: { text: string; kind: string }[] = [];
  window.addEventListener('notify', (event) => messages.push((event as CustomEvent).detail));
  return messages;
}

/** Gives dialogs what jsdom does not implement. */
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

/** Makes storing fail: `blocked` for reading, too; `full` for writing alone. */
export function breakStorage(how: 'blocked' | 'full'): void {
  const refuse = () => {
    throw new DOMException('refused', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  if (how === 'blocked') vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
}

/** Observers that jsdom does not have. */
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

  /** Brings an element into view, or out of it. */
  see(target: Element, isIntersecting = true): void {
    if (this.observed.has(target)) this.#callback([{ target, isIntersecting }]);
  }
}

/** Stubs `IntersectionObserver`. */
export function stubIntersectionObserver(): typeof StubIntersectionObserver.all {
  StubIntersectionObserver.all = [];
  vi.stubGlobal('IntersectionObserver', StubIntersectionObserver);
  return StubIntersectionObserver.all;
}

/** Answers media queries: those that are listed match. */
export function stubMedia(...matching: string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));
}

/** Waits until something holds, however busy the machine is. */
export async function until(check: () => void): Promise<void> {
  await vi.waitFor(check, { timeout: 300_000, interval: 5 });
}

/** Waits until what a module has begun is done: promises that need no timer. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
