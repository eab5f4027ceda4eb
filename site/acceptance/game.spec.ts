import type { Locator, Page } from '@playwright/test';
import { findAxeProblems, pageAddress, readSite, sourceOf } from 'fitout/test';
import { copied, expect, freezeClock, ready, test, watchClipboard } from '../../tests/support/fixtures.ts';
import { watchScripts } from '../../tests/support/islands.ts';
import { share } from '../../tests/support/thorough.ts';
import { layCourse } from '../games/fartup/course.ts';
import { pilotWalk } from '../games/fartup/pilots.ts';
import { writeReplay } from '../games/fartup/replay.ts';
import { noAssists, type Setup } from '../games/fartup/rules.ts';
import { sayAhead } from '../games/fartup/say-ahead.ts';
import { type Move, startWalk, step } from '../games/fartup/steps.ts';

const { content, pages, text } = await readSite();

// No test here measures time: a frame that a busy machine draws too late is not a fault of the game.

const game = pages.find((one) => one.page === 'game');
if (!game) throw new Error('the tests’ own site has no game');
const address = pageAddress(game, 'en');
const { t } = sourceOf(content, 'en');

const play = (page: Page) => page.getByRole('button', { name: text('games_play') });
const playSteps = (page: Page) => page.getByRole('button', { name: text('glider_play_steps') });
const arena = (page: Page) => page.getByRole('dialog');
const waiting = (page: Page) => arena(page).getByText(text('glider_ready'));
const paused = (page: Page) => arena(page).getByRole('heading', { name: text('glider_paused') });
const over = (page: Page) => arena(page).getByRole('heading', { name: text('glider_crashed') });
const again = (page: Page) => arena(page).getByRole('button', { name: text('glider_again') });

test('the project page of a game links back to the games, and its live app is the game', async ({ page }) => {
  await page.goto(pageAddress({ page: 'project', slug: game.slug }, 'en'));
  const live = page.getByRole('main').getByRole('link', { name: text('apps_live_app'), exact: true });
  await expect(live).not.toHaveAttribute('target');
  await live.click();
  await expect(play(page)).toBeVisible();
  await page.goBack();
  const back = page.getByRole('navigation', { name: text('nav_breadcrumb') }).getByRole('link');
  await expect(back).toHaveText('Games');
  await back.click();
  await expect(page).toHaveURL(pageAddress({ page: 'games' }, 'en'));
});

/** Opens the game’s page with a fake clock, and the arena, where the glider waits for the first press. */
async function openArena(page: Page, query = ''): Promise<void> {
  await page.clock.install();
  await page.goto(address + query);
  await ready(page);
  await play(page).click();
  await expect(waiting(page)).toBeVisible();
}

/** Advances the clock until `awaited` is visible: a flight that nobody steers falls three times and is over. */
async function runUntilVisible(page: Page, awaited: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2000);
    expect(await awaited.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}

test('with Save-Data on neither script nor drawing of the game loads before “Play” is clicked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts = watchScripts(page);
  const drawings: string[] = [];
  page.on('request', (request) => request.url().includes('/pictures/games/') && drawings.push(request.url()));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: text('glider_rules') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  expect({ scripts, drawings }).toEqual({ scripts: [], drawings: [] });
  await play(page).click();
  await expect(waiting(page)).toBeVisible();
  expect(scripts).toContain('fartup.island');
  expect(drawings).toHaveLength(1);
});

test('without JavaScript the game’s page shows its picture and rules, and why the game cannot be played', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto(address);
  await expect(page.getByRole('img', { name: text('games_fartup_picture') })).toBeVisible();
  await expect(page.getByText(text('glider_no_script'))).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: text('glider_rule_gates') })).toBeVisible();
  await expect(play(page)).toBeHidden();
  await page.close();
});

test.describe('the glider can be flown', () => {
  const presses: [string, (page: Page) => Promise<unknown>][] = [
    ['with the space bar', (page) => page.keyboard.press('Space')],
    ['with a click', (page) => page.mouse.click(300, 400)],
    [
      'by touch',
      async (page) => {
        const session = await page.context().newCDPSession(page);
        const touchPoints = [{ x: 300, y: 400 }];
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      },
    ],
    [
      'with a gamepad button',
      (page) =>
        page.evaluate(() => {
          const pad = { index: 0, buttons: [{ pressed: true }] };
          Object.defineProperty(navigator, 'getGamepads', { value: () => [pad] });
        }),
    ],
  ];
  for (const [how, press] of share(presses, 0, 2))
    test(how, async ({ page }) => {
      await openArena(page);
      await press(page);
      await expect(waiting(page)).toBeHidden();
      // After three falls the same control, or the focused button, starts a new round.
      await runUntilVisible(page, over(page));
      await expect(again(page)).toBeFocused();
    });

  test('with a chosen key, which is stored and replaces the space bar', async ({ page }) => {
    await page.goto(address);
    await ready(page);
    await page.getByText(text('glider_settings')).click();
    await page.getByRole('button', { name: text('glider_fly') }).click();
    await page.keyboard.press('KeyJ');
    await expect(page.getByRole('button', { name: `${text('glider_fly')}: J` })).toBeVisible();
    await openArena(page);
    await page.keyboard.press('Space');
    await expect(waiting(page)).toBeVisible();
    await page.keyboard.press('KeyJ');
    await expect(waiting(page)).toBeHidden();
  });
});

test('one key starts the next round; flown rounds are listed as best rounds, and verified when read', async ({
  page,
}) => {
  await openArena(page, '?seed=friday');
  await page.keyboard.press('Space');
  await runUntilVisible(page, over(page));
  await expect(again(page)).toBeFocused();
  // A press that belongs to the last round does not start the next one.
  await expect(async () => {
    if (await again(page).isVisible()) await page.keyboard.press('Space');
    await expect(waiting(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await expect(arena(page)).toHaveCount(0);
  const best = page.getByRole('region', { name: text('glider_best') });
  await expect(best.getByRole('listitem')).toHaveCount(1);
  // Rounds that were changed in the storage are not listed.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.games);
    const [slug = ''] = Object.keys(stored.best);
    const [round = ''] = stored.best[slug];
    stored.best[slug] = [
      round,
      'garbage',
      17,
      null,
      `${round.slice(0, -1)}${round.endsWith('A') ? 'Q' : 'A'}`,
      'A'.repeat(9000),
    ];
    localStorage.games = JSON.stringify(stored);
  });
  await page.reload();
  await expect(best.getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => {
    localStorage.games = '{"settings":[],"best":7';
  });
  await page.goto(address);
  await ready(page);
  await play(page).click();
  await expect(waiting(page)).toBeVisible();
});

test.describe('the round pauses', () => {
  const reasons: [string, (page: Page) => Promise<unknown>][] = [
    ['on P', (page) => page.keyboard.press('KeyP')],
    ['on Escape', (page) => page.keyboard.press('Escape')],
    [
      'on a click on its button',
      (page) => page.getByRole('button', { name: text('glider_pause'), exact: true }).click(),
    ],
    ['when the window loses the focus', (page) => page.evaluate(() => dispatchEvent(new Event('blur')))],
    ['when the phone is rotated', (page) => page.setViewportSize({ width: 390, height: 844 })],
    [
      'when another tab is shown',
      (page) =>
        page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { value: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }),
    ],
  ];
  for (const [when, leave] of share(reasons, 0, 3))
    test(when, async ({ page }) => {
      await openArena(page);
      await page.keyboard.press('Space');
      await expect(waiting(page)).toBeHidden();
      await leave(page);
      await expect(paused(page)).toBeVisible();
      await page.getByRole('button', { name: text('glider_resume') }).click();
      await expect(paused(page)).toBeHidden();
      // The keys work as before.
      await page.keyboard.press('KeyP');
      await expect(paused(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(paused(page)).toBeHidden();
      await runUntilVisible(page, over(page));
    });
});

test('keys and wheel scroll nothing during a round; leaving it returns the focus and releases the keys', async ({
  page,
}) => {
  await openArena(page);
  const top = () => page.evaluate(() => scrollY);
  const before = await top();
  for (const key of ['Space', 'Space', 'PageDown']) await page.keyboard.press(key);
  await page.mouse.wheel(0, 600);
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('glider_leave') }).click();
  await expect(arena(page)).toHaveCount(0);
  await expect(play(page)).toBeFocused();
  // P pauses nothing outside the arena.
  await page.keyboard.press('KeyP');
  await expect(arena(page)).toHaveCount(0);
});

/** A round step by step, played by a pilot program. */
const setup: Setup = { mode: 'steps', seed: 'friday', assists: noAssists };

// step-announcements.browser.test.tsx plays a round to its end and tests each way to announce it.
test('step by step the game can be played with announcements and buttons alone', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'ariaNotify');
    Reflect.deleteProperty(Element.prototype, 'ariaNotify');
  });
  await page.goto(`${address}?seed=${setup.seed}`);
  await ready(page);
  await playSteps(page).click();
  const course = layCourse(setup);
  const walk = startWalk(setup);
  const { inputs } = pilotWalk(setup);
  const status = arena(page).getByRole('status');
  await expect(status).toHaveText(sayAhead(t, course, walk, []));
  for (const move of (inputs as Move[]).slice(0, 10)) {
    const happened = step(course, walk, move);
    await arena(page)
      .getByRole('button', { name: text(`glider_${move}`) })
      .click();
    await expect(status).toHaveText(sayAhead(t, course, walk, happened));
  }
});

test('step by step a single switch is enough: the choices get the focus in turn while the world waits', async ({
  page,
}) => {
  await freezeClock(page);
  await page.goto(address);
  await ready(page);
  await page.getByText(text('glider_settings')).click();
  await page.getByRole('checkbox', { name: text('glider_scan') }).check();
  await playSteps(page).click();
  const choice = (move: 'rise' | 'wait' | 'glide') => arena(page).getByRole('button', { name: text(`glider_${move}`) });
  await expect(choice('rise')).toBeFocused();
  await page.clock.runFor(1600);
  await expect(choice('wait')).toBeFocused();
  await page.clock.runFor(1600);
  await expect(choice('glide')).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(1600);
  await expect(choice('rise')).toBeFocused();
});

/** A flight that nobody steers: it is over soon. */
const unsteeredRound = { mode: 'fly', seed: 'friday', assists: noAssists, inputs: [] } as const;
const link = `?seed=friday#round=${writeReplay({ ...unsteeredRound, inputs: [] })}`;

test('a shared round can be watched, is verified by the browser, and its course can be flown', async ({ page }) => {
  await page.clock.install();
  await page.goto(address + link);
  await page.getByRole('button', { name: text('glider_watch_round', { score: 0, seed: 'friday' }) }).click();
  await runUntilVisible(page, arena(page).getByText(text('glider_verified')));
  await expect
    .poll(async () => {
      const button = page.getByRole('button', { name: text('glider_play_course') });
      if (await button.isVisible()) await button.click();
      return waiting(page).isVisible();
    })
    .toBe(true);
});

test('a link with an invalid round or seed shows a message, and the game starts normally', async ({ page }) => {
  for (const broken of ['#round=garbage', '?seed=%3Cb%3E', `#round=${'A'.repeat(20_000)}`]) {
    await page.goto('about:blank');
    await page.goto(address + (broken.startsWith('#') ? `?seed=a${broken}` : broken));
    await expect(page.getByText(text('glider_broken'))).toBeVisible();
    await play(page).click();
    await expect(waiting(page)).toBeVisible();
  }
});

test('a score is shared as a text with a link to its round', async ({ page }) => {
  await watchClipboard(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
  });
  await openArena(page, '?seed=friday');
  await page.keyboard.press('Space');
  await runUntilVisible(page, over(page));
  await page.getByRole('button', { name: text('glider_share') }).click();
  await expect.poll(() => copied(page)).toContain(`${address}?seed=friday#round=`);
  expect(await copied(page)).toContain('friday');
  await expect(arena(page).getByText(text('glider_copied'))).toBeVisible();
});

test('with reduced motion the game starts slower, which can be turned off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await ready(page);
  await page.getByText(text('glider_settings')).click();
  const slower = page.getByRole('checkbox', { name: text('glider_assist_speed') });
  await expect(slower).toBeChecked();
  await slower.uncheck();
  await expect(slower).not.toBeChecked();
});

test('step by step the choices do not cover the world, nor does the score on a low screen', async ({ page }) => {
  await page.goto(address);
  await ready(page);
  await playSteps(page).click();
  const box = async (locator: Locator) => {
    const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { right: x + width, bottom: y + height, left: x, top: y };
  };
  for (const [width, height] of [
    [390, 800],
    [568, 320],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const world = await box(arena(page).locator('canvas').last());
      const choices = await box(arena(page).getByRole('group', { name: text('glider_choices') }));
      expect(world.bottom <= choices.top || world.right <= choices.left).toBe(true);
      expect(choices.bottom).toBeLessThanOrEqual(height);
      // On a low screen the score would cover the player.
      const score = await box(arena(page).getByText(text('glider_lives', { lives: 3 })));
      if (height < 400) expect(score.left).toBeGreaterThanOrEqual(world.right);
    }).toPass();
  }
});

for (const colorScheme of share(['light', 'dark'] as const, 0, 2))
  test(`axe finds no problem in the arena: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openArena(page);
    expect(await findAxeProblems(page)).toEqual([]);
    await page.keyboard.press('Space');
    await page.keyboard.press('KeyP');
    await expect(paused(page)).toBeVisible();
    expect(await findAxeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: text('glider_leave') }).click();
    await playSteps(page).click();
    await expect(arena(page).getByRole('button', { name: text('glider_wait') })).toBeVisible();
    expect(await findAxeProblems(page)).toEqual([]);
  });

test('a replay in a text plays while partly in view, and pauses out of view; its button fits its label', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  // The language with the longest label.
  const { t } = sourceOf(content, 'zu');
  await page.goto(pageAddress({ page: 'project', slug: game.slug }, 'zu'));
  await ready(page);
  const watch = page.getByRole('button', { name: t('glider_watch') });
  await watch.click();
  await watch.evaluate((button) => button.closest('figure')?.querySelector('canvas')?.scrollIntoView());
  await page.mouse.wheel(0, 60);
  const stop = page.getByRole('button', { name: t('glider_pause'), exact: true });
  await expect(stop).toBeVisible();
  expect(await stop.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('button', { name: t('glider_resume'), exact: true })).toBeVisible();
});
