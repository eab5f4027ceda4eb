import { pagePath } from '../../engine/routes/addresses.ts';
import { expect, freezeClock, ready, test } from '../support/fixtures.ts';
import { text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { kinds, pathWith, snackbar } from '../support/visitor.ts';

for (const [part, day] of ['1990-06-15', '2199-06-15'].entries()) {
  const moment = new Date(`${day}T12:00:00+02:00`);

  test(`with the clock set to ${day} pages show the same text as today`, async ({ page }) => {
    test.slow();
    const read = async (path: string) => {
      await page.goto(path);
      await ready(page);
      return page.getByRole('main').innerText();
    };
    const paths = share(kinds, part, 3).map((to) => pagePath(to));
    const texts: string[] = [];
    for (const path of paths) texts.push(await read(path));
    await page.clock.setFixedTime(moment);
    for (const [index, path] of paths.entries()) expect(await read(path), path).toBe(texts[index]);
  });

  test(`with the clock set to ${day} messages appear and disappear`, async ({ page }) => {
    await freezeClock(page, moment.getTime());
    await page.goto(pathWith('data-action="save"'));
    await page.keyboard.press('Shift');
    await ready(page);
    await page.getByRole('button', { name: text('blog_save'), exact: true }).click();
    await expect(snackbar(page)).toContainText(text('blog_saved_told'));
    await page.clock.runFor(20_000);
    await expect(snackbar(page)).toHaveText('');
  });
}
