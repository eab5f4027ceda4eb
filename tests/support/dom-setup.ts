import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/**
 * Runs before each file of browser unit tests (vitest environment `jsdom`), which share a document: it is emptied
 * before each test, listeners, storage and stubs are reset after it, and each file gets its own modules. A document for
 * each file took four times as long.
 */

beforeEach(() => {
  for (const target of [window, document] as EventTarget[]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((...listener) => {
      listen(...listener);
      listeners.push(() => target.removeEventListener(...listener));
    });
  }
});

afterEach(() => {
  for (const forget of listeners.splice(0)) forget();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const listeners: (() => void)[] = [];

afterAll(() => void vi.resetModules());
