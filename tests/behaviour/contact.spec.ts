import type { Page } from '@playwright/test';
import { pageAddress } from '../../src/site/addresses.ts';
import { expect, holdScripts, ready, test } from '../support/fixtures.ts';
import { content, languages, pages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';

const contact = pageAddress({ page: 'contact' }, 'en');
/** How long the joke lasts, in milliseconds. */
const duration = 2000;

const door = (page: Page) => page.getByRole('main').getByRole('button', { name: text('contact_joke_label') });
const joke = (page: Page) => page.getByRole('dialog', { name: text('contact_joke_label') });
const isScrollLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');

/** Stops the page's clock: from then on time passes only when the test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(new Date('2025-06-01T12:00:00+02:00'));
}

for (const width of [390, 768, 1440]) {
  test(`the doors are equally high at ${width} px, in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await page.goto(pageAddress({ page: 'contact' }, language));
      const doors = page.getByRole('main').getByRole('listitem').locator(':is(a, button):first-child');
      await expect(doors).toHaveCount(content.contact.length);
      const heights = await doors.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().height)),
      );
      expect(new Set(heights).size, `${language}: ${heights.join(', ')}`).toBe(1);
    }
  });
}

test.describe('the joke', () => {
  test.beforeEach(({ page }) => page.clock.install({ time: new Date('2025-06-01T10:00:00+02:00') }));

  test('fills the screen for two seconds, locks the page and gives the focus back', async ({ page }) => {
    await page.goto(contact);
    await ready(page);
    await stopClock(page);
    await door(page).click();
    await expect(joke(page)).toHaveText(text('contact_joke_page'));
    const box = await joke(page).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await isScrollLocked(page)).toBe(true);
    await page.clock.runFor(duration - 1);
    await expect(joke(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(joke(page)).toBeHidden();
    expect(await isScrollLocked(page)).toBe(false);
    await expect(door(page)).toBeFocused();
  });

  test('Escape ends it early, and the next one lasts as long', async ({ page }) => {
    await page.goto(contact);
    await ready(page);
    await stopClock(page);
    await door(page).press('Enter');
    await page.clock.runFor(duration - 100);
    await page.keyboard.press('Escape');
    await expect(joke(page)).toBeHidden();
    await expect(door(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.clock.runFor(duration - 100);
    await expect(joke(page)).toBeVisible();
    await page.clock.runFor(100);
    await expect(joke(page)).toBeHidden();
  });

  test('opens as the very first click, before any script is there, and ends when it is', async ({ page }) => {
    await stopClock(page);
    const release = await holdScripts(page);
    await page.goto(contact);
    await door(page).click();
    await expect(joke(page)).toBeVisible();
    release();
    await ready(page);
    await page.clock.runFor(duration);
    await expect(joke(page)).toBeHidden();
    await expect(door(page)).toBeFocused();
  });

  test('a click ends it too', async ({ page }) => {
    await page.goto(contact);
    await ready(page);
    await stopClock(page);
    await door(page).click();
    await joke(page).click({ position: { x: 5, y: 5 } });
    await page.clock.runFor(duration);
    await expect(joke(page)).toBeHidden();
  });
});

for (const language of languages) {
  test(`the mail boxes open a letter with subject and body, line by line, in ${language}`, async ({ page }) => {
    await page.goto(pageAddress({ page: 'contact' }, language));
    const boxes = content.contact.filter((box) => box.kind === 'email');
    expect(boxes.length).toBeGreaterThan(0);
    for (const { label, address, subject, body } of boxes) {
      const link = page.getByRole('main').getByRole('link', { name: text(label, {}, language) });
      const href = String(await link.getAttribute('href'));
      // Nothing but what RFC 6068 lets stand, accents and line breaks encoded.
      expect(href).toMatch(/^mailto:[\w.+-]+@[\w.-]+\?(?:[\w.~!$'()*+,;:@=&-]|%[0-9A-F]{2})+$/);
      const letter = new URL(href);
      expect(letter.protocol).toBe('mailto:');
      expect(decodeURIComponent(letter.pathname)).toBe(address);
      // A plus sign would stay one: mail programs know only %20.
      expect(letter.search).not.toContain('+');
      expect(letter.searchParams.get('subject')).toBe(text(subject, {}, language));
      const lines = text(body ?? 'contact_form_body', {}, language).split('\n');
      expect(lines.length).toBeGreaterThan(1);
      expect(letter.searchParams.get('body')).toBe(lines.join('\r\n'));
      expect([...letter.searchParams.keys()]).toEqual(['subject', 'body']);
    }
  });
}

test('the box of the resume downloads it under its plain name', async ({ page }) => {
  const box = content.contact.find(({ kind }) => kind === 'resume');
  await page.goto(contact);
  const download = page.waitForEvent('download');
  await page
    .getByRole('main')
    .getByRole('link', { name: text(box?.label ?? 'contact_title') })
    .click();
  expect((await download).suggestedFilename()).toBe('resume.pdf');
});

/** One page of each kind. */
const kinds = pages.filter(({ page }, index) => pages.findIndex((one) => one.page === page) === index);

for (const to of share(kinds, 1, 3)) {
  test(`links of ${to.page} to other sites open in a new tab and say so`, async ({ page }) => {
    await page.goto(pageAddress(to, 'en'));
    const links = page.locator(`a[href^=http]:not([href^="${content.site.url}"])`);
    for (const link of await links.all()) {
      const href = String(await link.getAttribute('href'));
      await expect(link, href).toHaveAttribute('target', '_blank');
      await expect(link, href).toHaveAccessibleName(new RegExp(`${text('nav_opens_new_tab')}\\)$`));
    }
  });
}

test('contact, resume and projects do have links to other sites', async ({ page }) => {
  const some = kinds.filter(({ page }) => ['contact', 'resume', 'project'].includes(page));
  expect(some).toHaveLength(3);
  for (const to of some) {
    await page.goto(pageAddress(to, 'en'));
    await expect(page.getByRole('main').locator('a[target=_blank]').first(), to.page).toBeVisible();
  }
});
