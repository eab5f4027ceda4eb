import type { Page } from '@playwright/test';
import type { FirstVisit, ViewName } from './report-schema.ts';

export const views = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<ViewName, { width: number; height: number }>;

interface Traffic {
  /** Bodies as they were transferred, and headers. */
  bytes: number;
  requests: number;
  scripts: number;
  /** The part of the bytes that scripts took. */
  scriptBytes: number;
  fonts: number;
}

/**
 * Counts network traffic from now on.
 * @returns a function that stops counting and returns the sum
 */
export async function countTraffic(page: Page): Promise<() => Promise<Traffic>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const traffic: Traffic = { bytes: 0, requests: 0, scripts: 0, scriptBytes: 0, fonts: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Preloaded responses are reported again when they are used, and so are data URLs.
    if (response.fromDiskCache || !response.url.startsWith('http')) return;
    kinds.set(requestId, type);
    traffic.requests += 1;
    if (type === 'Script') traffic.scripts += 1;
    if (type === 'Font') traffic.fonts += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = kinds.get(requestId);
    if (!type) return;
    traffic.bytes += encodedDataLength;
    if (type === 'Script') traffic.scriptBytes += encodedDataLength;
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    await session.detach();
    return traffic;
  };
}

/**
 * Opens a page and counts network traffic until it is idle.
 * @param page of a new context
 * @param saveData with Save-Data no script is loaded before an interaction
 */
export async function visit(page: Page, address: string, view: ViewName, saveData: boolean): Promise<FirstVisit> {
  await page.setViewportSize(views[view]);
  const total = await countTraffic(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // How far ahead lazy pictures are loaded depends on the estimated network speed, which not every build provides at
  // once.
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
    connectionType: 'cellular4g',
  });
  if (saveData) {
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  }
  await page.goto(address);
  if (!saveData) await page.waitForFunction(() => 'ready' in document.documentElement.dataset);
  // Requests of the idle page are made before this returns.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { bytes, requests, scripts, fonts } = await total();
  return { view, saveData, bytes, requests, scripts, fonts };
}

/** Scrolls to the end of the page as a reader does, so that all of its pictures are loaded. */
export async function readToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}
