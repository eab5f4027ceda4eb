import { dataAddress } from '../../publish/pictures/data-address.ts';
import { localize, paths } from '../../src/site/addresses.ts';
import { awake, expect, test } from '../support/fixtures.ts';
import { openFrame, overflows } from '../support/frame.ts';
import { content, languages, pages } from '../support/site-map.ts';

/** Every 32nd width from 320 to 1440 px; every 4th in `npm run test:all`. */
const step = process.env.TEST_ALL ? 4 : 32;
const everyWidth = Array.from({ length: 1120 / step + 1 }, (_, index) => 320 + index * step);

/** The language whose words need most room: the longest of its longest words. */
const longest = languages
  .map((code) => {
    const words = Object.values(content.dictionaries[code] ?? {}).flatMap((text) => text.split(/[\s/]+/));
    return { code, letters: Math.max(...words.map((word) => word.length)) };
  })
  .sort((a, b) => b.letters - a.letters)[0]?.code;

test.use({ viewport: { width: 1500, height: 900 }, expectedMessages: /Failed to load resource.*404/ });
test.describe.configure({ timeout: process.env.TEST_ALL ? 1_200_000 : 240_000 });

test('no page of any language is wider than the screen at 320, 390, 768 and 1440 px', async ({ page }) => {
  await openFrame(page);
  const found: string[] = [];
  for (const language of languages) {
    for (const path of [...pages, paths.notFound()]) {
      found.push(...(await overflows(page, { path: localize(path, language), widths: [320, 390, 768, 1440] })));
    }
  }
  expect(found).toEqual([]);
});

test('no page is wider than the screen at any width in the language with the longest words', async ({ page }) => {
  await openFrame(page);
  const found: string[] = [];
  for (const path of pages) {
    found.push(...(await overflows(page, { path: localize(path, longest ?? 'de'), widths: everyWidth })));
  }
  expect(found).toEqual([]);
});

test('no page is wider than the screen at any width in a language a third longer', async ({ page }) => {
  await openFrame(page);
  const found: string[] = [];
  for (const path of pages) found.push(...(await overflows(page, { path, widths: everyWidth, longer: true })));
  expect(found).toEqual([]);
});

test('the sweep finds a page that is too wide', async ({ page }) => {
  await page.route('**/skills', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('<h1', '<div class="wide"></div><h1')
      .replace('</head>', '<style>.wide{width:700px;height:1px}</style></head>');
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers, body });
  });
  await page.route('**/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title><iframe></iframe>' }),
  );
  await page.goto('/frame');
  expect(await overflows(page, { path: '/skills', widths: [390, 1440] })).toEqual([
    expect.stringContaining('/skills at 390'),
  ]);
});

test('a title of 120 letters, 40 tags and a name of one letter break nothing', async ({ page }) => {
  const long = `${'Donaudampfschifffahrtsgesellschaft '.repeat(3)}Kapitänsmütze`.padEnd(120, 'n');
  await page.route('**/assets/data/blog-*.json', async (route) => {
    const answer = await route.fetch();
    const state = await answer.json();
    const tags = Array.from({ length: 40 }, (_, index) => `tag ${index}`);
    Object.assign(state.data.articles[0], { title: long, tags });
    Object.assign(state.data.articles[1], { title: 'X', tags: [] });
    await route.fulfill({ response: answer, json: state });
  });
  await page.goto('/');
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'blog' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(0).getByRole('heading')).toHaveText(long);
  await expect(cards.nth(0).getByRole('listitem')).toHaveText(['tag 0', 'tag 1', 'tag 2', '+37']);
  await expect(cards.nth(1).getByRole('heading')).toHaveText('X');
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
    expect(await cards.evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth).length)).toBe(0);
  }
});

test('a project, an article and a song without a picture have their beadwork cover', async ({ page }) => {
  for (const [path, cover] of [
    ['/apps/app', '/covers/app.svg'],
    ['/blog/1', '/covers/full-stack-journey.svg'],
  ] as const) {
    await page.goto(path);
    // What a page begins with is drawn in the page itself.
    const picture = page.locator('img[data-inline]');
    await expect(picture).toBeVisible();
    const drawing = await page.request.get(cover);
    await expect(drawing).toBeOK();
    expect((await picture.getAttribute('src')) === dataAddress(await drawing.text()), cover).toBe(true);
  }
  await page.goto('/about');
  await expect(page.locator('img[src^="/covers/pata-pata.svg"]')).toBeVisible();
});
