import { pageAddress } from '../../engine/routes/addresses.ts';
import { expect, holdScripts, ready, test } from '../support/fixtures.ts';
import { content, languages, text } from '../support/site-map.ts';

const contact = pageAddress({ page: 'contact' }, 'en');

test('contact boxes have equal heights at every width and in every language, and are below the key facts', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(pageAddress({ page: 'contact' }, language));
    const boxes = page.getByRole('main').getByRole('listitem').locator(':is(a, button):first-child');
    await expect(boxes).toHaveCount(content.contact.length);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await boxes.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().height)),
      );
      expect(new Set(heights).size, `${language} at ${width} px: ${heights.join(', ')}`).toBe(1);
      const last = await page.getByRole('main').getByRole('term').last().boundingBox();
      expect(last?.y).toBeLessThan((await boxes.first().boundingBox())?.y ?? 0);
    }
  }
});

test('a contact box opens a dialog of the site’s frame before scripts load, and gets the focus back', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(contact);
  const box = page.getByRole('main').getByRole('button', { name: text('ask_label') });
  const dialog = page.getByRole('dialog', { name: text('question_title') });
  await box.click();
  await expect(dialog).toContainText(text('question_text'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(box).toBeFocused();
  release();
  await ready(page);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: text('question_yes') }).click();
  await expect(dialog).toBeHidden();
  // The dialog’s own script has stored the answer.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('answer'))).toBe('yes');
});
