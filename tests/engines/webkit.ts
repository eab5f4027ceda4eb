import { type Engine, type Key, until, untilReady } from './engine.ts';
import { describeTarget, pickElement, stepsTo, type Target } from './find-element.ts';
import { type ElementReference, pathOf, type Send } from './webdriver.ts';
import { startDriver, type WebKitPrograms } from './webkit-process.ts';

const keys: Record<Key, string> = { ArrowRight: '\uE014', Escape: '\uE00C' };

/**
 * Starts WebKitGTK’s MiniBrowser on a virtual screen and controls it over WebDriver.
 * @param origin base of paths
 */
export async function startWebKit(programs: WebKitPrograms, origin: string): Promise<Engine> {
  const { send: root, stop } = await startDriver(programs);
  const options = { binary: programs.browser, args: ['--automation'] };
  const { sessionId } = await root<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  }).catch((error) => {
    stop();
    throw error;
  });
  const send: Send = (method, path, body) => root(method, `/session/${sessionId}${path}`, body);

  const run = <Value>(source: unknown, args: unknown[]) =>
    send<Value>('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });
  const find = (target: Target, free = false) =>
    until(
      describeTarget(target),
      async () => (await run<ElementReference | null>(pickElement, [stepsTo(target), free])) ?? undefined,
    );
  const engine: Engine = {
    load: async (path) => void (await send('POST', '/url', { url: origin + path })),
    open: async (path) => {
      await engine.load(path);
      await untilReady(engine, path);
    },
    evaluate: (source, ...args) => run(source, args),
    click: async (target) => void (await send('POST', `${pathOf(await find(target, true))}/click`)),
    type: async (target, text) => void (await send('POST', `${pathOf(await find(target))}/value`, { text })),
    choose: async (target, value) => {
      const list = pathOf(await find(target));
      const option = { using: 'css selector', value: `option[value="${value}"]` };
      await send('POST', `${pathOf(await send<ElementReference>('POST', `${list}/element`, option))}/click`);
    },
    drag: async (target, right) => {
      const element = await find(target);
      const steps = [
        { type: 'pointerMove', origin: element, x: 0, y: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerMove', origin: 'pointer', x: right, y: 0, duration: 100 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: steps }] });
    },
    press: async (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    resize: async (width, height) => {
      // Height of the toolbar above the page.
      let bar = 0;
      await until(`a window of ${width} × ${height}`, async () => {
        await send('POST', '/window/rect', { width, height: height + bar });
        const { wide, high, outer } = await engine.evaluate(() => ({
          wide: innerWidth,
          high: innerHeight,
          outer: outerHeight,
        }));
        bar = outer - high;
        return wide === width && high === height;
      });
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    // WebDriver has no console: only the watcher in the page reports problems.
    problems: () => [],
    close: async () => {
      await send('DELETE', '').finally(stop);
    },
  };
  return engine;
}
