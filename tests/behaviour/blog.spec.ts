import type { Page } from '@playwright/test';
import { newestFirst } from '../../engine/pages/summaries.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, holdScripts, ready, standStill, test } from '../support/fixtures.ts';
import { holdIslands, watchScripts } from '../support/islands.ts';
import { content, languages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { snackbar } from '../support/visitor.ts';

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

/** By the specification: titles and tags that contain the words, ignoring case. */
function found(words: string) {
  const holds = (text: string) => text.toLowerCase().includes(words.toLowerCase());
  return articles.filter(({ title, tags }) => holds(title) || tags.some(holds));
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const search = (page: Page) => page.getByRole('searchbox', { name: text('blogs_search') });
const order = (page: Page) => page.getByRole('combobox', { name: text('blogs_sort') });
const savedOnly = (page: Page) => page.getByRole('checkbox', { name: text('blogs_saved_only') });
const tagsButton = (page: Page) => page.getByRole('button', { name: text('blog_tags') });
const tagBox = (page: Page, tag: string) => page.getByRole('checkbox', { name: tag, exact: true });
const count = (page: Page) => page.getByRole('main').locator('island-root p[aria-live=polite]');
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

test('all articles, newest first, and how many they are', async ({ page }) => {
  await open(page);
  await expect(titles(page)).toHaveText(titlesOf(articles));
  await expect(count(page)).toHaveText(text('blogs_count', { count: total }));
});

test('the search finds titles and tags without case and accents, says how many, and lives in the address', async ({
  page,
}) => {
  await open(page);
  const accented = sought.title.toUpperCase().replace(/[AEIOU]/, (vowel) => `${vowel}\u0301`);
  await search(page).fill(accented);
  await expect(titles(page)).toHaveText(soughtTitles);
  await expect(count(page)).toHaveText(text('blogs_count', { count: 1 }));
  await expect.poll(() => query(page).get('q')).toBe(accented);
  await search(page).fill(rareTag.toLowerCase());
  await expect(titles(page)).toHaveText(titlesOf(found(rareTag)));
});

test('of the chosen tags one is enough', async ({ page }) => {
  await open(page);
  await pickTag(page, rareTag);
  await expect(titles(page)).toHaveText(titlesOf(withTag(rareTag)));
  await pickTag(page, otherTag);
  await expect(titles(page)).toHaveText(titlesOf(withTag(rareTag, otherTag)));
  await expect.poll(() => query(page).getAll('tag')).toHaveLength(2);
  await tagsButton(page).click();
  await tagBox(page, rareTag).uncheck();
  await expect(titles(page)).toHaveText(titlesOf(withTag(otherTag)));
});

test('newest first, or oldest', async ({ page }) => {
  await open(page);
  const days = articles.map(({ published }) => published).toSorted();
  const shown = () =>
    cards(page)
      .locator('time')
      .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
  await order(page).selectOption(text('blogs_sort_oldest'));
  await expect.poll(() => query(page).get('sort')).toBe('oldest');
  await expect.poll(shown).toEqual(days);
  await order(page).selectOption(text('blogs_sort_newest'));
  await expect.poll(() => query(page).get('sort')).toBeNull();
  await expect.poll(shown).toEqual(days.toReversed());
});

test('only the saved ones', async ({ page }) => {
  await save(page, sought.number);
  await open(page);
  await savedOnly(page).check();
  await expect(titles(page)).toHaveText(soughtTitles);
  await expect.poll(() => query(page).get('saved')).toBe('1');
  await savedOnly(page).uncheck();
  await expect(cards(page)).toHaveCount(total);
});

test('nothing saved: the words of an empty list, until another tab saves an article', async ({ page, context }) => {
  await open(page, '?saved=1');
  await expect(page.getByRole('heading', { name: text('blogs_empty_title') })).toBeVisible();
  await expect(reset(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(pageAddress({ page: 'article', number: String(sought.number) }, 'en'));
  await ready(other);
  await other.getByRole('button', { name: text('blog_save'), exact: true }).click();
  await expect(titles(page)).toHaveText(soughtTitles);
});

test('a link to a filtered list opens it filtered, in every language', async ({ page, browser, baseURL }) => {
  await open(page);
  await search(page).fill(sought.title.slice(0, 4));
  await pickTag(page, sought.tags[0] ?? '');
  await order(page).selectOption(text('blogs_sort_oldest'));
  const expected = found(sought.title.slice(0, 4)).filter(({ tags }) => tags.includes(sought.tags[0] ?? ''));
  await expect(cards(page)).toHaveCount(expected.length);
  await expect.poll(() => [...query(page).keys()]).toEqual(['q', 'tag', 'sort']);
  for (const language of languages) {
    const context = await browser.newContext({ baseURL: String(baseURL) });
    const friend = await context.newPage();
    const link = pageAddress({ page: 'blog' }, language) + new URL(page.url()).search;
    await friend.goto(link);
    await expect(friend.getByRole('searchbox')).toHaveValue(sought.title.slice(0, 4));
    await expect(friend.getByRole('combobox', { name: text('blogs_sort', {}, language) })).toHaveValue('oldest');
    await expect(friend.getByRole('button', { name: text('blog_tags', {}, language) })).toContainText('1');
    if (language === 'en') await expect(cards(friend)).toHaveCount(expected.length);
    await expect(friend).toHaveURL(link);
    await context.close();
  }
});

test('a reloaded list is as filtered as before', async ({ page }) => {
  await open(page);
  await search(page).fill(sought.title);
  await expect(titles(page)).toHaveText(soughtTitles);
  await page.reload();
  await expect(search(page)).toHaveValue(sought.title);
  await expect(titles(page)).toHaveText(soughtTitles);
});

test('an article leads back to the filtered list, and that to where the visitor came from', async ({ page }) => {
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

test('nothing found: the specified words; Reset Filters shows everything and the focus stays in the filter', async ({
  page,
}) => {
  await save(page, sought.number);
  await open(page, '?from=mail#main');
  await search(page).fill('zzzz');
  await pickTag(page, rareTag);
  await order(page).selectOption(text('blogs_sort_oldest'));
  await savedOnly(page).check();
  await expect(page.getByRole('heading', { name: text('blogs_empty_title') })).toBeVisible();
  await expect(page.getByText(text('blogs_empty_text'))).toBeVisible();
  await expect(count(page)).toHaveText(text('blogs_count', { count: 0 }));
  await expect(cards(page)).toHaveCount(0);
  await reset(page).click();
  await expect(titles(page)).toHaveText(titlesOf(articles));
  await expect(search(page)).toHaveValue('');
  await expect(order(page)).toHaveValue('newest');
  await expect(savedOnly(page)).not.toBeChecked();
  await expect(search(page)).toBeFocused();
  await expect(page).toHaveURL(`${blog}?from=mail#main`);
});

test('with the keyboard alone: search, tags, order, saved ones', async ({ page }) => {
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

const firsts: { how: string; act: (page: Page) => Promise<void>; seen: (page: Page) => Promise<void> }[] = [
  {
    how: 'typing',
    act: (page) => search(page).pressSequentially(sought.title),
    async seen(page) {
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
    async seen(page) {
      await expect(titles(page)).toHaveText(soughtTitles);
      await expect(search(page)).toHaveValue(sought.title);
    },
  },
  {
    how: 'typing, then another order',
    async act(page) {
      await search(page).pressSequentially(sought.title.slice(0, 3));
      await order(page).selectOption(text('blogs_sort_oldest'));
    },
    async seen(page) {
      await expect(search(page)).toHaveValue(sought.title.slice(0, 3));
      await expect(order(page)).toHaveValue('oldest');
      await expect.poll(() => [...query(page).keys()]).toEqual(['q', 'sort']);
    },
  },
  {
    how: 'another order',
    act: (page) => order(page).selectOption(text('blogs_sort_oldest')).then(),
    async seen(page) {
      await expect(order(page)).toHaveValue('oldest');
      await expect.poll(() => query(page).get('sort')).toBe('oldest');
      await expect(titles(page).last()).toHaveText(
        String(articles.filter(({ published }) => published === articles[0]?.published).at(-1)?.title),
      );
    },
  },
  {
    how: 'another order by keyboard',
    async act(page) {
      await order(page).focus();
      await page.keyboard.press('ArrowDown');
    },
    async seen(page) {
      await expect(order(page)).toHaveValue('oldest');
      await expect.poll(() => query(page).get('sort')).toBe('oldest');
    },
  },
  {
    how: 'a click on a checkbox',
    act: (page) => savedOnly(page).click(),
    async seen(page) {
      await expect(savedOnly(page)).toBeChecked();
      await expect(titles(page)).toHaveText(soughtTitles);
    },
  },
  {
    how: 'a click on the words of a checkbox',
    act: (page) => page.getByText(text('blogs_saved_only')).click(),
    async seen(page) {
      await expect(savedOnly(page)).toBeChecked();
      await expect(titles(page)).toHaveText(soughtTitles);
    },
  },
  {
    how: 'the space bar on a checkbox',
    act: (page) => savedOnly(page).press('Space'),
    async seen(page) {
      await expect(savedOnly(page)).toBeChecked();
      await expect(titles(page)).toHaveText(soughtTitles);
    },
  },
  {
    how: 'opening the tags',
    act: (page) => tagsButton(page).click(),
    async seen(page) {
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
    async seen(page) {
      await expect(titles(page)).toHaveText(titlesOf(withTag(rareTag, otherTag)));
      await expect(tagBox(page, rareTag)).toBeChecked();
      await expect(tagBox(page, otherTag)).toBeChecked();
    },
  },
];

const moments: Record<string, (page: Page, act: (page: Page) => Promise<void>) => Promise<void>> = {
  async 'as the first thing that is done'(page, act) {
    await open(page);
    await act(page);
  },
  async 'while React is on its way'(page, act) {
    const release = await holdIslands(page);
    await open(page);
    await act(page);
    await expect(cards(page)).toHaveCount(total);
    release();
  },
  async 'before any script is there'(page, act) {
    await standStill(page);
    const release = await holdScripts(page);
    await page.goto(blog);
    await act(page);
    await expect(cards(page)).toHaveCount(total);
    release();
    await page.clock.resume();
  },
};

// In the short run each is done at one of the moments: the field, the order and a checkbox at all of them.
for (const [index, { how, act, seen }] of firsts.entries())
  for (const [moment, during] of share(Object.entries(moments), index, 3))
    test(`${how} is not lost ${moment}`, async ({ page }) => {
      await save(page, sought.number);
      await during(page, act);
      await seen(page);
    });

test.describe('an index that fails', () => {
  test.use({ expectedMessages: /Failed to load resource.*500/ });

  test('leaves the whole list, and says so', async ({ page }) => {
    await page.route('**/indexes/articles-*.json', (route) => route.fulfill({ status: 500, body: '' }));
    await open(page);
    await search(page).fill(sought.title);
    await expect(snackbar(page)).toContainText(text('island_failed'));
    await expect(titles(page)).toHaveText(titlesOf(articles));
    await expect(count(page)).toHaveText(text('blogs_count', { count: total }));
    await titles(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(articles[0]?.title));
  });

  test('is asked for again when something else is looked for', async ({ page }) => {
    let answers = false;
    await page.route('**/indexes/articles-*.json', (route) =>
      answers ? route.continue() : route.fulfill({ status: 500, body: '' }),
    );
    await open(page);
    await search(page).fill(sought.title.slice(0, -1));
    await expect(snackbar(page)).toContainText(text('island_failed'));
    answers = true;
    await search(page).fill(sought.title);
    await expect(titles(page)).toHaveText(soughtTitles);
  });
});

test('React is not loaded for reading the list, and the index only when something is looked for', async ({ page }) => {
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

const strange = [
  `?q=${'x'.repeat(10_000)}`,
  `?q=${encodeURIComponent('😀'.repeat(200))}`,
  '?q=%3Cscript%3Ealert(1)%3C/script%3E&tag=%22%3E%3Cimg%20src=x%3E',
  '?q=a&q=b&tag=react&tag=react&tag=nothing&tag=__proto__&sort=sideways&sort=oldest&saved=yes',
  '?q=%E0%A4%A&tag=%00&sort=',
  '?tag&q&sort&saved&=&&',
];
for (const search of share(strange, 1, 2)) {
  test(`a list that works in spite of ${search.slice(0, 40)}`, async ({ page }) => {
    await open(page, search);
    await expect(cards(page).or(reset(page)).first()).toBeVisible();
    await page.getByRole('searchbox').fill('zzzz');
    await reset(page).click();
    await expect(cards(page)).toHaveCount(total);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there, and nothing that would not work', async ({ page }) => {
    await page.goto(`${blog}?q=zzzz`);
    await expect(titles(page)).toHaveText(titlesOf(articles));
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(tagsButton(page)).toBeHidden();
  });
});
