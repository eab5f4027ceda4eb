import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { median } from './lighthouse-page.ts';
import { type TurnName, type TurnTimes, turnNames } from './report-schema.ts';

/** One of the sites that are walked alternately: the built site, its floor, a peer. */
export interface WalkedSite {
  name: string;
  /** Address of its home page. */
  home: string;
}

/** 1280 × 900 in a desktop’s Chromium, whose own bars take 87. */
export const windowSize = '--window-size=1280,987';

/**
 * Nothing is emulated. The protocol resets its emulation on a page while the next page opens: Chromium then recomputes
 * the styles of the old page and paints it once more, 25 to 45 ms for these pages, next to nothing for plain pages.
 */
export const visitor: BrowserContextOptions = {
  viewport: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
};

/** Whether the pointer rests on a link before the click. */
export type Preparation = 'pointed' | 'unprepared';

/**
 * Walks the sites alternately, each time in a new context, and times each page turn.
 * @param browser with a window of `windowSize`
 * @param rounds walks that count; one more before them fills the servers' caches
 * @returns medians in milliseconds, by the site's name
 */
export async function measureTurns(
  browser: Browser,
  sites: readonly WalkedSite[],
  rounds: number,
  preparation: Preparation = 'unprepared',
): Promise<Record<string, TurnTimes>> {
  const walks: { name: string; times: TurnTimes }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, home } of sites) {
      const context = await browser.newContext(visitor);
      const times = await walk(await context.newPage(), home, preparation);
      await context.close();
      if (round > 0) walks.push({ name, times });
    }
  }
  return Object.fromEntries(sites.map(({ name }) => [name, mediansOf(walks.filter((one) => one.name === name))]));
}

function mediansOf(walks: readonly { times: TurnTimes }[]): TurnTimes {
  const times = turnNames.map((turn) => [turn, walks.flatMap(({ times }) => times[turn] ?? [])] as const);
  return Object.fromEntries(
    times.filter(([, list]) => list.length > 0).map(([turn, list]) => [turn, Math.round(median(list))]),
  );
}

/** Home, list, article, list, its other language, and back. Missing steps are skipped, and back then leads further. */
async function walk(page: Page, home: string, preparation: Preparation): Promise<TurnTimes> {
  const times: TurnTimes = {};
  await page.goto(home);
  const turn = async (name: TurnName, link: string | undefined) => {
    if (link) times[name] = await clickLink(page, link, preparation);
  };
  const list = await page.evaluate(findList);
  await turn('home → list', list);
  await turn('list → article', list && (await page.evaluate(findArticle)));
  await turn('article → list', list);
  await page.evaluate(watchReturn);
  await turn('language', await page.evaluate(findLanguage));
  await waitUntilIdle(page);
  times.back = await timeToPaint(page, await page.evaluate(goBack));
  return times;
}

/** @returns milliseconds from the click on a link to that address to the first paint of the next document */
async function clickLink(page: Page, address: string, preparation: Preparation): Promise<number> {
  await waitUntilIdle(page);
  const link = page.locator(`a[href="${new URL(address).pathname}"]:visible`).first();
  if (preparation === 'pointed' && (await link.isVisible())) {
    await link.hover();
    await waitUntilIdle(page);
  }
  return timeToPaint(page, await page.evaluate(click, address));
}

/** Waits until a page is loaded and its idle work is done. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function timeToPaint(page: Page, clicked: number): Promise<number> {
  const painted = await page.waitForFunction(paintSince, clicked);
  return ((await painted.jsonValue()) as number) - clicked;
}

/* The functions below run in the browser. */

function findList(): string | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  return links.find(
    ({ origin, pathname }) =>
      origin === location.origin && /\/(blog|posts?|articles|writing|archives?|essays)\/?$/.test(pathname),
  )?.href;
}

function findArticle(): string | undefined {
  const start = `${location.pathname.replace(/\/$/, '')}/`;
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(':is(main, body) :is(article, li, h2, h3, p) a[href]'),
  ];
  return links.find(
    ({ origin, pathname }) =>
      origin === location.origin &&
      pathname.startsWith(start) &&
      !/\/(page|tags?|categor)|\.\w+$/.test(pathname.slice(start.length - 1)),
  )?.href;
}

function findLanguage(): string | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
  return links.find(({ hreflang }) => hreflang !== document.documentElement.lang)?.href;
}

// The navigation starts only after this function has returned.
function click(address: string): number {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const link = links.find(({ href }) => href === address);
  if (!link) throw new Error(`${location.href} has no link to ${address}`);
  const now = performance.timeOrigin + performance.now();
  setTimeout(() => link.click());
  return now;
}

function goBack(): number {
  const now = performance.timeOrigin + performance.now();
  setTimeout(() => history.back());
  return now;
}

/**
 * The time of the document’s first paint since a click: for a prerendered document that of its activation, for a
 * document from the back/forward cache that of the frame in which it is shown again; undefined until then.
 */
function paintSince(clicked: number): number | undefined {
  const { shownAgain = 0 } = self as { shownAgain?: number };
  if (shownAgain >= clicked) return shownAgain;
  const [visit] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!paint || performance.timeOrigin < clicked - 1) return undefined;
  return performance.timeOrigin + Math.max(paint.startTime, visit?.activationStart ?? 0);
}

/** Records when the page is shown again from the back/forward cache: a frame is shown when the next frame begins. */
function watchReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => Object.assign(self, { shownAgain: performance.timeOrigin + performance.now() })),
    );
  });
}
