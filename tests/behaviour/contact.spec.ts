import { makeData } from '../../engine/pages/contact/contact-data.ts';
import { sourceOf } from '../../engine/pages/page-source.ts';
import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, holdScripts, ready, test } from '../support/fixtures.ts';
import { content, languages, pages, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';

const contact = pageAddress({ page: 'contact' }, 'en');

test('the doors are equally high on every screen, in every language', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pageAddress({ page: 'contact' }, language));
    const doors = page.getByRole('main').getByRole('listitem').locator(':is(a, button):first-child');
    await expect(doors).toHaveCount(content.contact.length);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await doors.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().height)),
      );
      expect(new Set(heights).size, `${language} at ${width} px: ${heights.join(', ')}`).toBe(1);
    }
  }
});

test('the key facts are before the links', async ({ page }) => {
  await page.goto(contact);
  const { facts } = makeData(sourceOf(content, 'en'));
  const terms = page.getByRole('main').getByRole('term');
  await expect(terms).toHaveText(facts.map(({ label }) => label));
  for (const fact of facts.flatMap(({ texts }) => texts))
    await expect(page.getByRole('main').getByRole('definition').filter({ hasText: fact }).first(), fact).toBeVisible();
  const last = await terms.last().boundingBox();
  const first = await page.getByRole('main').getByRole('listitem').first().boundingBox();
  expect(last?.y).toBeLessThan(first?.y ?? 0);
});

test('a box opens the dialog that a part of the frame brings, and gives the focus back', async ({ page }) => {
  await page.goto(contact);
  await ready(page);
  const box = page.getByRole('main').getByRole('button', { name: text('ask_label') });
  const dialog = page.getByRole('dialog', { name: text('question_title') });
  await box.click();
  await expect(dialog).toContainText(text('question_text'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(box).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: text('question_yes') }).click();
  await expect(dialog).toBeHidden();
  // Its own script has stored the answer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('answer'))).toBe('yes');
});

test('it opens as the very first click, before any script is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(contact);
  await page
    .getByRole('main')
    .getByRole('button', { name: text('ask_label') })
    .click();
  await expect(page.getByRole('dialog', { name: text('question_title') })).toBeVisible();
  release();
});

for (const language of languages) {
  test(`the mail boxes open a letter with subject and body, line by line, in ${language}`, async ({ page }) => {
    await page.goto(pageAddress({ page: 'contact' }, language));
    const boxes = content.contact.filter((box) => box.kind === 'email');
    expect(boxes.length).toBeGreaterThan(0);
    for (const { label, address, subject, body } of boxes) {
      const link = page.getByRole('main').getByRole('link', { name: text(label, {}, language) });
      const href = String(await link.getAttribute('href'));
      // Only characters that RFC 6068 allows, accents and line breaks encoded.
      expect(href).toMatch(/^mailto:[\w.+-]+@[\w.-]+\?(?:[\w.~!$'()*+,;:@=&-]|%[0-9A-F]{2})+$/);
      const letter = new URL(href);
      expect(letter.protocol).toBe('mailto:');
      expect(decodeURIComponent(letter.pathname)).toBe(address);
      // Mail programs decode only %20 as a space, not a plus sign.
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
