import type { Page } from '@playwright/test';
import { sourceOf } from '../../src/pages/page-source.ts';
import { listTechnologies } from '../../src/pages/projects/technologies.ts';
import { makeData } from '../../src/pages/skills/skills-data.ts';
import { pageAddress } from '../../src/site/addresses.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';

const skills = makeData(sourceOf(content, 'en')).skills.filter(({ evidence }) => evidence.length > 0);
const apps = content.projects.filter(({ kind }) => kind === 'app');
const technologies = listTechnologies(apps);
const some = technologies.find(({ projects }) => projects.length > 1 && projects.length < apps.length);
const job = content.career.filter(({ skills }) => skills.length > 0).at(-1);
if (!some || !job)
  throw new Error('the site under test needs a technology of some projects, and a job that shows a skill');
const projects = pageAddress({ page: 'projects' }, 'en');

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page) => page.getByLabel(text('apps_filter'));
const titles = (places: readonly number[]) =>
  apps.filter((_, index) => places.includes(index)).map(({ title }) => text(title));

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

test('a skill leads on to all projects that are made with it', async ({ page }) => {
  await page.goto(pageAddress({ page: 'skills' }, 'en'));
  const link = page
    .getByRole('main')
    .getByRole('link', { name: text('skills_on_projects_page', { name: some.name }), exact: true });
  await link.first().click();
  await expect(page).toHaveURL(`${projects}?tech=${some.name.toLowerCase()}`);
  await expect(cards(page).filter({ visible: true }).getByRole('heading')).toContainText(titles(some.projects));
});

test('projects are chosen by technology, the address keeps the choice, and how many there are is said', async ({
  page,
}) => {
  await page.goto(`${projects}?ref=mail`);
  await ready(page);
  const fillers = page.getByRole('main').locator('section > p');
  const all = await fillers.count();
  for (const { name, projects: made } of technologies) {
    await filter(page).selectOption(name);
    await expect(cards(page).filter({ visible: true }).getByRole('heading')).toContainText(titles(made));
    await expect(cards(page).filter({ visible: true })).toHaveCount(made.length);
    await expect(page.getByText(text('apps_count', { count: made.length }), { exact: true })).toBeVisible();
    await expect(fillers.filter({ visible: true })).toHaveCount(0);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ ref: 'mail', tech: name.toLowerCase() });
  }
  await page.reload();
  await expect(filter(page)).toHaveValue(technologies.at(-1)?.name ?? '');
  await filter(page).selectOption(text('apps_filter_all'));
  await expect(cards(page).filter({ visible: true })).toHaveCount(apps.length);
  await expect(fillers.filter({ visible: true })).toHaveCount(all);
  expect(new URL(page.url()).search).toBe('?ref=mail');
});

test('a technology that there is not shows all', async ({ page }) => {
  await page.goto(`${projects}?tech=cobol`);
  await ready(page);
  await expect(filter(page)).toHaveValue('');
  await expect(cards(page).filter({ visible: true })).toHaveCount(apps.length);
});

test.describe('the choice without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all projects are shown, and no control that would do nothing', async ({ page }) => {
    await page.goto(`${projects}?tech=${some.name.toLowerCase()}`);
    await expect(cards(page).filter({ visible: true })).toHaveCount(apps.length);
    await expect(filter(page)).toBeHidden();
  });
});
