import type { Locator, Page } from '@playwright/test';
import { offeredLanguages } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { makeData } from '../../engine/pages/resume/resume-data.ts';
import { resumeName } from '../../engine/pages/resume/resume-files.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';

/** What a recruiter looks for on a phone, and the number of taps from the first screen of the home page. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A visit that counts taps; the first tap must be on the first screen. */
class Visit {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(target: Locator): Promise<void> {
    if (this.taps === 0) await expect(target, 'on the first screen').toBeInViewport({ ratio: 1 });
    await target.tap();
    this.taps++;
  }
}

for (const { code } of share(offeredLanguages, 0, 2)) {
  test.describe(`a recruiter’s visit on a phone in ${code}`, () => {
    const say = (key: Parameters<typeof text>[0]) => text(key, {}, code);
    const main = (page: Page) => page.getByRole('main');

    async function openResume(page: Page): Promise<Visit> {
      const visit = new Visit(page);
      await page.goto(pageAddress({ page: 'home' }, code));
      await ready(page);
      await visit.tap(main(page).getByRole('link', { name: say('banner_resume'), exact: true }));
      await expect(page).toHaveURL(pageAddress({ page: 'resume' }, code));
      await ready(page);
      return visit;
    }

    test('name and role are on the first screen without a tap', async ({ page }) => {
      await page.goto(pageAddress({ page: 'home' }, code));
      for (const words of [content.site.name, say('banner_job_title')])
        await expect(main(page).getByText(words, { exact: true }).first()).toBeInViewport({ ratio: 1 });
      const sizeOf = (words: string) =>
        main(page)
          .getByText(words, { exact: true })
          .first()
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(await sizeOf(content.site.name)).toBeGreaterThan(1.4 * (await sizeOf(say('banner_text'))));
    });

    test('one tap shows role, place, hours, availability, permission, languages, wishes, and a mail link', async ({
      page,
    }) => {
      const visit = await openResume(page);
      const { facts, since = '' } = makeData(sourceOf(content, code));
      for (const fact of [since, ...facts.flatMap(({ texts }) => texts)])
        await expect(main(page).getByText(fact).filter({ visible: true }).first()).toBeVisible();
      const mail = main(page).getByRole('link', { name: content.site.email });
      await expect(mail).toHaveAttribute('href', `mailto:${content.site.email}`);
      expect(visit.taps).toBe(1);
    });

    test('two taps download the resume as a PDF', async ({ page }) => {
      const visit = await openResume(page);
      const download = page.waitForEvent('download');
      await visit.tap(main(page).getByRole('link', { name: say('resume_file_pdf'), exact: true }));
      expect((await download).suggestedFilename()).toBe(resumeName('pdf'));
      expect(visit.taps).toBe(2);
    });

    test('two taps open the first project of the resume', async ({ page }) => {
      const visit = await openResume(page);
      const [strongest] = makeData(sourceOf(content, code)).projects;
      await visit.tap(main(page).getByRole('link', { name: strongest?.title ?? '', exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(strongest?.title ?? '');
      expect(visit.taps).toBe(2);
    });

    for (const other of offeredLanguages.filter((one) => one.code !== code)) {
      test(`two taps open the resume in ${other.code}`, async ({ page }) => {
        const visit = await openResume(page);
        await visit.tap(main(page).getByRole('link', { name: other.ownName, exact: true }));
        await expect(page).toHaveURL(pageAddress({ page: 'resume' }, other.code));
        expect(visit.taps).toBe(2);
      });
    }

    test('two taps open the resume from the menu; the footer also links to the resume', async ({ page }) => {
      const visit = new Visit(page);
      await page.goto(pageAddress({ page: 'home' }, code));
      await ready(page);
      const link = { name: say('nav_link_resume'), exact: true };
      await expect(page.getByRole('contentinfo').getByRole('link', link)).toBeAttached();
      await visit.tap(page.getByRole('button', { name: say('nav_menu_open') }));
      await visit.tap(page.getByRole('dialog', { name: say('nav_menu_title') }).getByRole('link', link));
      await expect(page).toHaveURL(pageAddress({ page: 'resume' }, code));
      expect(visit.taps).toBe(2);
    });
  });
}
