import type { Target } from './find-element.ts';

export type Key = 'ArrowRight' | 'Escape';

/** Another browser with one window, with the methods that the tests need. */
export interface Engine {
  /** Loads an address and waits until the page’s script is ready. */
  open(path: string): Promise<void>;
  /** Loads an address and waits only for the document. */
  load(path: string): Promise<void>;
  /** Runs a function inside the page. It can use only its arguments, which are JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Waits for the target and clicks it with the browser’s own pointer. */
  click(target: Target): Promise<void>;
  /** Types letters into a field, one by one. */
  type(target: Target, text: string): Promise<void>;
  choose(target: Target, value: string): Promise<void>;
  drag(target: Target, right: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Sets the size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors and warnings that the browser has reported since the last call. */
  problems(): string[];
  close(): Promise<void>;
}

/**
 * Polls until an attempt succeeds.
 * @param attempt returns undefined or false, or throws, while it is too early
 * @throws Error after two minutes, with the last attempt’s error
 */
export async function until<Found>(what: string, attempt: () => Promise<Found | undefined | false>): Promise<Found> {
  const end = Date.now() + 120_000;
  let cause: unknown;
  do {
    try {
      const found = await attempt();
      if (found !== undefined && found !== false) return found;
    } catch (error) {
      cause = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (Date.now() < end);
  throw new Error(`timed out waiting for ${what}`, { cause });
}

/** Waits until the page’s script is ready and every control works; islands hydrate when they are used. */
export async function untilReady(engine: Pick<Engine, 'evaluate'>, path: string): Promise<void> {
  await until(`${path} to become ready`, () =>
    engine.evaluate(() => document.readyState === 'complete' && 'ready' in document.documentElement.dataset),
  );
}
