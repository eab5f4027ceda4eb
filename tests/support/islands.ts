import type { Locator, Page } from '@playwright/test';

/** React and what islands are made of: every script but the page's own. */
const islandScripts = /\/assets\/(?!page-)[^/]+\.js$/;

/**
 * Keeps back what islands need, as a slow line does; the page's own script comes.
 * @returns what lets it come
 */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(islandScripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The scripts that are asked for from now on, by the names that the bundler gives them: `page`, `react` … */
export function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}

/** Waits until an island is hydrated: from then on it answers by itself. */
export async function hydrated(page: Page, name: string): Promise<void> {
  await page.waitForFunction((name) => {
    const root = document.querySelector(`island-root[name="${name}"]`);
    // React marks the element that it has hydrated.
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  }, name);
}

/** Moves one finger across an element, in steps, as a touch screen reports it. */
export async function swipe(page: Page, element: Locator, across: number, down = 0): Promise<void> {
  const { x, y } = await middleOf(element);
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: x + across * part, y: y + down * part, id: 1 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Presses the mouse on an element, moves it and lets it go. */
export async function drag(page: Page, element: Locator, across: number): Promise<void> {
  const { x, y } = await middleOf(element);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y, { steps: 5 });
  await page.mouse.up();
}

/** The middle of an element, in the window. */
export async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no box');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
