import { expect, test } from '@playwright/test';
import type { Engine } from './engine.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';
import { startWebKit } from './webkit.ts';
import { findWebKit } from './webkit-process.ts';

const firefox = findFirefox();
const webkit = findWebKit();

export const engines = [
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    start: firefox === undefined ? undefined : (origin: string) => startFirefox(firefox, origin),
  },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver xvfb',
    start: webkit === undefined ? undefined : (origin: string) => startWebKit(webkit, origin),
  },
];

export interface Visit {
  engine: Engine;
  site: WatchedSite;
}

/** One browser for all tests of the calling group, one after another. */
export function useEngine({ name, debian, start }: (typeof engines)[number]): Visit {
  const visit = {} as Visit;
  // Reported once, by the process that lists the tests.
  if (!start && process.env.TEST_ALL && process.env.TEST_WORKER_INDEX === undefined)
    console.log(`${name} is not installed, its tests are skipped (Debian: apt-get install ${debian})`);
  test.describe.configure({ mode: 'default' });
  test.skip(!start, `${name} is not installed`);
  test.beforeAll(async ({ baseURL }) => {
    visit.site = await watchSite(String(baseURL));
    visit.engine = await (start as NonNullable<typeof start>)(visit.site.origin);
  });
  test.beforeEach(() => visit.engine.resize(1280, 800));
  test.afterEach(async () => {
    const { engine, site } = visit;
    const { status, expectedStatus } = test.info();
    if (status !== expectedStatus)
      await test.info().attach(name, { body: await engine.screenshot(), contentType: 'image/png' });
    await engine.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Isolates the tests: a transition could be interrupted by the change of size.
    await engine.load(site.blank);
    expect([...site.problems(), ...engine.problems()]).toEqual([]);
  });
  test.afterAll(async () => {
    await visit.engine?.close();
    await visit.site?.close();
  });
  return visit;
}
