import { offeredLanguages, pageAddress } from 'fitout/test';
import { expect, ready, test } from '../../tests/support/fixtures.ts';
import { pdfPages } from '../../tests/support/pdf-text.ts';
import { thorough } from '../../tests/support/thorough.ts';

// What only a browser shows of this owner’s pages; pages.built.test.ts tests their files.

test('skills: opening a tile brings its content into view; on a phone all tiles fit within two screens', async ({
  page,
}) => {
  await page.goto('/skills');
  const panel = page.getByRole('main').getByRole('list').first();
  const tile = panel.locator('summary').filter({ hasText: /^Golang$/ });
  await tile.click();
  await expect(page.getByRole('region', { name: 'Golang', exact: true })).toBeInViewport();
  await tile.click();
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await panel.boundingBox();
  expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThan(2 * 844);
});

test('skills: compares a job advertisement that fits, and lists the gaps of one that does not', async ({ page }) => {
  await page.goto('/skills');
  await ready(page);
  const fit = page.getByRole('region', { name: 'Does this fit our job?' });
  const compare = async (text: string) => {
    await fit.getByLabel('The job advertisement').fill(text);
    await fit.getByRole('button', { name: 'Compare', exact: true }).click();
  };
  await compare('Wir suchen jemanden mit drei Jahren Erfahrung mit React und TypeScript.\nRemote.\nGutes Englisch.');
  await expect(fit.getByRole('status')).toContainText('Most of what is asked for is here.');
  const matching = fit.getByRole('region', { name: 'Asked for and here' });
  await expect(matching.locator('a[href="/apps/indeed"]').first()).toBeVisible();
  await expect(matching).toContainText('Durban, South Africa');
  await compare('8 years of Java, Spring Boot and Oracle. On site in Frankfurt. German C1.');
  await expect(fit.getByRole('status')).toContainText('This does not fit well');
  const missing = fit.getByRole('region', { name: 'Asked for and not here' });
  await expect(missing.locator('strong')).toHaveText(['Java', 'Spring Boot', 'Oracle', 'on site', 'German']);
});

test('resume: the page prints on one sheet of A4 or Letter, in each language', async ({ page }) => {
  for (const language of ['', '/zu', '/af', '/es', '/pt', '/de']) {
    await page.goto(`${language}/resume`);
    // The page’s script loads the print styles.
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('head > link[rel=stylesheet]')?.sheet);
    // Letter is shorter: a page that fits it fits A4, too. A4, a little narrower, is checked in English and at night.
    for (const format of thorough || language === '' ? (['Letter', 'A4'] as const) : (['Letter'] as const)) {
      const pdf = await page.pdf({ format, printBackground: true, margin: { top: '9mm', bottom: '9mm' } });
      expect(pdfPages(pdf), `${language} ${format}`).toBe(1);
    }
  }
});

test('footer: shows the year of the visit, and #privacy leads to the privacy notice', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-07-01T10:00:00Z'));
  await page.goto('/skills#privacy');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031 Durban Dev');
  await expect(footer.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
});

test('no heading of the home page has more than four lines on a desktop screen, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const { code } of offeredLanguages) {
    await page.goto(pageAddress({ page: 'home' }, code));
    await ready(page);
    const long = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('h1, h2, h3')]
        .filter((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 4;
        })
        .map(({ textContent }) => textContent),
    );
    expect(long, code).toEqual([]);
  }
});

test('the page of the game has its styles: with JavaScript it hides the note that the game needs JavaScript', async ({
  page,
}) => {
  await page.goto('/games/fartup');
  await expect(page.getByRole('button', { name: 'Play Now' })).toBeVisible();
  await expect(page.getByText('The game needs JavaScript')).toBeHidden();
});
