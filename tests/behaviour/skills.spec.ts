import type { Page } from '@playwright/test';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { makeData } from '../../engine/pages/skills/skills-data.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';

const skills = makeData(sourceOf(content, 'en')).skills.filter(({ evidence }) => evidence.length > 0);
const apps = content.projects.filter(({ kind }) => kind === 'app');
const job = content.career.filter(({ skills }) => skills.length > 0).at(-1);
if (!job) throw new Error('the site under test needs a job that shows a skill');
const projects = pageAddress({ page: 'projects' }, 'en');

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a skill leads to what shows it: projects, articles and jobs, in the page', async ({ page }) => {
      for (const { name, evidence } of skills) {
        await page.goto(pageAddress({ page: 'skills' }, 'en'));
        await page.getByRole('main').getByRole('list').first().getByRole('link', { name, exact: true }).click();
        await expect(region(page, name)).toBeInViewport();
        for (const { links } of evidence)
          for (const { text: words, href } of links)
            await expect(region(page, name).getByRole('link', { name: words, exact: true })).toHaveAttribute(
              'href',
              String(href),
            );
      }
    });

    test('a job that shows a skill is opened at its place', async ({ page }) => {
      await page.goto(pageAddress({ page: 'skills' }, 'en'));
      const [position, company] = [text(job.position), text(job.company)];
      await page
        .getByRole('main')
        .getByRole('link', { name: `${position}, ${company}` })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: position, exact: true })).toBeInViewport();
    });
  });
}

test('few projects are seen at a glance: there is no choice among them, and no skill leads to one', async ({
  page,
}) => {
  await page.goto(`${projects}?tech=${apps[0]?.technologies[0]}`);
  await ready(page);
  await expect(cards(page).filter({ visible: true })).toHaveCount(apps.length);
  await expect(page.getByLabel(text('apps_filter'))).toHaveCount(0);
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  await expect(page.getByRole('main').locator('a[href*="tech="]')).toHaveCount(0);
});
