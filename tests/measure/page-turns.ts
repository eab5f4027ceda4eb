import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { median } from './lighthouse-page.ts';
import { type TurnName, type TurnTimes, turnNames } from './report-schema.ts';

/** One of the sites that are walked in turns: the built one, its floor, a peer. */
export interface WalkedSite {
  name: string;
  /** Address of its home page. */
  home: string;
}

/** 1280 × 900 in a desktop’s Chromium, whose own bars take 87. */
export const windowSize = '--window-size=1280,987';

/**
 * Nothing is emulated. What the protocol emulates is taken back from a page while the next one opens: Chromium computes
 * the styles of the page that is left and paints it once more, 25 to 45 ms for these pages, next to nothing for plain ones.
 */
const visitor: BrowserContextOptions = {
  viewport: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
};

/** Whether the pointer rests on a link before it is pressed. */
export type Way = 'pointed' | 'unprepared';

/**
 * Walks the sites in turns, each time in a context that has visited nothing, and times each turn of a page.
 * @param browser with a window of `windowSize`
 * @param rounds walks that count; one more before them fills the servers' caches
 * @returns medians in milliseconds, by the site's name
 */
export async function measureTurns(
  browser: Browser,
  sites: readonly WalkedSite[],
  rounds: number,
  way: Way = 'unprepared',
): Promise<Record<string, TurnTimes>> {
  const walks: { name: string; times: TurnTimes }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, home } of sites) {
      const context = await browser.newContext(visitor);
      const times = await walk(await context.newPage(), home, way);
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

/** Home, list, article, list, its other language, and back. What a site does not have is left out, and there back leads further. */
async function walk(page: Page, home: string, way: Way): Promise<TurnTimes> {
  const times: TurnTimes = {};
  await page.goto(home);
  const turn = async (name: TurnName, link: string | undefined) => {
    if (link) times[name] = await press(page, link, way);
  };
  const list = await page.evaluate(findList);
  await turn('home → list', list);
  await turn('list → article', list && (await page.evaluate(findArticle)));
  await turn('article → list', list);
  await page.evaluate(watchReturn);
  await turn('language', await page.evaluate(findLanguage));
  await rest(page);
  times.back = await paintAfter(page, await page.evaluate(goBack));
  return times;
}

/** @returns milliseconds from the click on a link to that address to the first paint of the next document */
async function press(page: Page, address: string, way: Way): Promise<number> {
  await rest(page);
  const link = page.locator(`a[href="${new URL(address).pathname}"]:visible`).first();
  if (way === 'pointed' && (await link.isVisible())) {
    await link.hover();
    await rest(page);
  }
  return paintAfter(page, await page.evaluate(click, address));
}

/** Until all of a page is there and what it does when it is idle is done. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function paintAfter(page: Page, clicked: number): Promise<number> {
  const painted = await page.waitForFunction(paintSince, clicked);
  return ((await painted.jsonValue()) as number) - clicked;
}

/* What follows runs in the browser. */

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

// What leaves the page does so when the page has answered.
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
 * The time of the document’s first paint since a click, which is its activation for a prerendered document, and the frame
 * in which it is shown again for one from the back/forward cache; undefined until then.
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

/** A frame has been shown when the next one begins. */
function watchReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => Object.assign(self, { shownAgain: performance.timeOrigin + performance.now() })),
    );
  });
}
