import type { Locator, Page } from '@playwright/test';

/** React and the islands: every script except the page’s own. */
const islandScripts = /\/assets\/(?!page-)[^/]+\.js$/;

/**
 * Delays the scripts of islands, like a slow connection, but not the page’s own.
 * @returns a function that releases them
 */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(islandScripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The scripts that are requested from now on, by the bundler’s names: `page`, `react` … */
export function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+?)-[\w-]{6}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** Waits until an island is hydrated and interactive. */
export async function hydrated(page: Page, name: string): Promise<void> {
  await page.waitForFunction((name) => {
    const root = document.querySelector(`island-root[name="${name}"]`);
    // React marks the element that it has hydrated.
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  }, name);
}

/** Moves one finger across an element in steps, like a touch screen. */
export async function swipe(page: Page, element: Locator, across: number, down = 0): Promise<void> {
  const { x, y } = await middleOf(element);
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: x + across * part, y: y + down * part, id: 1 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses the mouse on an element, moves and releases it. */
export async function drag(page: Page, element: Locator, across: number): Promise<void> {
  const { x, y } = await middleOf(element);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y, { steps: 5 });
  await page.mouse.up();
}

export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
