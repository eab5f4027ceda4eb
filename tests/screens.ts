/**
 * `node tests/screens.ts`: screenshots of the built pages at 390 and 1440 px, in the light and the dark theme, in `screens/`, and
 * the one in README.md, `home.png`.
 * `node tests/screens.ts /about /de/blog` takes only those pages; WIDTHS=320,768 sets other widths, THEMES=light one
 * theme; `--of FOLDER --into FOLDER` another built site and target. With `--motion` pages are opened at each of 390,
 * 768, 1024, 1280 and 1440 px with motion, and scrolled through first.
 */
import './support/own-site.ts';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../engine/build/hosts/site-server.ts';
import { newCommand, parseArguments } from '../engine/cli/support/command-line.ts';
import { siteRoot } from '../engine/content/site-root.ts';
import { address, notFoundPath, pageAddress } from '../engine/routes/addresses.ts';
import { findBrowser } from './support/find-browser.ts';
import { projectRoot } from './support/project-root.ts';
import { pages as all } from './support/site-map.ts';

const command = parseArguments(
  newCommand('node tests/screens.ts')
    .description(
      'takes screenshots of the built pages in both themes, into screens/, and the picture of README.md. WIDTHS=320,768 sets other widths, THEMES=light one theme',
    )
    .argument('[pages...]', 'only these pages, such as /about /de/blog')
    .option('--motion', 'with motion and scrolled through, at five widths')
    .option('--of <folder>', 'the folder of another built site', join(siteRoot, 'dist'))
    .option('--into <folder>', 'another target folder', join(projectRoot, 'screens')),
);
const { args: requested } = command;
const values = command.opts<{ motion?: true; of: string; into: string }>();
const { motion, into: folder } = values;
const themes = (['light', 'dark'] as const).filter((theme) => (process.env.THEMES ?? theme).includes(theme));
const pages = requested.length > 0 ? requested : [...all.map((to) => pageAddress(to, 'en')), address(notFoundPath)];
const widths = (process.env.WIDTHS ?? (motion ? '390,768,1024,1280,1440' : '390,1440')).split(',').map(Number);

mkdirSync(folder, { recursive: true });
const server = serveSite(values.of).listen(0);
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(await findBrowser());
for (const colorScheme of themes) {
  const context = await browser.newContext({ colorScheme, reducedMotion: motion ? 'no-preference' : 'reduce' });
  const page = await context.newPage();
  for (const path of pages) {
    if (!motion) await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (motion) {
        await open(page, path);
        await scrollThrough(page);
      }
      const name = path === address('/') ? 'home' : path.slice(1).replaceAll('/', '-');
      const kind = motion ? '-motion' : '';
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}${kind}.png`), fullPage: true });
    }
  }
  await context.close();
}
if (requested.length === 0 && !motion && values.of === join(projectRoot, 'site/dist')) await takeReadmePicture();
await browser.close();
server.close();
console.log(`${pages.length * widths.length * themes.length} screenshots in ${relative(process.cwd(), folder)}/`);

/** The first screen of the home page in the light theme, at two thirds of its size. */
async function takeReadmePicture(): Promise<void> {
  const size = { width: 1440, height: 1050 };
  const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, address('/'));
  const picture = sharp(await page.screenshot()).resize({ width: size.width / 1.5 });
  await picture.png({ palette: true }).toFile(join(siteRoot, 'home.png'));
  await page.close();
}

/** Opens a page with its font and all lazy pictures loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForFunction(() => !document.querySelector('link[as=font]'));
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Scrolls through the page and back, until all animations have ended. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { scrollHeight } = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
    const running = document.getAnimations().filter(({ timeline, playState }) => {
      return timeline === document.timeline && playState === 'running';
    });
    await Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
    await frame();
  });
}
