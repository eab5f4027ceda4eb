import type { Page } from '@playwright/test';
import { awake, expect, holdScripts, test } from '../support/fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search titles and tags' });
const pickTag = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^Tags/ }).click();
  await page.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
};

test('the search finds titles and tags without case and accents, says how many, and lives in the address', async ({
  page,
}) => {
  await page.goto('/blog');
  await awake(page);
  await search(page).fill('REÁCT');
  await expect(cards(page).getByRole('heading')).toHaveText(['Building Scalable React Apps']);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: '1 article' })).toBeVisible();
  await expect(page).toHaveURL('/blog?q=RE%C3%81CT');
  await search(page).fill('golang');
  await expect(cards(page).getByRole('heading')).toHaveText(['Why You Should Learn Golang as a JavaScript Developer']);
  await page.reload();
  await awake(page);
  await expect(search(page)).toHaveValue('golang');
  await expect(cards(page)).toHaveCount(1);
});

test('fast typing loses no letter and keeps the focus', async ({ page }) => {
  await page.goto('/blog');
  await awake(page);
  await search(page).pressSequentially('developer tools');
  await expect(search(page)).toHaveValue('developer tools');
  await expect(search(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
});

test('of the chosen tags one is enough; back leads to where the visitor came from', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'blog' }).click();
  await pickTag(page, 'React');
  await expect(cards(page)).toHaveCount(1);
  await pickTag(page, 'AI');
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\?tag=react&tag=ai$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('newest first, or oldest', async ({ page }) => {
  await page.goto('/blog');
  await awake(page);
  const days = () =>
    cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  const newest = await days();
  expect(newest).toEqual(newest.toSorted().reverse());
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first');
  await expect(page).toHaveURL('/blog?sort=oldest');
  await expect.poll(days).toEqual(newest.toSorted());
});

test('nothing found: the specified words, and a way back to everything', async ({ page }) => {
  await page.goto('/blog?from=mail');
  await awake(page);
  await search(page).fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No blogs found matching your criteria' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filters')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(cards(page)).toHaveCount(9);
  await expect(search(page)).toHaveValue('');
  await expect(page).toHaveURL('/blog?from=mail');
});

test('with the keyboard alone: search, tags, order, saved ones', async ({ page }) => {
  await page.goto('/blog');
  await awake(page);
  await search(page).focus();
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Tags/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Accessibility' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Accessibility' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Tags/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Order' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Saved only' })).toBeChecked();
  await expect(page).toHaveURL('/blog?q=a&tag=accessibility&saved=1');
});

test('what is typed before React is there is searched as soon as it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog');
  await search(page).fill('golang');
  release();
  await expect(cards(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue('golang');
});

test('a filtered list keeps its filter in another language', async ({ page }) => {
  await page.goto('/blog?tag=react&sort=oldest');
  await awake(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Language/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/blog?tag=react&sort=oldest');
  await expect(cards(page)).toHaveCount(1);
});

for (const search of [
  `?q=${'x'.repeat(10_000)}`,
  `?q=${encodeURIComponent('😀'.repeat(200))}`,
  '?q=%3Cscript%3Ealert(1)%3C/script%3E&tag=%22%3E%3Cimg%20src=x%3E',
  '?q=a&q=b&tag=react&tag=react&tag=nothing&tag=__proto__&sort=sideways&sort=oldest&saved=yes',
  '?q=%E0%A4%A&tag=%00&sort=',
  '?tag&q&sort&saved&=&&',
]) {
  test(`a list that works in spite of ${search.slice(0, 40)}`, async ({ page }) => {
    await page.goto(`/blog${search}`);
    await awake(page);
    const empty = page.getByRole('button', { name: 'Reset Filters' });
    await expect(cards(page).first().or(empty)).toBeVisible();
    if (await empty.isVisible()) await empty.click();
    await page.getByRole('searchbox').fill('');
    await expect(cards(page).first()).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and nothing that would not work', async ({ page }) => {
    await page.goto('/blog?q=react');
    await expect(cards(page)).toHaveCount(9);
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
