import { type Browser, expect, test } from '@playwright/test';
import { localize, pagePath, readSite, site } from 'fitout/test';
import { buildScratch, whileServed } from '../../tests/support/scratch-site.ts';
import { foreign } from '../../tests/support/visitor.ts';

const { text } = await readSite();

/** Builds the site with the introduction: its flag is in fitout.config.ts. */
const withIntro = () =>
  buildScratch('intro', { 'fitout.config.ts': (text) => text.replace('boolean = false', 'boolean = true') });

/** A visit in which the introduction’s animation is paused, so that only the test ends it. */
async function newVisit(browser: Browser) {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.id === 'intro') target.getAnimations()[0]?.pause();
    });
  });
  return page;
}

test('if enabled, the introduction shows name and job title for 3.6 seconds once a visit if motion is allowed', async ({
  browser,
}) => {
  const dist = await withIntro();
  await whileServed(dist, async (origin) => {
    const page = await newVisit(browser);
    const intro = page.locator('#intro');
    await page.goto(origin + pagePath({ page: 'skills' }));
    await expect(intro).toContainText(site.name);
    await expect(intro).toContainText(text('banner_job_title'));
    await expect(intro).toHaveCSS('animation-duration', '3.6s');
    await page.locator('html[data-ready]').waitFor();
    // Only the end of its own animation ends it: finish it now.
    await intro.evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(intro).toBeHidden();
    await page.goto(origin + pagePath({ page: 'about' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(intro).toBeHidden();

    for (const skip of ['click', 'Escape']) {
      const visit = await newVisit(browser);
      await visit.goto(origin + localize('/', foreign));
      const button = visit.getByRole('button', { name: text('intro_skip', {}, foreign) });
      await expect(button).toBeVisible();
      if (skip === 'Escape') await visit.locator('html[data-ready]').waitFor();
      if (skip === 'click') await button.click();
      else await visit.keyboard.press('Escape');
      await expect(button).toBeHidden();
    }

    const reducedMotionPage = await browser.newPage({ reducedMotion: 'reduce' });
    await reducedMotionPage.goto(origin);
    await expect(reducedMotionPage.locator('#intro')).toBeHidden();

    const scriptlessPage = await browser.newPage({ javaScriptEnabled: false });
    await scriptlessPage.goto(origin);
    await expect(scriptlessPage.locator('#intro')).toBeHidden();
  });
});
