import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { localize } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { pages } from '../support/site-map.ts';

const dist = join(import.meta.dirname, '../dist');
const bytesOf = (file: string) => brotliCompressSync(readFileSync(file)).length;
/** The bytes of a picture that is a file, or in the page itself. */
const bytesOfSource = (source: string) =>
  source.startsWith('data:') ? brotliCompressSync(source).length : bytesOf(join(dist, source.split('#')[0] ?? ''));

test('all drawings together stay under 250 kB, any page’s under 60 kB', () => {
  const drawings = ['pictures', 'covers'].flatMap((folder) =>
    readdirSync(join(dist, folder), { recursive: true })
      .map((name) => join(dist, folder, String(name)))
      .filter((file) => statSync(file).isFile()),
  );
  expect(drawings.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThan(250_000);
  for (const path of pages) {
    const html = readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
    const sources = new Set([...html.matchAll(/<img[^>]* src="([^"]+)/g)].map(([, source]) => source ?? ''));
    const sum = [...sources].reduce((total, source) => total + bytesOfSource(source), 0);
    expect(sum, path).toBeLessThan(60_000);
  }
});

test('every picture loads, has an alt text or is marked as decoration, and loads lazily below the fold', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    const pictures = await page.locator('img').evaluateAll((all) =>
      Promise.all(
        all.map(async (image) => {
          const picture = image as HTMLImageElement;
          const { top } = picture.getBoundingClientRect();
          const lazy = picture.loading === 'lazy';
          picture.loading = 'eager';
          const loads = await picture.decode().then(
            () => true,
            () => false,
          );
          return { src: picture.src, loads, alt: picture.getAttribute('alt'), fine: lazy || top < innerHeight };
        }),
      ),
    );
    for (const { src, loads, alt, fine } of pictures) {
      expect(loads, src).toBe(true);
      expect(alt, src).not.toBeNull();
      if (!path.startsWith('/skills')) expect(fine, `${path} ${src} loads before it is near`).toBe(true);
    }
  }
});

for (const { path, alts } of [
  { path: '/', alts: [/stadium arch/] },
  {
    path: '/about',
    alts: [/Portrait of the owner/, /surfboard/, /bunny chow/, /Drakensberg/, /spirit level/, /jacarandas/],
  },
  { path: '/games', alts: [/Arcade poster/] },
  { path: '/apps/portfoliobio', alts: [/dashboard/] },
  { path: '/apps/linkbio', alts: [/phone with a bio page/] },
  { path: '/apps/formio', alts: [/form builder/] },
  { path: '/apps/indeed', alts: [/job board/] },
  { path: '/apps/nftshop', alts: [/marketplace/] },
  { path: '/apps/aitranslator', alts: [/translator/] },
  { path: '/apps/fartup', alts: [/phone with the game/] },
]) {
  test(`the drawings of ${path} say what is seen`, async ({ page }) => {
    await page.goto(path);
    for (const name of alts) await expect(page.getByRole('img', { name }).first()).toBeVisible();
  });
}

test('a drawing follows the chosen theme, not only the system', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  const poster = page.getByRole('img', { name: /stadium arch/ });
  const day = await poster.screenshot();
  await page.getByRole('button', { name: 'Switch between day and night colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect((await poster.screenshot()).equals(day)).toBe(false);
});

/** Loads a page and gives the sum of all its layout shifts (https://wicg.github.io/layout-instability/). */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await awake(page);
  await page.evaluate(() => document.fonts.ready);
  return shiftsOf(page);
}

/** The sum so far, when what is due has been painted. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    return (window as unknown as { shifts: number }).shifts;
  });

test.describe('without its font', () => {
  test.use({ expectedMessages: /Failed to load resource/ });
  for (const path of ['/', '/about', '/blog/4']) {
    test(`nothing moves while ${path} loads`, async ({ page }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      expect(await layoutShift(page, path)).toBe(0);
    });
  }
});

for (const path of ['/', '/about', '/blog/4']) {
  test(`a font that comes after ${path} is painted moves words by a hair, and no line`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await route.continue();
    });
    await layoutShift(page, path);
    // It has been put on: what came of it is counted.
    await expect(page.locator('link[as=font]')).toHaveCount(0);
    const shift = await shiftsOf(page);
    const standIns = await page.evaluate(() =>
      Promise.all(['Fallback', 'Roboto'].map((name) => document.fonts.load(`1em "Bricolage ${name}"`).catch(() => []))),
    );
    test.skip(standIns.flat().length === 0, 'no font stands in for ours here: apt-get install fonts-liberation');
    expect(shift).toBeLessThan(0.0006);
  });
}

test('the icons of a page come with it, also those that are shown later', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/icons.svg')) asked.push(page.url());
  });
  for (const path of ['/', '/about', '/blog', '/blog/4', '/apps/linkbio', '/resume', '/contact']) {
    await page.goto(path);
    await awake(page);
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: 'Back to the top' }).locator('use')).toHaveAttribute('href', /^#/);
    if (path === '/blog/4') await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  }
  expect(asked).toEqual([]);
});

test('the button that leads up covers no link at the end of a page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de/contact');
    await awake(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const button = await page.getByRole('button', { name: 'Nach oben' }).boundingBox();
    const links = await page
      .getByRole('contentinfo')
      .locator('a:visible, summary:visible')
      .evaluateAll((all) => all.map((one) => ({ name: one.textContent, ...one.getBoundingClientRect().toJSON() })));
    const covered = links.filter(({ bottom, right }) => button && bottom > button.y && right > button.x);
    expect(
      covered.map(({ name }) => name),
      `${width} px`,
    ).toEqual([]);
  }
});

test('icons of the site and a manifest that names them', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  const icons: { src: string; sizes: string; purpose?: string }[] = manifest.icons;
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of [
    ...icons,
    { src: '/icons/32.png', sizes: '32x32' },
    { src: '/icons/180.png', sizes: '180x180' },
  ]) {
    const body = await (await request.get(src)).body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('the cover of a card grows into the header of its page', async ({ page }) => {
  await page.goto('/blog');
  await awake(page);
  const card = page.getByRole('article').filter({ hasText: 'Building Scalable React Apps' });
  const named = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((update: () => Promise<void>) => {
      const name = (selector: string) =>
        [...document.querySelectorAll(selector)].map((one) => getComputedStyle(one).viewTransitionName).join();
      return start(async () => {
        seen.push(name('article img'));
        await update();
        seen.push(name('article header img'));
      });
    }) as typeof document.startViewTransition;
    return seen;
  });
  await card.getByRole('link').click();
  await expect(page).toHaveURL('/blog/4');
  await expect.poll(() => named.jsonValue()).toHaveLength(2);
  const [before, after] = await named.jsonValue();
  expect(before?.split(',').filter((name) => name === 'page-picture')).toHaveLength(1);
  expect(after).toBe('page-picture');
});

test('sections rise as they come into view, and stand still under reduced motion', async ({ page }) => {
  await page.goto('/');
  const door = page.getByRole('region', { name: 'EXPLORE' }).getByRole('article').first();
  const motions = () =>
    door.evaluate((card) => card.getAnimations().map((motion) => (motion as CSSAnimation).animationName));
  expect(await motions()).toContain('rise');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motions()).toEqual([]);
});

test('an article, the career and a project print as clean documents', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of ['/blog/4', '/career', '/apps/linkbio'] as const) {
    await page.goto(localize(path, 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(21, 32, 59)');
    expect(await page.locator('nav:visible, button:visible, body > footer:visible').count(), path).toBe(0);
  }
});

test('forced colours leave the current page and picture visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const current = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'about' });
  await expect(current).toHaveCSS('outline-style', 'solid');
  await expect(page.getByRole('button', { name: /^Picture 1 of 6/ })).toHaveCSS('outline-style', 'solid');
});
