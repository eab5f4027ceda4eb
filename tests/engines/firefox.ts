import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findProgram } from '../support/find-program.ts';
import { type Engine, until, untilReady } from './engine.ts';
import { describeTarget, pickElement, stepsTo, type Target } from './find-element.ts';

/** The path of Firefox; undefined where it is not installed. */
export function findFirefox(): string | undefined {
  return findProgram(['firefox-esr', 'firefox', 'firefox.exe']);
}

/**
 * Starts a headless Firefox and controls it over WebDriver BiDi.
 * @param origin base of paths
 */
export async function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    protocolTimeout: 30_000,
  });
  const [page = await browser.newPage()] = await browser.pages();
  let problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    // A font request that a navigation cancels (NS_BINDING_ABORTED) is not a problem.
    if (!/downloadable font: download failed.*status=2152398850/s.test(String(error)))
      problems.push(`uncaught: ${error}`);
  });

  const find = (target: Target, free = false) =>
    until(describeTarget(target), async () => {
      const handle = await page.evaluateHandle(pickElement, stepsTo(target), free);
      return (handle.asElement() as ElementHandle<Element> | null) ?? undefined;
    });
  const engine: Engine = {
    // The driver’s own method never returns after a page has come from the back/forward cache.
    load: async (path) => {
      await page.evaluate((url) => {
        Object.assign(window, { left: true });
        location.assign(url);
      }, origin + path);
      await until(path, () => page.evaluate(() => !('left' in window) && document.readyState === 'complete'));
    },
    open: async (path) => {
      await engine.load(path);
      await untilReady(engine, path);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    click: async (target) => (await find(target, true)).click(),
    type: async (target, text) => (await find(target)).type(text),
    choose: async (target, value) => void (await (await find(target)).select(value)),
    drag: async (target, right) => {
      const { x, y } = await (await find(target)).clickablePoint();
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right, y, { steps: 5 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    problems: () => {
      const found = problems;
      problems = [];
      return found;
    },
    close: () => browser.close(),
  };
  return engine;
}
