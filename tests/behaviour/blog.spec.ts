import type { Page } from '@playwright/test';
import { newestFirst } from '../../engine/pages/summaries.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, freezeClock, holdScripts, ready, test } from '../support/fixtures.ts';
import { holdIslands, watchScripts } from '../support/islands.ts';
import { content, languages, text } from '../support/site-map.ts';
import { strangeQueries } from '../support/strange-queries.ts';
import { share } from '../support/thorough.ts';

const blog = pageAddress({ page: 'blog' }, 'en');
const articles = [...content.articles].sort(newestFirst).map(({ number, source, tags, published }) => ({
  number,
  title: source.title,
  tags: tags.map((tag) => text(tag)),
  published,
}));
const total = articles.length;
const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);
const withTag = (...tags: string[]) => articles.filter((article) => tags.some((tag) => article.tags.includes(tag)));
const allTags = [...new Set(articles.flatMap(({ tags }) => tags))];

/** An article with a unique title, and a tag that only some articles have. */
const sought = articles.findLast(({ title }) => found(title).length === 1);
const rareTag = allTags.find((tag) => withTag(tag).length < total && found(tag).length < total);
const otherTag = allTags.find((tag) => rareTag && withTag(tag, rareTag).length > withTag(rareTag).length);
if (!sought || !rareTag || !otherTag) throw new Error('the site under test has too few articles to filter');
const soughtTitles = [sought.title];

/** The articles that a search must find: their title or a tag contains the words, ignoring case. */
function found(words: string) {
  const contains = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  return articles.filter(({ title, tags }) => contains(title) || tags.some(contains));
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const search = (page: Page) => page.getByRole('searchbox', { name: text('blogs_search') });
const order = (page: Page) => page.getByRole('combobox', { name: text('blogs_sort') });
const savedOnly = (page: Page) => page.getByRole('checkbox', { name: text('blogs_saved_only') });
const tagsButton = (page: Page) => page.getByRole('button', { name: text('blog_tags') });
const tagBox = (page: Page, tag: string) => page.getByRole('checkbox', { name: tag, exact: true });
const reset = (page: Page) => page.getByRole('button', { name: text('blogs_reset') });
const query = (page: Page) => new URL(page.url()).searchParams;

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(blog + search);
  await ready(page);
}

async function save(page: Page, number: number): Promise<void> {
  await page.addInitScript((number) => localStorage.setItem('saved', `[${number}]`), number);
}

async function pickTag(page: Page, tag: string): Promise<void> {
  await tagsButton(page).click();
  await tagBox(page, tag).check();
  await page.keyboard.press('Escape');
}

test('the address of a filtered list restores the filter, in every language and after a reload', async ({ page }) => {
  await open(page);
  await search(page).fill(sought.title.slice(0, 4));
  await pickTag(page, sought.tags[0] ?? '');
  await order(page).selectOption(text('blogs_sort_oldest'));
  const expected = found(sought.title.slice(0, 4)).filter(({ tags }) => tags.includes(sought.tags[0] ?? ''));
  await expect(cards(page)).toHaveCount(expected.length);
  await expect.poll(() => [...query(page).keys()]).toEqual(['q', 'tag', 'sort']);
  const { search: link } = new URL(page.url());
  for (const language of languages) {
    const translated = pageAddress({ page: 'blog' }, language) + link;
    if (language === 'en') await page.reload();
    else await page.goto(translated);
    await expect(page.getByRole('searchbox')).toHaveValue(sought.title.slice(0, 4));
    await expect(page.getByRole('combobox', { name: text('blogs_sort', {}, language) })).toHaveValue('oldest');
    await expect(page.getByRole('button', { name: text('blog_tags', {}, language) })).toContainText('1');
    if (language === 'en') await expect(cards(page)).toHaveCount(expected.length);
    await expect(page).toHaveURL(translated);
  }
});

test('back leads from an article to the filtered list, and from there to the page before the blog', async ({
  page,
}) => {
  await page.goto(pageAddress({ page: 'home' }, 'en'));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('nav_link_blog'), exact: true })
    .click();
  await ready(page);
  await search(page).fill(sought.title);
  await expect(titles(page)).toHaveText(soughtTitles);
  await titles(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sought.title);
  await page.goBack();
  await expect(search(page)).toHaveValue(sought.title);
  await expect(titles(page)).toHaveText(soughtTitles);
  await page.goBack();
  await expect(page).toHaveURL(pageAddress({ page: 'home' }, 'en'));
});

test('search, tags, order and “saved only” work with the keyboard alone', async ({ page }) => {
  await open(page);
  await search(page).focus();
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await expect(tagsButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const first = page
    .getByRole('group', { name: text('blog_tags') })
    .getByRole('checkbox')
    .first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expect(first).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(tagsButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(order(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(order(page)).toHaveValue('oldest');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(savedOnly(page)).toBeChecked();
  await expect.poll(() => [...query(page).keys()]).toEqual(['q', 'tag', 'sort', 'saved']);
});

const firstInteractions: {
  how: string;
  act: (page: Page) => Promise<void>;
  expectResult: (page: Page) => Promise<void>;
}[] = [
  {
    how: 'typing',
    act: (page) => search(page).pressSequentially(sought.title),
    async expectResult(page) {
      await expect(titles(page)).toHaveText(soughtTitles);
      await expect(search(page)).toHaveValue(sought.title);
      await expect(search(page)).toBeFocused();
    },
  },
  {
    how: 'typing and correcting',
    async act(page) {
      await search(page).pressSequentially(`${sought.title}x`);
      await page.keyboard.press('Backspace');
    },
    async expectResult(page) {
      await expect(titles(page)).toHaveText(soughtTitles);
      await expect(search(page)).toHaveValue(sought.title);
    },
  },
  {
    how: 'typing, then changing the order,',
    async act(page) {
      await search(page).pressSequentially(sought.title.slice(0, 3));
      await order(page).selectOption(text('blogs_sort_oldest'));
    },
    async expectResult(page) {
      await expect(search(page)).toHaveValue(sought.title.slice(0, 3));
      await expect(order(page)).toHaveValue('oldest');
      await expect.poll(() => [...query(page).keys()]).toEqual(['q', 'sort']);
    },
  },
  {
    how: 'changing the order',
    act: (page) => order(page).selectOption(text('blogs_sort_oldest')).then(),
    async expectResult(page) {
      await expect(order(page)).toHaveValue('oldest');
      await expect.poll(() => query(page).get('sort')).toBe('oldest');
      await expect(titles(page).last()).toHaveText(
        String(articles.filter(({ published }) => published === articles[0]?.published).at(-1)?.title),
      );
    },
  },
  {
    how: 'changing the order by keyboard',
    async act(page) {
      await order(page).focus();
      await page.keyboard.press('ArrowDown');
    },
    async expectResult(page) {
      await expect(order(page)).toHaveValue('oldest');
      await expect.poll(() => query(page).get('sort')).toBe('oldest');
    },
  },
  {
    how: 'a click on a checkbox',
    act: (page) => savedOnly(page).click(),
    async expectResult(page) {
      await expect(savedOnly(page)).toBeChecked();
      await expect(titles(page)).toHaveText(soughtTitles);
    },
  },
  {
    how: 'a click on the label of a checkbox',
    act: (page) => page.getByText(text('blogs_saved_only')).click(),
    async expectResult(page) {
      await expect(savedOnly(page)).toBeChecked();
      await expect(titles(page)).toHaveText(soughtTitles);
    },
  },
  {
    how: 'pressing Space on a checkbox',
    act: (page) => savedOnly(page).press('Space'),
    async expectResult(page) {
      await expect(savedOnly(page)).toBeChecked();
      await expect(titles(page)).toHaveText(soughtTitles);
    },
  },
  {
    how: 'opening the tags',
    act: (page) => tagsButton(page).click(),
    async expectResult(page) {
      await expect(tagBox(page, rareTag)).toBeVisible();
      await tagBox(page, rareTag).check();
      await expect(titles(page)).toHaveText(titlesOf(withTag(rareTag)));
    },
  },
  {
    how: 'choosing two tags',
    async act(page) {
      await tagsButton(page).click();
      // Not `check`: the change is only visible when the island is interactive.
      await tagBox(page, rareTag).click();
      await tagBox(page, otherTag).click();
    },
    async expectResult(page) {
      await expect(titles(page)).toHaveText(titlesOf(withTag(rareTag, otherTag)));
      await expect(tagBox(page, rareTag)).toBeChecked();
      await expect(tagBox(page, otherTag)).toBeChecked();
    },
  },
];

const moments: Record<string, (page: Page, act: (page: Page) => Promise<void>) => Promise<void>> = {
  async 'as the first interaction'(page, act) {
    await open(page);
    await act(page);
  },
  async 'while React loads'(page, act) {
    const release = await holdIslands(page);
    await open(page);
    await act(page);
    await expect(cards(page)).toHaveCount(total);
    release();
  },
  async 'before any script has loaded'(page, act) {
    await freezeClock(page);
    const release = await holdScripts(page);
    await page.goto(blog);
    await act(page);
    await expect(cards(page)).toHaveCount(total);
    release();
    await page.clock.resume();
  },
};

// In the short run every second interaction is tested at one of the moments, so each kind of control once:
// engine/islands/wake-islands.test.tsx tests them all.
for (const [index, { how, act, expectResult }] of share([...firstInteractions.entries()], 0, 2))
  for (const [moment, during] of share(Object.entries(moments), index, 3))
    test(`${how} ${moment} is not lost`, async ({ page }) => {
      await save(page, sought.number);
      await during(page, act);
      await expectResult(page);
    });

test('reading the list loads no React, opening the tags loads React, and a search loads the index', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/indexes/')) indexes.push(request.url());
  });
  await open(page);
  await page.keyboard.press('End');
  await titles(page).last().hover();
  expect(scripts).toEqual(['page']);
  await tagsButton(page).click();
  await expect.poll(() => scripts).toContain('react');
  expect(indexes).toEqual([]);
  await search(page).fill('a');
  await expect.poll(() => indexes.length).toBe(1);
});

// article-filter.browser.test.tsx tests them all.
for (const search of share(strangeQueries, 2, 6)) {
  test(`the filter works and can be reset after opening the page with ${search.slice(0, 40)}`, async ({ page }) => {
    await open(page, search);
    await expect(cards(page).or(reset(page)).first()).toBeVisible();
    await page.getByRole('searchbox').fill('zzzz');
    await reset(page).click();
    await expect(cards(page)).toHaveCount(total);
  });
}
