import type { BrowserContext, Page } from '@playwright/test';
import { pageAddress } from 'fitout/test';
import { expect, ready, test } from '../../tests/support/fixtures.ts';
import { pages, text } from '../../tests/support/site-map.ts';
import { share } from '../../tests/support/thorough.ts';

// The game survives any storage, any address and any input of a player.

const game = pages.find((one) => one.page === 'game');
if (!game) throw new Error('the site has no game');
const address = pageAddress(game, 'en');

const arena = (page: Page) => page.getByRole('dialog');
const waiting = (page: Page) => arena(page).getByText(text('glider_ready'));
const over = (page: Page) => arena(page).getByRole('heading', { name: text('glider_crashed') });
const best = (page: Page) => page.getByRole('region', { name: text('glider_best') }).getByRole('listitem');

async function openArena(page: Page, query = ''): Promise<void> {
  await page.clock.install();
  await page.goto(address + query);
  await ready(page);
  await page.getByRole('button', { name: text('games_play') }).click();
  await expect(waiting(page)).toBeVisible();
}

/** Advances the clock until the flight, which nobody steers, is over. */
async function runUntilOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(await over(page).isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}

test.afterEach(async ({ page }) => {
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const storageFaults: Record<string, (context: BrowserContext) => Promise<unknown>> = {
  'cannot be reached': (context) =>
    context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  'is full': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
};

for (const [how, prepare] of Object.entries(storageFaults))
  test(`a round can be played and is listed until the page closes if the storage ${how}`, async ({ page, context }) => {
    await prepare(context);
    await openArena(page);
    await page.keyboard.press('Space');
    await runUntilOver(page);
    await page.getByRole('button', { name: text('glider_leave') }).click();
    await expect(best(page)).toHaveCount(1);
    await page.getByText(text('glider_settings')).click();
    await page.getByRole('checkbox', { name: text('glider_scan') }).check();
    await expect(page.getByRole('checkbox', { name: text('glider_scan') })).toBeChecked();
  });

const invalidValues = [
  '17',
  '[]',
  '"games"',
  '{"settings":7,"best":null}',
  `{"best":{"${game.slug}":${JSON.stringify([null, -1, {}, [], 'A'.repeat(1_000_000)])}}}`,
  `{"best":{"${game.slug}":${JSON.stringify(Array.from({ length: 10_000 }, () => 'AQAA'))}}}`,
  '{"best":{"__proto__":["x"]},"settings":{"keys":{"fly":{},"pause":-1},"assists":[1],"volume":1e999}}',
  '{"settings":{"keys":null,"assists":null,"volume":-5,"sound":"yes","scan":{}}}',
];

test('the game starts normally with invalid data in storage, and lists no round that was not played', async ({
  page,
}) => {
  await page.goto(address);
  for (const one of share(invalidValues, 1, 3)) {
    await page.evaluate((one) => {
      localStorage.games = one;
    }, one);
    await page.goto(address);
    await ready(page);
    await page.getByText(text('glider_settings')).click();
    const volume = page.getByRole('slider', { name: text('glider_volume') });
    expect(Number(await volume.inputValue()), one.slice(0, 60)).toBeGreaterThanOrEqual(0);
    await expect(best(page)).toHaveCount(0);
    await page.getByRole('button', { name: text('games_play') }).click();
    await expect(waiting(page)).toBeVisible();
  }
});

test('a round of 1 MB added to the address of the open page is refused with a message', async ({ page }) => {
  await page.goto(address);
  await ready(page);
  await page.getByText(text('glider_settings')).click();
  await page.evaluate(() => {
    location.hash = `round=${'A'.repeat(1_000_000)}`;
  });
  await expect(page.getByText(text('glider_broken'))).toBeVisible();
  await page.getByRole('button', { name: text('games_play') }).click();
  await expect(waiting(page)).toBeVisible();
});

const invalidRounds = ['NaN', '-1', '%00', 'AQAA-1', '//////////////8', '_'.repeat(5000)];

test('an invalid round in the address shows a message', async ({ page }) => {
  for (const [index, round] of share(invalidRounds, 1, 3).entries()) {
    // A different query each time, so that the page loads again.
    await page.goto(`${address}?seed=${index}#round=${round}`);
    await expect(page.getByText(text('glider_broken')), round.slice(0, 20)).toBeVisible();
  }
});

test('a round ends normally after ten thousand presses of keys and pointers at once', async ({ page }) => {
  await openArena(page, '?seed=friday');
  await page.keyboard.press('Space');
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    const options = { bubbles: true, cancelable: true };
    for (let press = 0; press < 10_000; press++) {
      const code = ['Space', 'ArrowUp', 'ArrowRight', 'KeyX', ''][press % 5];
      const event =
        press % 3 === 0
          ? new PointerEvent('pointerdown', { ...options, pointerId: press })
          : new KeyboardEvent(press % 2 === 0 ? 'keydown' : 'keyup', {
              ...options,
              code,
              key: code,
              repeat: press % 7 === 0,
            });
      dialog?.dispatchEvent(event);
    }
  });
  await runUntilOver(page);
  await page.getByRole('button', { name: text('glider_leave') }).click();
  await expect(best(page)).toHaveCount(1);
});

test('the game is playable after ten thousand mixed keys, including pause and leave, and a reload', async ({
  page,
}) => {
  await openArena(page);
  await page.evaluate(() => {
    const codes = ['Space', 'KeyP', 'Escape', 'Enter', 'Tab', 'ArrowDown', 'F5', 'Unidentified'];
    for (let press = 0; press < 10_000; press++) {
      const code = codes[(press * 7919) % codes.length];
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, code, key: code }),
      );
    }
  });
  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: text('games_play') }).click();
  await expect(waiting(page)).toBeVisible();
});
