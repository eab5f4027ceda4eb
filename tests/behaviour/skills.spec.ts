import type { Page } from '@playwright/test';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { makeData, skillAnchor } from '../../engine/pages/skills/skills-data.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';

const skills = makeData(sourceOf(content, 'en')).skills.filter(({ evidence }) => evidence.length > 0);
const apps = content.projects.filter(({ kind }) => kind === 'app');
const job = content.career.filter(({ skills }) => skills.length > 0).at(-1);
if (!job) throw new Error('the site under test needs a job that shows a skill');
const projects = pageAddress({ page: 'projects' }, 'en');

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const tile = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
// In the short run each test runs either with or without JavaScript.
for (const [part, javaScriptEnabled] of [true, false].entries()) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a skill opens its evidence on the page, with links to projects, articles and jobs', async ({ page }) => {
      await page.goto(pageAddress({ page: 'skills' }, 'en'));
      for (const { name, evidence } of share(skills, part, 2)) {
        await expect(region(page, name)).toBeHidden();
        await tile(page, name).click();
        await expect(region(page, name)).toBeInViewport();
        for (const { links } of evidence)
          for (const { text: words, href } of links)
            await expect(region(page, name).getByRole('link', { name: words, exact: true })).toHaveAttribute(
              'href',
              String(href),
            );
        await tile(page, name).click();
        await expect(region(page, name)).toBeHidden();
      }
    });

    if (thorough || !javaScriptEnabled)
      test('an address with the fragment of a skill opens that skill', async ({ page }) => {
        const { anchor, name } = skills[0] as (typeof skills)[number];
        await page.goto(`${pageAddress({ page: 'skills' }, 'en')}#${anchor}`);
        await expect(region(page, name)).toBeInViewport();
      });

    if (thorough || javaScriptEnabled)
      test('the evidence link to a job opens the page at the heading of the job', async ({ page }) => {
        await page.goto(pageAddress({ page: 'skills' }, 'en'));
        const shown = skills.find(({ anchor }) => job.skills.some((key) => anchor === skillAnchor({ key })));
        if (!shown) throw new Error('no skill of the job is shown');
        const [position, company] = [text(job.position), text(job.company)];
        await tile(page, shown.name).click();
        await region(page, shown.name)
          .getByRole('link', { name: `${position}, ${company}` })
          .click();
        await expect(page.getByRole('heading', { name: position, exact: true })).toBeInViewport();
      });
  });
}

test('opening a skill moves no tile of its row and closes the skill that was open', async ({ page }) => {
  // A rising tile is not in its final position yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  const place = async () =>
    Promise.all(skills.slice(0, 3).map(async ({ name }) => (await tile(page, name).boundingBox())?.y));
  const before = await place();
  const [first, second] = skills as [(typeof skills)[number], (typeof skills)[number]];
  await tile(page, first.name).click();
  await expect(region(page, first.name)).toBeVisible();
  expect(await place()).toEqual(before);
  await tile(page, second.name).focus();
  await page.keyboard.press('Enter');
  await expect(region(page, second.name)).toBeVisible();
  await expect(region(page, first.name)).toBeHidden();
});

test('with few projects the list has no filter, ignores ?tech=, and no skill links to a filtered list', async ({
  page,
}) => {
  await page.goto(`${projects}?tech=${apps[0]?.technologies[0]}`);
  await ready(page);
  await expect(cards(page).filter({ visible: true })).toHaveCount(apps.length);
  await expect(page.getByLabel(text('apps_filter'))).toHaveCount(0);
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  await expect(page.getByRole('main').locator('a[href*="tech="]')).toHaveCount(0);
});

test('on a phone a skill’s mark and name keep a distance from the tile’s edges, also a name on two lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  const distances = await page
    .getByRole('main')
    .locator('li img')
    .evaluateAll((marks) =>
      marks.flatMap((mark) => {
        const [its, tile, name] = [mark, mark.parentElement, mark.nextElementSibling].map((element) =>
          element?.getBoundingClientRect(),
        );
        return its && tile && name ? [its.top - tile.top, name.top - its.bottom, tile.bottom - name.bottom] : [];
      }),
    );
  expect(distances.length).toBeGreaterThan(3);
  expect(Math.min(...distances)).toBeGreaterThan(8);
});
