import type { Page } from '@playwright/test';
import type { FirstVisit, ViewName } from './report-schema.ts';

/** The windows in which a first visit is counted. */
export const views = {
  phone: { width: 412, height: 823 },
  desktop: { width: 1440, height: 900 },
} as const satisfies Record<ViewName, { width: number; height: number }>;

/**
 * Opens a page and adds up what comes over the network until it rests.
 * @param page of a context that has visited nothing
 * @param saveData whether the visitor asks for little data; then nothing wakes the page
 */
export async function visit(page: Page, address: string, view: ViewName, saveData: boolean): Promise<FirstVisit> {
  await page.setViewportSize(views[view]);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (saveData) await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const result = { view, saveData, bytes: 0, requests: 0, scripts: 0, fonts: 0 };
  // Bodies as they come over the line. Headers are not counted: hosts speak HTTP/2 and 3, which send those of
  // the first answer once and then a few bytes, and the preview server does not.
  session.on('Network.dataReceived', ({ encodedDataLength }) => {
    result.bytes += encodedDataLength;
  });
  session.on('Network.responseReceived', ({ type, response }) => {
    // What was asked for ahead is told of again when it is used, and so is what is its own address.
    if (response.fromDiskCache || !response.url.startsWith('http')) return;
    result.requests += 1;
    if (type === 'Script') result.scripts += 1;
    if (type === 'Font') result.fonts += 1;
  });
  await page.goto(address);
  if (!saveData) await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  // The boot script wakes the page when it is idle: what it asks for then is asked for before this returns.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  await session.detach();
  return result;
}
