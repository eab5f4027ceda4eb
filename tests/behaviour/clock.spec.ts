import { awake, expect, test } from '../support/fixtures.ts';

for (const [day, ribbon] of [
  ['1990-06-15', 'Retiring in 12,984 days Last day: Wed, Dec 31, 2025'],
  ['2099-06-15', 'Retired 🎉 Last day was Wed, Dec 31, 2025'],
] as const) {
  const moment = new Date(`${day}T12:00:00+02:00`);

  test(`a clock that says ${day}: every text is what it was, and the ribbon counts from there`, async ({ page }) => {
    const paths = ['/', '/about', '/resume', '/blog', '/blog/4', '/apps/linkbio'];
    const read = async (path: string) => {
      await page.goto(path);
      await awake(page);
      return page.getByRole('main').innerText();
    };
    const texts: string[] = [];
    for (const path of paths) texts.push(await read(path));
    await page.clock.setFixedTime(moment);
    for (const [index, path] of paths.entries()) expect(await read(path), path).toBe(texts[index]);
    await page.goto('/skills');
    await expect(page.getByRole('banner').locator('strong').first().locator('..')).toHaveText(ribbon);
  });

  test(`a clock that says ${day}: pictures turn, and messages come and go`, async ({ page }) => {
    await page.clock.install({ time: moment });
    await page.goto('/about');
    await awake(page);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.getByRole('button', { name: /^Picture 2 of 6/ })).toHaveAttribute('aria-current', 'true');
    await page.goto('/blog/4');
    await awake(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status')).toContainText('Saved in this browser');
    await page.clock.runFor(20_000);
    await expect(page.getByRole('status')).toBeEmpty();
  });
}
