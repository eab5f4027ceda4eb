import type { Page } from '@playwright/test';
import { localize } from '../src/i18n/paths.ts';
import { awake, expect, test } from './fixtures.ts';
import { content, languages, pages } from './site-map.ts';

/** The language whose words need most room: the longest of its longest words. */
const longest = languages
  .map((code) => {
    const words = Object.values(content.dictionaries[code] ?? {}).flatMap((text) => text.split(/[\s/]+/));
    return { code, letters: Math.max(...words.map((word) => word.length)) };
  })
  .sort((a, b) => b.letters - a.letters)[0]?.code;

/** Resizes through every eighth width, and tells where the page is wider than the screen. */
async function tooWide(page: Page, path: string): Promise<string[]> {
  // The protocol itself resizes several times faster than the page object does.
  const protocol = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (let width = 320; width <= 1440; width += 8) {
    await protocol.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 800,
      deviceScaleFactor: 1,
      mobile: false,
    });
    const { result } = await protocol.send('Runtime.evaluate', {
      expression: '[innerWidth, document.documentElement.scrollWidth - innerWidth].join()',
    });
    const [shown, overflow] = String(result.value).split(',').map(Number);
    expect(shown).toBe(width);
    if (overflow) found.push(`${path} at ${width}: ${overflow} px`);
  }
  await protocol.detach();
  return found;
}

test.describe.configure({ timeout: 240_000 });

test('no page is wider than the screen at any width in the language with the longest words', async ({ page }) => {
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(localize(path, longest ?? 'de'));
    found.push(...(await tooWide(page, path)));
  }
  expect(found).toEqual([]);
});

test('no page is wider than the screen at any width in a language a third longer', async ({ page }) => {
  const found: string[] = [];
  for (const path of pages) {
    await page.goto(path);
    await awake(page);
    // Pseudo-language: every text in brackets, its words lengthened by a third.
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.nodeValue?.trim() || node.parentElement?.closest('script, style, pre')) continue;
        const longer = node.nodeValue.replace(/\p{L}+/gu, (word) => word + 'ö'.repeat(Math.ceil(word.length / 3)));
        node.nodeValue = `[${longer}]`;
      }
    });
    found.push(...(await tooWide(page, path)));
  }
  expect(found).toEqual([]);
});

test('a title of 120 letters, 40 tags and a name of one letter break nothing', async ({ page }) => {
  const long = `${'Donaudampfschifffahrtsgesellschaft '.repeat(3)}Kapitänsmütze`.padEnd(120, 'n');
  await page.route('**/blog', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<script type="application\/json" id="page-data">)(.*?)(<\/script>)/,
      (_all, start, json, end) => {
        const state = JSON.parse(json);
        Object.assign(state.data.articles[0], {
          title: long,
          tags: Array.from({ length: 40 }, (_, index) => `tag ${index}`),
        });
        Object.assign(state.data.articles[1], { title: 'X', tags: [] });
        return start + JSON.stringify(state).replaceAll('<', '\\u003c') + end;
      },
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/');
  await awake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'blog' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(0).getByRole('heading')).toHaveText(long);
  await expect(cards.nth(0).getByRole('listitem')).toHaveText(['tag 0', 'tag 1', 'tag 2', '+37']);
  await expect(cards.nth(1).getByRole('heading')).toHaveText('X');
  expect(await tooWide(page, '/blog')).toEqual([]);
  const cut = await cards.evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth).length);
  expect(cut).toBe(0);
});

test('a project, an article and a song without a picture have their beadwork cover', async ({ page }) => {
  await page.goto('/apps/app');
  await expect(page.locator('img[src="/covers/app.svg"]')).toBeVisible();
  await page.goto('/blog/1');
  await expect(page.locator('img[src="/covers/full-stack-journey.svg"]').first()).toBeVisible();
  await page.goto('/about');
  await expect(page.locator('img[src^="/covers/pata-pata.svg"]')).toBeVisible();
});
