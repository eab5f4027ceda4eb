import type { Page } from '@playwright/test';
import { median } from './lighthouse-page.ts';
import type { PageTurns } from './report-schema.ts';

/**
 * Walks through the main menu and times each turn: from the click to the frame in which the next page stands.
 * @param open makes a page of a context that has visited nothing
 */
export async function measureTurns(open: () => Promise<Page>, origin: string): Promise<PageTurns> {
  return {
    pointed: median(await walk(await open(), origin, true)),
    unprepared: median(await walk(await open(), origin, false)),
  };
}

async function walk(page: Page, origin: string, pointing: boolean): Promise<number[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin);
  await page.waitForFunction(() => 'awake' in document.documentElement.dataset);
  const links = page.locator('header nav a');
  const times: number[] = [];
  for (let index = 1; index < (await links.count()); index += 1) {
    if (pointing) {
      await links.nth(index).hover();
      await page.waitForLoadState('networkidle');
    }
    times.push(await links.nth(index).evaluate(turn));
  }
  return times;
}

/** Runs in the browser: follows a link; milliseconds until the page that it names is shown. */
function turn(link: HTMLAnchorElement): Promise<number> {
  return new Promise((resolve) => {
    const { title } = document;
    const started = performance.now();
    const look = () => {
      if (document.title === title || location.href !== link.href) requestAnimationFrame(look);
      else resolve(performance.now() - started);
    };
    link.click();
    requestAnimationFrame(look);
  });
}
