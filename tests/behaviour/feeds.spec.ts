import type { Page } from '@playwright/test';
import { longDate } from '../../engine/i18n/format.ts';
import { tagOf } from '../../engine/i18n/languages.ts';
import { address, fileUrl, localize, pageAddress, pagePath } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import { articlesIn } from '../support/built-files.ts';
import { copied, expect, ready, test, watchClipboard, watchPolicy } from '../support/fixtures.ts';
import { content, languages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { snackbar } from '../support/visitor.ts';

const blog = { page: 'blog' } as const;
const xmlFeeds = feeds.filter(({ path }) => path.endsWith('.xml'));

// tests/build/links.test.ts checks the addresses in every language.
for (const language of share(languages, 0, languages.length)) {
  const say = (key: Parameters<typeof text>[0], values?: Record<string, string>) => text(key, values, language);

  test(`the footer’s feed link shows the feeds in ${language}, each with a button that copies its address`, async ({
    page,
  }) => {
    await watchClipboard(page);
    await page.goto(pagePath({ page: 'skills' }, language));
    await ready(page);
    const footer = page.getByRole('contentinfo');
    const panel = footer.getByRole('region', { name: say('footer_feeds'), exact: true });
    await footer.getByRole('link', { name: say('footer_feeds'), exact: true }).click();
    await expect(page).toHaveURL(`${pageAddress(blog, language)}#feeds`);
    await ready(page);
    await expect(panel).toBeInViewport();
    await expect(panel).toContainText(say('feeds_subscribe'));
    for (const { path, name } of feeds) {
      const url = fileUrl(localize(path, language));
      const row = panel.getByRole('listitem').filter({ hasText: url });
      await row.getByRole('button', { name: `${say('blog_copy')} (${name})` }).click();
      expect(await copied(page)).toBe(url);
      await expect(snackbar(page)).toContainText(say('blog_link_copied'));
    }
    await panel.getByRole('link', { name: say('footer_close') }).click();
    await expect(panel).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('footer_feeds'), exact: true })
      .click();
    await panel.getByRole('link', { name: fileUrl(localize('/rss.xml', language)) }).click();
    await expect(page).toHaveURL(address(localize('/rss.xml', language)));
  });
}

const views = xmlFeeds.flatMap((feed) => languages.map((language) => ({ ...feed, language })));

for (const { path, name, language } of share(views, 0, languages.length + 1)) {
  const say = (key: Parameters<typeof text>[0]) => text(key, {}, language);

  test(`${localize(path, language)} opened in a browser explains feeds and subscribing, and lists the articles`, async ({
    page,
  }) => {
    const violations = await watchPolicy(page);
    await page.goto(address(localize(path, language)));
    const title = `${say('blogs_title')} · ${content.site.name}`;
    await expect(page).toHaveTitle(`${title} (${name})`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(say('feed_is'))).toBeVisible();
    await expect(page.getByText(say('feeds_subscribe'))).toBeVisible();
    await expect(page.getByRole('definition')).toHaveText(feeds.map((one) => fileUrl(localize(one.path, language))));
    const articles = articlesIn(language);
    await expect(page.getByRole('article')).toHaveCount(articles.length);
    for (const [index, { number, published, translations }] of articles.entries()) {
      const shown = page.getByRole('article').nth(index);
      await expect(shown).toContainText(longDate(published, language).text);
      await expect(shown).toContainText(String(translations[language]?.description));
      await expect(
        shown.getByRole('link', { name: String(translations[language]?.title), exact: true }),
      ).toHaveAttribute('href', pageAddress({ page: 'article', number: String(number) }, language));
    }
    await expect(page.locator('div').first()).toHaveAttribute('lang', tagOf(language));
    // Markup for feed readers is not shown.
    expect(await page.evaluate(() => document.documentElement.outerHTML.includes('&lt;p&gt;'))).toBe(true);
    expect(await visibleText(page)).not.toContain('<p>');
    expect(violations).toEqual([]);
    await page.getByRole('heading', { level: 1 }).getByRole('link').click();
    await expect(page).toHaveURL(pageAddress(blog, language));
  });
}

const visibleText = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .map(({ textContent }) => textContent)
      .join(''),
  );

test('a feed has the site’s light and dark backgrounds and fits every viewport width', async ({ page }) => {
  const backgrounds = async () => {
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    }
    return found;
  };
  await page.goto(pagePath(blog));
  const ofPages = await backgrounds();
  expect(new Set(ofPages).size).toBe(2);
  await page.goto(address('/atom.xml'));
  expect(await backgrounds()).toEqual(ofPages);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
