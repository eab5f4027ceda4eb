import type { Page, Route } from '@playwright/test';
import { pageAddress } from '../../engine/routes/addresses.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { expect, holdScripts, ready, test } from '../support/fixtures.ts';
import { holdIslands, hydrated, watchScripts } from '../support/islands.ts';
import { content, text } from '../support/site-map.ts';
import { share } from '../support/thorough.ts';
import { snackbar } from '../support/visitor.ts';

const number = String(content.articles[0]?.number);
const article: PageRef = { page: 'article', number: '1' };
const game: PageRef = { page: 'game', slug: 'tangle' };
const counter = (page: Page) => page.locator('island-root[name=counter]').getByRole('button');

/** Every island, its page, how it is used, and which part of the page remains without it. */
const islands: {
  name: string;
  to: PageRef;
  interact: (page: Page) => Promise<void>;
  /** Whether using it opens a dialog. */
  opens?: true;
  /** The island’s controls. */
  controls: (page: Page) => ReturnType<Page['locator']>;
  remaining: (page: Page) => ReturnType<Page['locator']>;
}[] = [
  {
    name: 'counter',
    to: article,
    interact: (page) => counter(page).click(),
    controls: (page) => page.locator('island-root[name=counter]').getByRole('button'),
    remaining: (page) => page.getByText('Press it.'),
  },
  {
    name: 'article-filter',
    to: { page: 'blog' },
    interact: (page) => page.getByRole('searchbox').fill('a'),
    controls: (page) => page.getByRole('search'),
    remaining: (page) => page.getByRole('main').getByRole('article').first(),
  },
  {
    name: 'tangle',
    to: game,
    interact: (page) => page.locator('island-root[name=tangle]').getByRole('button').click(),
    controls: (page) => page.locator('island-root[name=tangle]').getByRole('button'),
    remaining: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'command-menu',
    to: { page: 'article', number },
    interact: (page) => page.getByRole('button', { name: text('command_open'), exact: true }).click(),
    opens: true,
    controls: (page) => page.getByRole('button', { name: text('command_open'), exact: true }),
    remaining: (page) => page.getByRole('heading', { level: 1 }),
  },
];

// In the short run others are tested while their script loads, below, in faults.spec.ts and in their own tests.
for (const { name, to, interact, opens } of share(islands, 0, 4)) {
  test(`using ${name} loads React, once for all islands`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(pageAddress(to, 'en'));
    await ready(page);
    await interact(page);
    await hydrated(page, name);
    expect(scripts.filter((script) => script === 'react')).toHaveLength(1);
    // The menu is in one file with React.
    expect(scripts).toContain(opens ? 'react' : `${name}.island`);
    if (opens) {
      // The menu is unreachable under a dialog.
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: text('command_open') })).toBeVisible();
    expect(scripts.filter((script) => script === 'react')).toHaveLength(1);
  });
}

test('an island with wake="visible" hydrates when it scrolls into view, not before', async ({ page }) => {
  const scripts = watchScripts(page);
  // No page has such an island, so this one is changed before the page’s script looks for islands.
  const release = await holdScripts(page);
  await page.goto(pageAddress(game, 'en'));
  await page.locator('island-root[name=tangle]').evaluate((island) => {
    island.setAttribute('wake', 'visible');
    const space = Object.assign(document.createElement('div'), { id: 'space' });
    space.style.height = '4000px';
    document.body.prepend(space);
  });
  release();
  await ready(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(scripts).toEqual(['page']);
  await page.locator('island-root[name=tangle] button').scrollIntoViewIfNeeded();
  await hydrated(page, 'tangle');
});

/** Lets a page run other scripts than those of its build. */
async function withoutIntegrity(route: Route): Promise<void> {
  const response = await route.fetch();
  const { 'content-security-policy': _policy, ...headers } = response.headers();
  const body = (await response.text()).replaceAll(/"integrity":\{[^}]*\}/g, '"integrity":{}');
  await route.fulfill({ response, headers, body });
}

async function expectFailed(page: Page, { name, controls, remaining }: (typeof islands)[number]): Promise<void> {
  await expect(snackbar(page)).toContainText(text('island_failed'));
  await expect(page.locator(`island-root[name=${name}]`)).toHaveAttribute('data-failed');
  await expect(controls(page).filter({ visible: true })).toHaveCount(0);
  await expect(remaining(page)).toBeVisible();
  // The error is reported once, and stays until it is closed.
  await expect(snackbar(page).getByRole('paragraph')).toHaveCount(1);
  await snackbar(page)
    .getByRole('button', { name: text('snackbar_close') })
    .click();
  await expect(snackbar(page).getByRole('paragraph')).toHaveCount(0);
  // The page’s own script still works.
  const theme = page.getByRole('button', { name: text('nav_theme') });
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
}

test.describe('an island that does not load', () => {
  test.use({ expectedMessages: /Failed to load resource|warning: \w+ \w*Error|integrity|Failed to fetch/ });

  const [island] = islands;
  if (!island) throw new Error('there are no islands');
  const responses = [
    ['responds with 500', { status: 500, body: '' }],
    ['differs from the build’s file', { contentType: 'text/javascript', body: 'export const island = {}' }],
    ['is not a script', { contentType: 'text/html', body: '<!doctype html>' }],
  ] as const;
  const broken = [`${island.name}.island`, 'react'].flatMap((chunk) =>
    responses.map(([how, response]) => ({ chunk, how, response })),
  );
  // tests/behaviour/faults.spec.ts tests much of this for every island.
  for (const { chunk, how, response } of share(broken, 4, 6)) {
    test(`shows a message and hides its controls when ${chunk} ${how}`, async ({ page }) => {
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill(response));
      await page.goto(pageAddress(island.to, 'en'));
      await ready(page);
      await island.interact(page);
      await expectFailed(page, island);
    });
  }

  const bodies = [
    ['throws when it is imported', "throw new TypeError('at import');"],
    ['exports no island', 'export {};'],
    ['imports a missing script', "import './nowhere.js';"],
  ] as const;
  // engine/islands/wake-islands.test.tsx tests more of them.
  for (const [how, body] of share(bodies, 0, 3))
    test(`leaves the other islands of the page working when its script ${how}`, async ({ page }) => {
      await page.route(`**${pageAddress(island.to, 'en')}`, withoutIntegrity);
      await page.route(`**/assets/${island.name}.island-*.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      );
      await page.goto(pageAddress(island.to, 'en'));
      await ready(page);
      await island.interact(page);
      await expectFailed(page, island);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: text('command_open') })).toBeVisible();
    });
});

for (const { name, to, interact, remaining } of share(islands, 2, 4))
  test(`while the script of ${name} loads, the page works; then the island hydrates`, async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto(pageAddress(to, 'en'));
    await ready(page);
    await interact(page);
    await expect(remaining(page)).toBeVisible();
    await page.getByRole('button', { name: text('nav_theme') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    expect(await snackbar(page).getByRole('paragraph').count()).toBe(0);
    release();
    await hydrated(page, name);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

const breakProps = (page: Page, name: string, props: string) =>
  page.route(`**/assets/${name}-*.json`, async (route) => {
    const data = await (await route.fetch()).json();
    await route.fulfill({ json: { ...data, props: JSON.parse(props) } });
  });

test.describe('an island that throws', () => {
  test.use({ expectedMessages: /TypeError|Minified React error|Cannot read|is not a function/ });

  const throwing = [
    { ...islands[0], props: '{"start":{"toString":null,"valueOf":null}}', thrown: /primitive/ },
    { ...islands[1], props: '{"tags":null,"total":1,"index":"/nowhere"}', thrown: /null/ },
  ] as ((typeof islands)[number] & { props: string; thrown: RegExp })[];
  for (const { name, to, interact, props, thrown } of share(throwing, 1, 2)) {
    test(`${name} shows the error in its place, and the page still works`, async ({ page }) => {
      await page.goto(pageAddress(to, 'en'));
      await ready(page);
      await breakProps(page, name, props);
      const heading = String(await page.getByRole('heading', { level: 1 }).textContent());
      await interact(page);
      const alert = page.locator(`island-root[name=${name}]`).getByRole('alert');
      await expect(alert).toContainText(text('error_title'));
      await expect(alert).toContainText(thrown);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.getByRole('button', { name: text('nav_theme') }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: text('nav_link_career'), exact: true }).click();
      await expect(page).toHaveURL(pageAddress({ page: 'career' }, 'en'));
    });
  }

  test('the command menu shows an error when its index is invalid, and the page still works', async ({ page }) => {
    await page.route('**/indexes/commands-*.json', (route) =>
      route.fulfill({ json: { texts: {}, groups: [null], textIndex: '/indexes/texts-en.json' } }),
    );
    await page.goto(pageAddress({ page: 'skills' }, 'en'));
    await ready(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText(text('error_title'));
    await page
      .getByRole('navigation')
      .getByRole('link', { name: text('nav_link_career') })
      .first()
      .click();
    await expect(page).toHaveURL(pageAddress({ page: 'career' }, 'en'));
  });
});
