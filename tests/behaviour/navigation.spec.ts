import { tagOf } from '../../engine/i18n/languages.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { localize, pagePath } from '../../engine/routes/addresses.ts';
import type { SitePage } from '../../engine/routes/pages.ts';
import { menuOf } from '../../engine/routes/site-map.ts';
import { expect, ready, test, watchPolicy } from '../support/fixtures.ts';
import { content, pages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { foreign, labelOf, menuLink, scrollDown, scrollTop } from '../support/visitor.ts';

// Low enough that every page can be scrolled.
test.use({ viewport: { width: 1280, height: 500 } });

test('each link of the main menu opens its page and is then marked as current', async ({ page }) => {
  await page.goto('/');
  // tests/build/links.test.ts checks the links of every page.
  for (const { to } of share(menuOf('header', sourceOf(content, 'en')), 0, 3)) {
    await menuLink(page, to.page).click();
    await expect(page).toHaveURL(pagePath(to));
    await expect(menuLink(page, to.page)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a new page opens at the top; back restores the scroll position', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const card = page.getByRole('main').getByRole('article').last().getByRole('link').first();
  await page.goto(pagePath({ page: 'blog' }));
  await ready(page);
  await scrollDown(page, 300);
  await expect.poll(() => scrollTop(page)).toBe(300);
  // Clicked by script, because Playwright would scroll to the link first.
  await card.dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog\/\d+$/);
  await ready(page);
  expect(await scrollTop(page)).toBe(0);
  await expect(menuLink(page, 'blog')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(pagePath({ page: 'blog' }));
  await expect.poll(() => scrollTop(page)).toBe(300);
});

test('clicking the menu link of the current page reloads it at the top and adds nothing to the history', async ({
  page,
}) => {
  const path = pagePath({ page: 'career' });
  await page.goto(path);
  await ready(page);
  await scrollDown(page, 200);
  const before = await page.evaluate(() => history.length);
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await menuLink(page, 'career').dispatchEvent('click');
  await opened;
  await ready(page);
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL(path);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('clicking two links in quick succession opens only the second', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const [early, late] = await Promise.all(
    (['skills', 'career'] as const).map((id) => menuLink(page, id).elementHandle()),
  );
  // In one step: the first page is still loading when the second is requested.
  await page.evaluate(
    (links) => {
      for (const link of links) (link as HTMLElement).click();
    },
    [early, late],
  );
  await expect(page).toHaveURL(pagePath({ page: 'career' }));
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('the first Tab stop is a link that skips the navigation', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('skip_link') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a link to a fragment of another page opens there at once; smooth scrolling is only within a page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    const record = () => {
      places.add(scrollY);
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('footer_feeds'), exact: true })
    .click();
  await expect(page.getByRole('region', { name: text('footer_feeds'), exact: true })).toBeInViewport();
  await ready(page);
  const intermediate = await page.evaluate(() => {
    const { places } = window as unknown as { places: Set<number> };
    return [...places].filter((top) => top > scrollY * 0.1 && top < scrollY * 0.9);
  });
  expect(intermediate).toEqual([]);
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('privacy and terms open in the footer, by their links and by the address', async ({ page }) => {
  const shown = (id: 'privacy' | 'terms') =>
    page.getByRole('contentinfo').getByText(text(id === 'privacy' ? 'footer_privacy_text' : 'footer_terms_text'));
  await page.goto('/');
  await ready(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('footer_privacy'), exact: true })
    .click();
  await expect(page).toHaveURL('/#privacy');
  await expect(shown('privacy')).toBeInViewport();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('footer_terms'), exact: true })
    .click();
  await expect(page).toHaveURL('/#terms');
  await expect(shown('terms')).toBeInViewport();
  await expect(shown('privacy')).toBeHidden();
  await page.goBack();
  await expect(shown('privacy')).toBeInViewport();
  await page
    .getByRole('contentinfo')
    .locator('#privacy')
    .getByRole('link', { name: text('footer_close') })
    .click();
  await expect(shown('privacy')).toBeHidden();
  await page.goto(`${localize(pagePath({ page: 'skills' }), 'en')}#terms`);
  await expect(shown('terms')).toBeInViewport();
});

const withoutFooter = [
  ['the profile', { page: 'about' }],
  ['a project', pages.find(({ page }) => page === 'project')],
] as const;
// tests/behaviour/no-script.spec.ts opens them on both.
for (const [where, to] of share(withoutFooter, 1, 2))
  test(`privacy and terms also open on ${where}, which has no footer`, async ({ page }) => {
    const violations = await watchPolicy(page);
    for (const [id, other, language] of [
      ['privacy', 'terms', 'en'],
      ['terms', 'privacy', foreign],
    ] as const) {
      const opened = (name: typeof id | typeof other) =>
        page.getByRole('region', { name: text(`footer_${name}`, {}, language), exact: true });
      const path = pagePath(to as SitePage, language);
      await page.goto(`${path}#${id}`);
      await expect(opened(id)).toBeInViewport();
      await expect(opened(id)).toContainText(text(`footer_${id}_text`, {}, language));
      await page.evaluate((hash) => {
        location.hash = hash;
      }, other);
      await expect(opened(other)).toBeInViewport();
      await expect(opened(id)).toBeHidden();
      await opened(other)
        .getByRole('link', { name: text('footer_close', {}, language) })
        .click();
      await expect(opened(other)).toBeHidden();
      await page.goBack();
      await expect(opened(other)).toBeInViewport();
      // The next address differs by more than its fragment.
      await page.goto('about:blank');
    }
    expect(violations).toEqual([]);
  });

test.describe('an address that does not exist', () => {
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  const lost = [
    ['/nope', 'en'],
    [`${pagePath({ page: 'blog' })}/${content.articles.length + 90}`, 'en'],
    [`${pagePath({ page: 'projects' })}/nope`, 'en'],
    [localize('/nope', foreign), foreign],
  ] as const;
  // tests/build/served.test.ts requests the others, and tests/hosts requests them from hosts.
  for (const [address, language] of share(lost, 3, 4)) {
    test(`${address} shows the error page with links back`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language));
      await expect(
        page.getByRole('heading', { level: 1, name: text('error_title', {}, language), exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('main').getByText(text('error_not_found', {}, language))).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      for (const way of ['home', 'projects', 'blog'] as const)
        await expect(page.getByRole('main').locator(`a[href="${pagePath({ page: way }, language)}"]`)).toBeVisible();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(localize('/', language));
      await expect(menuLink(page, 'home', language)).toHaveText(labelOf('home', language));
    });
  }
});
