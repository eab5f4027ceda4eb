import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveSite } from '../../engine/build/hosts/site-server.ts';
import { sourceLanguage } from '../../engine/i18n/languages.ts';
import { address, pageAddress, pagePath, type SitePath } from '../../engine/routes/addresses.ts';
import type { PageId } from '../../engine/routes/pages.ts';
import { languages, pages } from '../support/site-map.ts';
import { writeFloor } from './floor.ts';
import { measureLargestPaint } from './largest-paint.ts';
import { measureTurns } from './page-turns.ts';
import type { PageTurns } from './report-schema.ts';

/** Times the page turns and the first visits of the built site, of its floor and of another site, alternately. */
export async function measureWalks(
  browser: Browser,
  origin: string,
  peer: URL | null,
  rounds: number,
): Promise<PageTurns> {
  const folder = mkdtempSync(join(tmpdir(), 'floor-'));
  const page = await browser.newPage();
  await writeFloor(page, origin, walkedPaths(), folder);
  await page.close();
  const floor = serveSite(folder).listen(0);
  const floorOrigin = `http://localhost:${(floor.address() as AddressInfo).port}`;
  const site = { name: 'site', home: origin + address('/') };
  const sites = [
    site,
    { name: 'floor', home: floorOrigin + address('/') },
    ...(peer ? [{ name: peer.href, home: peer.href }] : []),
  ];
  const homes = Object.fromEntries(sites.map(({ name, home }) => [name, home]));
  const article = pages.find(({ page }) => page === 'article');
  const onBoth = (path: string) => ({ site: origin + path, floor: floorOrigin + path });
  try {
    const unprepared = await measureTurns(browser, sites, rounds);
    const { site: pointed = {} } = await measureTurns(browser, [site], rounds, 'pointed');
    const largestPaint: PageTurns['largestPaint'] = { home: await measureLargestPaint(browser, homes, rounds) };
    if (article)
      largestPaint.article = await measureLargestPaint(browser, onBoth(pageAddress(article, sourceLanguage)), rounds);
    return { rounds, unprepared, pointed, largestPaint };
  } finally {
    floor.close();
    rmSync(folder, { recursive: true });
  }
}

/** Home, the articles, and their list in each language. */
function walkedPaths(): SitePath[] {
  const of = (id: PageId) => pages.filter(({ page }) => page === id);
  return [
    ...[...of('home'), ...of('article')].map((to) => pagePath(to, sourceLanguage)),
    ...of('blog').flatMap((to) => languages.map((code) => pagePath(to, code))),
  ];
}
