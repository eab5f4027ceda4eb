import type { Page } from '@playwright/test';
import { findAxeProblems } from '../../engine/build/checks/check-page.ts';
import type { TextKey } from '../../engine/content/schemas.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { expect, ready, test } from '../support/fixtures.ts';
import { content, exists, pages, text } from '../support/site-map.ts';
import { share, thorough } from '../support/thorough.ts';
import { longestWordsLanguage } from './longest-words.ts';
import { kinds } from './visits.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const article = kinds.find(({ page }) => page === 'article');
const press = (key: TextKey) => (page: Page) =>
  page
    .getByRole('button', { name: text(key) })
    .first()
    .click();

const dialogBox = content.contact.find(({ kind }) => kind === 'dialog');

/** The parts that can be opened on a page, how, and a selector of the visible result. */
const opened: {
  what: string;
  to?: PageRef | undefined;
  query?: string;
  width: number;
  height?: number;
  open: (page: Page) => Promise<void>;
  shown: string;
}[] = [
  { what: 'the menu', to: { page: 'home' }, width: 390, open: press('nav_menu_open'), shown: 'dialog[open]' },
  { what: 'the language list', to: article, width: 390, open: press('nav_language'), shown: ':popover-open' },
  { what: 'the command menu', to: { page: 'home' }, width: 1280, open: press('command_open'), shown: 'dialog[open]' },
  {
    what: 'the list of tags',
    to: { page: 'blog' },
    width: 1440,
    height: 900,
    open: press('blog_tags'),
    shown: ':popover-open',
  },
  { what: 'a message', to: article, width: 390, open: press('blog_save'), shown: '[role=status] > :not(template)' },
  {
    what: 'the dialog of a contact box',
    to: dialogBox && { page: 'contact' },
    width: 1280,
    open: press(dialogBox?.label ?? 'contact_title'),
    shown: 'dialog[open]',
  },
  {
    what: 'privacy and terms',
    to: { page: 'career' },
    width: 390,
    open: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: text('footer_privacy'), exact: true })
        .click(),
    shown: ':target',
  },
  {
    what: 'an empty search result',
    to: { page: 'blog' },
    query: '?q=zzzz',
    width: 1280,
    open: async () => undefined,
    shown: 'main :text-is("%")',
  },
];

for (const [index, { what, to, query = '', width, height = 600, open, shown }] of opened.entries()) {
  const themes = share(['light', 'dark'] as const, index, 2);
  test(`axe finds no problem with ${what} shown: ${themes.join(', ')}`, async ({ page }) => {
    test.skip(!to || !exists(to.page), 'this site has no such page');
    // Without long timers a message stays while axe runs; axe itself uses shorter ones.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      const start = (act: () => void, delay = 0) => (delay < 1000 ? setTimeout(act, delay) : 0);
      Object.assign(window, { setTimeout: start });
    });
    await page.setViewportSize({ width, height });
    await page.goto(pageAddress(to as PageRef, 'en') + query);
    await ready(page);
    await open(page);
    const result = page.locator(shown.replace('%', text('blogs_empty_title'))).first();
    await expect(result).toBeVisible();
    // A dialog or a popover must be completely in view: it does not scroll with the page.
    if (/dialog|popover/.test(shown)) await expect(result).toBeInViewport({ ratio: 0.99 });
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect(await findAxeProblems(page), colorScheme).toEqual([]);
    }
  });
}

/** Runs in the browser: by how much the page is too wide, and every text that is cut off. */
function cutOrWide(): string[] {
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')].filter((element) => {
    const { overflowX, overflowY, position } = getComputedStyle(element);
    if (![overflowX, overflowY].includes('hidden') || position === 'absolute' || !element.innerText) return false;
    return element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
  });
  const wide = document.documentElement.scrollWidth - innerWidth;
  return [
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...cut.map((element) => `cut: ${element.className} ${element.innerText.slice(0, 40)}`),
  ];
}

test.describe('the visitor’s own styles', () => {
  test.use({ bypassCSP: true });

  const styles = [
    {
      what: 'wider spacing (WCAG 1.4.12)',
      css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      width: 390,
    },
    { what: 'text at 200 percent', css: 'html { font-size: 200% !important }', width: 1280 },
  ];

  for (const [part, { what, css, width }] of styles.entries()) {
    test(`with ${what} no text is cut off and no page is too wide`, async ({ page }) => {
      test.slow();
      const found: string[] = [];
      await page.setViewportSize({ width, height: 900 });
      for (const to of thorough ? pages : share(kinds, part, 4)) {
        const address = pageAddress(to, longestWordsLanguage);
        await page.goto(address);
        await page.addStyleTag({ content: css });
        found.push(...(await page.evaluate(cutOrWide)).map((problem) => `${address}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  }
});
