import { expect, test } from '@playwright/test';
import { buildScratch, whileServed } from '../support/scratch-site.ts';

test('behind its flag: name and job title for 3.6 seconds, once a visit, never unasked', async ({ browser }) => {
  test.setTimeout(180_000);
  const dist = buildScratch('intro', {
    'content/site.ts': (text) => text.replace('intro: false', 'intro: true'),
  });
  await whileServed(dist, async (origin) => {
    const page = await browser.newPage();
    const intro = page.getByText('Skip the introduction').locator('..');
    await page.goto(`${origin}/skills`);
    await expect(intro).toContainText('Durban Dev');
    await expect(intro).toContainText('Fullstack developer');
    await expect(intro).toHaveCSS('animation-duration', '3.6s');
    // Only the end of its own animation ends it; here it comes at once.
    await intro.evaluate((element) => element.getAnimations()[0]?.finish());
    await expect(intro).toBeHidden();
    await page.goto(`${origin}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(intro).toBeHidden();

    for (const skip of ['click', 'Escape']) {
      const visit = await browser.newPage();
      await visit.goto(`${origin}/de`);
      const button = visit.getByRole('button', { name: 'Intro überspringen' });
      await expect(button).toBeVisible();
      await visit.locator('html[data-awake]').waitFor();
      if (skip === 'click') await button.click();
      else await visit.keyboard.press('Escape');
      await expect(button).toBeHidden();
    }

    const still = await browser.newPage({ reducedMotion: 'reduce' });
    await still.goto(origin);
    await expect(still.getByText('Skip the introduction')).toBeHidden();

    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(origin);
    await expect(plain.getByText('Skip the introduction')).toBeHidden();
  });
});
