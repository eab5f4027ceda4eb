import type { Target } from './find-element.ts';

/** The keys that tests press. */
export type Key = 'ArrowRight' | 'Escape';

/** Another browser with one window, as far as the tests need it. */
export interface Engine {
  /** Loads an address as a document and waits until the page's script answers. */
  open(path: string): Promise<void>;
  /** Loads an address and waits for nothing but the document. */
  load(path: string): Promise<void>;
  /** Runs a function inside the page. It reaches nothing but its arguments, which are JSON. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Waits for what is meant and clicks it with the engine's own pointer. */
  click(target: Target): Promise<void>;
  /** Types letters into a field, one after the other. */
  type(target: Target, text: string): Promise<void>;
  /** Chooses an option of a list by its value. */
  choose(target: Target, value: string): Promise<void>;
  /** Drags with the mouse from the middle of what is meant, so many pixels to the right. */
  drag(target: Target, right: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Makes what shows the page so large. */
  resize(width: number, height: number): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>;
  /** What the engine itself reported as an error or a warning since the last call. */
  problems(): string[];
  close(): Promise<void>;
}

/**
 * Tries again and again until there is something, without a fixed wait.
 * @param what named in the error
 * @param attempt gives undefined or false, or throws, for as long as it is too early
 * @throws Error where nothing comes within two minutes, with the last attempt's own
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
  throw new Error(`waited in vain for ${what}`, { cause });
}

/** Waits until the page's script answers: from then on every control works; islands hydrate when they are touched. */
export async function untilReady(engine: Pick<Engine, 'evaluate'>, path: string): Promise<void> {
  await until(`${path} to answer`, () =>
    engine.evaluate(() => document.readyState === 'complete' && 'ready' in document.documentElement.dataset),
  );
}
