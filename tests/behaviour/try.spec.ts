import type { Locator } from '@playwright/test';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { projectPage } from '../../engine/routes/pages.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { hydrated } from '../support/islands.ts';
import { content, text } from '../support/site-map.ts';

// The interactive piece on a project’s page: its links, its first use and its position.

const project = content.projects.find(({ try: piece, live }) => piece && !live);
if (!project?.try) throw new Error('this site has no project with a piece to try');
const { island, title } = project.try;
const address = pageAddress(projectPage(project), 'en');

test('a project’s card and the buttons on its page lead to its interactive piece', async ({ page }) => {
  await page.goto(pageAddress({ page: 'projects' }, 'en'));
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: text(project.title), exact: true })
    .click();
  await expect(page).toHaveURL(`${address}#try`);
  await expect(page.locator('#try')).toBeInViewport();
  for (const key of ['apps_try', 'apps_live_app'] as const)
    await expect(page.getByRole('main').getByRole('link', { name: text(key), exact: true })).toHaveAttribute(
      'href',
      '#try',
    );
});

test('the interactive piece is a figure named by its title and reacts to the first key press', async ({ page }) => {
  await page.goto(`${address}#try`);
  await ready(page);
  const piece = page.getByRole('figure', { name: text(title) });
  const liveRegion = piece.locator('[aria-live=polite]');
  await expect(liveRegion).toHaveText('Stitches: 3');
  await piece.getByRole('button').press('Enter');
  await hydrated(page, island);
  await expect(liveRegion).toHaveText('Stitches: 4');
  await page.keyboard.press('Space');
  await expect(liveRegion).toHaveText('Stitches: 5');
});

test('the interactive piece is beside the text, on phones between description and case study', async ({ page }) => {
  const box = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const piece = page.locator('#try');
  const [first, second] = [page.locator('#description'), page.locator('#story h2').nth(1)];
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await ready(page);
  const text = await box(first);
  expect((await box(piece)).x).toBeGreaterThan(text.x + text.width);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, middle, below] = [await box(first), await box(piece), await box(second)];
  expect(middle.y).toBeGreaterThan(above.y + above.height);
  expect(below.y).toBeGreaterThan(middle.y + middle.height);
});
