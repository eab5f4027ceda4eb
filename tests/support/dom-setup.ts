import { afterAll, afterEach, beforeEach, vi } from 'vitest';

/**
 * Before each file of the browser's unit tests (vitest environment `jsdom`), which share one document: it is empty
 * before each test, what a module has listened to, stored and stubbed is taken back after it, and each file gets modules
 * of its own. A document for each file took three quarters of the time.
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
