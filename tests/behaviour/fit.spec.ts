import type { Page } from '@playwright/test';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { makeData } from '../../engine/pages/skills/skills-data.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, holdScripts, ready, test } from '../support/fixtures.ts';
import { content, text } from '../support/site-map.ts';

const skills = pageAddress({ page: 'skills' }, 'en');
const section = (page: Page) => page.getByRole('region', { name: text('fit_title'), exact: true });
const field = (page: Page) => section(page).getByLabel(text('fit_label'));
const compare = (page: Page) => section(page).getByRole('button', { name: text('fit_compare'), exact: true });
const list = (page: Page, key: 'fit_there' | 'fit_short' | 'fit_missing') =>
  section(page).getByRole('region', { name: text(key), exact: true });

const advertisement = `Weaver of pages

- 3 years of TypeScript
- Types & Scripts, HTML
- Angular and COBOL
- Fluent German
- A degree

You work remotely.`;

test('Compare requires a text and sorts a job advert into linked and partial matches, gaps and unread lines', async ({
  page,
}) => {
  await page.goto(skills);
  await ready(page);
  await compare(page).click();
  await expect(section(page).getByRole('status')).toHaveText(text('fit_empty'));
  await expect(field(page)).toBeFocused();
  await field(page).fill(advertisement);
  await compare(page).click();
  await expect(section(page).getByRole('status')).toContainText(text('fit_verdict_part'));
  const typescript = list(page, 'fit_there').getByRole('listitem').filter({ hasText: 'TypeScript' }).first();
  await expect(typescript).toContainText(text('fit_depth_job'));
  await expect(typescript).toContainText(text('fit_years_asked', { years: 3 }));
  const { evidence } = makeData(sourceOf(content, 'en')).skills.find(({ name }) => name === 'TypeScript') ?? {
    evidence: [],
  };
  for (const { text: name, href } of evidence.flatMap(({ links }) => links))
    await expect(typescript.getByRole('link', { name, exact: true })).toHaveAttribute('href', String(href));
  await expect(list(page, 'fit_there')).toContainText(text('work_mode_remote'));
  await expect(list(page, 'fit_short')).toContainText('COBOL');
  await expect(list(page, 'fit_missing')).toContainText('Angular');
  await expect(list(page, 'fit_missing')).toContainText('German');
  await expect(section(page).getByText('A degree', { exact: true })).toBeVisible();
});

test('the pasted text is neither sent nor stored; only one index is requested', async ({ page }) => {
  await page.goto(skills);
  await ready(page);
  await page.evaluate(() => localStorage.clear());
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await field(page).fill(advertisement);
  await compare(page).click();
  await expect(section(page).getByRole('status')).not.toBeEmpty();
  expect(requested.filter((one) => !one.includes('/assets/'))).toEqual([
    expect.stringMatching(/^GET .*\/indexes\/fit-en\.json $/),
  ]);
  expect(requested.join(' ')).not.toMatch(/weaver|angular/i);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('Compare works by keyboard alone and includes text typed before the script loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(skills, { waitUntil: 'commit' });
  await field(page).fill('React, HTML');
  release();
  await ready(page);
  await field(page).focus();
  await page.keyboard.press('Tab');
  await expect(compare(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page, 'fit_there')).toContainText('HTML');
  await expect(list(page, 'fit_missing')).toContainText('React');
  await expect(field(page)).toHaveValue('React, HTML');
  await expect(compare(page)).toBeFocused();
});

test('the result can be copied as text and printed alone; without a result the section is not printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(skills);
  await ready(page);
  await expect(section(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(section(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await field(page).fill(advertisement);
  await compare(page).click();
  await section(page)
    .getByRole('button', { name: text('fit_copy'), exact: true })
    .click();
  await expect(page.locator('#snackbar')).toContainText(text('fit_copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(text('fit_missing'));
  expect(copied).toMatch(/https?:\/\/\S+\/apps\//);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await section(page)
    .getByRole('button', { name: text('fit_print'), exact: true })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(field(page)).toBeHidden();
  await expect(list(page, 'fit_missing')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('an index that does not load', () => {
  test.use({ expectedMessages: /503/ });

  test('Compare is busy until a message is shown, the earlier result is removed, and the next attempt works', async ({
    page,
  }) => {
    await page.goto(skills);
    await ready(page);
    await field(page).fill('HTML');
    await compare(page).click();
    await expect(list(page, 'fit_there')).toContainText('HTML');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/indexes/fit-*.json', async (route) => {
      await promise;
      await route.fulfill({ status: 503 });
    });
    await field(page).fill('COBOL');
    await compare(page).click();
    await expect(compare(page)).toHaveAttribute('aria-busy', 'true');
    await expect(section(page).getByRole('status')).toBeEmpty();
    await expect(list(page, 'fit_there')).toHaveCount(0);
    resolve();
    await expect(page.locator('#snackbar')).toContainText(text('island_failed'));
    await expect(compare(page)).not.toHaveAttribute('aria-busy');
    await page.unroute('**/indexes/fit-*.json');
    await field(page).fill('HTML');
    await compare(page).click();
    await expect(list(page, 'fit_there')).toContainText('HTML');
  });
});
