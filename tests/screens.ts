/**
 * `npm run screens`: pictures of the built pages at 390 and 1440 px, by day and by night, in `screens/`.
 * `npm run screens -- /about /de/blog` takes only those pages; WIDTHS=320,768 other widths.
 */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serveSite } from '../publish/hosts/site-server.ts';
import { readContent } from '../src/content/read-content.ts';
import { listPages, paths } from '../src/site/addresses.ts';
import { findBrowser } from './support/find-browser.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'screens');
const asked = process.argv.slice(2);
const pages = asked.length > 0 ? asked : [...listPages(await readContent(root)), paths.notFound()];
const widths = (process.env.WIDTHS ?? '390,1440').split(',').map(Number);

mkdirSync(folder, { recursive: true });
const server = serveSite(join(root, 'dist')).listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(await findBrowser());
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(origin + path);
    // Pictures that load when they come near are asked for at once.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await context.close();
}
await browser.close();
server.close();
console.log(`${pages.length * widths.length * 2} pictures in screens/`);
