import { expect, test } from '../../tests/support/fixtures.ts';

// The nine articles of the specification, with what stands on them.

test('the list: nine cards, newest first, at most three tags and a number', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  await expect(cards.nth(0)).toContainText('February 28, 2025');
  await expect(cards.nth(1)).toContainText('February 20, 2025');
  for (let index = 2; index < 9; index++) await expect(cards.nth(index)).toContainText('February 15, 2025');
  for (const card of await cards.all()) {
    await expect(card.getByRole('listitem')).toHaveCount(4);
    await expect(card.getByRole('listitem').last()).toHaveText('+3');
  }
});

test('where nothing is found the list says so, in the words of the specification', async ({ page }) => {
  await page.goto('/blog?q=zzzz');
  const main = page.getByRole('main');
  await expect(main.getByText('No blogs found matching your criteria')).toBeVisible();
  await expect(main.getByText('Try adjusting your search or filters')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Reset Filters' })).toBeVisible();
});

for (const [number, title, date, category, minutes] of [
  [1, 'How I Became a Full-Stack Developer', 'March 15, 2025', 'Career', 12],
  [2, 'My Favorite Developer Tools in 2025', 'March 10, 2025', 'Tools', 8],
  [3, 'How to Structure a Developer Portfolio', 'March 20, 2025', 'Career', 15],
  [4, 'Building Scalable React Apps', 'March 25, 2025', 'React', 18],
  [5, 'The Future of Web Development', 'March 30, 2025', 'Future Tech', 16],
  [6, 'Why You Should Learn Golang as a JavaScript Developer', 'June 11, 2025', 'Technology', 10],
  [7, 'How Blogging Helped My Developer Career', 'June 11, 2025', 'Career', 11],
  [8, 'My Daily Workflow as a Full-Stack Dev', 'June 11, 2025', 'Productivity', 13],
  [9, 'Soft Skills That Make You a Better Programmer', 'June 11, 2025', 'Career', 14],
] as const) {
  test(`article ${number} has its parts`, async ({ page }) => {
    await page.goto(`/blog/${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(title);
    const article = page.getByRole('main').getByRole('article');
    const header = article.locator('header');
    await expect(header).toContainText(date);
    await expect(header).toContainText(category);
    await expect(header).toContainText(`${minutes} min read`);
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(6);
    const contents = article.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(await article.locator('#prose h2:not(#footnote-label)').allInnerTexts());
    await expect(article.getByRole('region', { name: 'Written by Durban Dev' })).toBeVisible();
  });
}
