import { awake, copied, expect, test, watchClipboard } from '../support/fixtures.ts';

test('a click loads no document, moves the focus to the heading and announces the page', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'career' }).click();
  await expect(page).toHaveURL('/career');
  await expect(page).toHaveTitle(/^Career:/);
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeFocused();
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Career: from fitted kitchens' })).toBeAttached();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'career' }),
  ).toHaveAttribute('aria-current', 'page');
});

test('a new page begins at its top, and back restores the scroll position', async ({ page }) => {
  await page.goto('/blog');
  await awake(page);
  await page.getByRole('link', { name: 'The Future of Web Development' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'The Future of Web Development' }).click();
  await expect(page).toHaveURL('/blog/5');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('an article is the same after a client navigation as after loading it', async ({ page }) => {
  await page.goto('/blog/4');
  const text = await page.getByRole('main').innerText();
  const prose = await page.locator('#prose').innerHTML();
  await page.goto('/blog');
  await awake(page);
  await page.getByRole('link', { name: 'Building Scalable React Apps' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Building Scalable React Apps' })).toBeFocused();
  expect(await page.getByRole('main').innerText()).toBe(text);
  expect(await page.locator('#prose').innerHTML()).toBe(prose);
  await expect(page.locator('#prose pre').first()).toHaveCSS('background-color', 'rgb(21, 32, 59)');
  await expect(page.locator('#prose .code-token-keyword').first()).toHaveCSS('color', 'rgb(244, 165, 42)');
});

test('code in an article is copied, and the visitor is told', async ({ page }) => {
  await watchClipboard(page);
  await page.goto('/blog/4');
  await awake(page);
  const code = (await page.locator('#prose pre').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('status')).toContainText('Copied');
  expect(await copied(page)).toBe(code);
});

test('where copying is refused, the visitor is told how else', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto('/blog/4');
  await awake(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect(page.getByRole('status')).toContainText('copy it by hand');
});

test('a link inside an article keeps the language and loads no document', async ({ page }) => {
  await page.goto('/de/blog/4');
  await awake(page);
  await page.evaluate(() => {
    document.body.dataset.same = 'yes';
  });
  await page.locator('#prose').getByRole('link').last().click();
  await expect(page).toHaveURL(/\/de\/(blog|apps|skills|about|career|contact)/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
});

test.describe('an address that does not exist', () => {
  test.use({ expectedMessages: /Failed to load resource.*404/ });

  for (const [address, title, status, home] of [
    ['/nope', 'Unexpected Application Error!', '404 Not Found', '/'],
    ['/blog/99', 'Unexpected Application Error!', '404 Not Found', '/'],
    ['/apps/nope', 'Unexpected Application Error!', '404 Not Found', '/'],
    ['/de/nope', /fehler/i, /404/, '/de'],
  ] as const) {
    test(`${address} shows the error screen with ways back`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await awake(page);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').getByText(status)).toBeVisible();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(home);
    });
  }

  test('a host without error pages per language: the screen still speaks the visitor’s', async ({ page }) => {
    await page.route('**/de/nope', async (route) => {
      const english = await route.fetch({ url: `${new URL(route.request().url()).origin}/404` });
      await route.fulfill({ response: english });
    });
    await page.goto('/de/nope');
    await expect(page.getByRole('heading', { level: 1, name: /fehler/i })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(251, 243, 228)');
    // Every icon that is in the page is there.
    const own = await page.locator('use').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(own.length).toBeGreaterThan(3);
    for (const part of own.filter((one) => one.startsWith('#'))) await expect(page.locator(part)).toHaveCount(1);
  });
});

test.describe('a page that throws', () => {
  test.use({ expectedMessages: /Cannot read properties|undefined|Error/ });

  test('shows the error screen with its message, and the rest of the site goes on', async ({ page }) => {
    await page.route('**/assets/data/skills-*.json', async (route) => {
      const answer = await route.fetch();
      const json = (await answer.text()).replace('"skills":[', '"skillz":[');
      await route.fulfill({ response: answer, body: json });
    });
    await page.goto('/');
    await awake(page);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'skills' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/undefined/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
});

test.describe('a page or a chunk that vanished with a later deploy', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  for (const file of ['**/assets/skills-page-*.js', '**/assets/data/skills-*.json']) {
    test(`the clicked address is opened as a document (${file})`, async ({ page }) => {
      await page.goto('/');
      await awake(page);
      await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
      const document = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'skills' }).click();
      await document;
      await expect(page).toHaveURL('/skills');
      await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    });
  }
});
