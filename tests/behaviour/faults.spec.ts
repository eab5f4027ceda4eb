import type { Page, Route } from '@playwright/test';
import { isScript, listBuilt } from '../measure/site-bytes.ts';
import { awake, expect, test } from '../support/fixtures.ts';

// A script that fails may be logged. An uncaught error fails the test: see the fixture.
test.use({
  expectedMessages:
    /Failed to load resource|Failed to find a valid digest|works without its script|Failed to load language|SRI's integrity checks failed/,
});

/** What may happen to a script on its way. */
const faults: Record<string, () => (route: Route) => Promise<void>> = {
  // It is asked for by the page that is shown, and again by the document that is opened in its place.
  'is missing, then answers with 500': () => answers(404, 500),
  'answers with 500, then is missing': () => answers(500, 404),
  // It has no hash that the page knows, so that the browser does not run it.
  'was replaced by another': () => (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.remove(); export {};' }),
};

/** Answers with one status first, with the other from then on. */
function answers(first: number, then: number): (route: Route) => Promise<void> {
  let status = first;
  return async (route) => {
    await route.fulfill({ status, contentType: 'text/html', body: '<h1>Something else</h1>' });
    status = then;
  };
}

/** Each page that has a script of its own: where it is, its heading, and a page that has a link to it. */
const pages = [
  { script: 'home-page', to: '/', heading: /Fitter by trade/, from: '/career' },
  { script: 'about-page', to: '/about', heading: /Durban Dev/, from: '/career' },
  { script: 'skills-page', to: '/skills', heading: 'Skills', from: '/career' },
  { script: 'career-page', to: '/career', heading: 'Career', from: '/skills' },
  { script: 'resume-page', to: '/resume', heading: 'Durban Dev', from: '/career' },
  { script: 'contact-page', to: '/contact', heading: 'Contact', from: '/career' },
  { script: 'apps-page', to: '/apps', heading: 'Projects', from: '/career' },
  { script: 'app-page', to: '/apps/linkbio', heading: 'LinkBio', from: '/apps' },
  { script: 'games-page', to: '/games', heading: /games/i, from: '/career' },
  { script: 'blog-page', to: '/blog', heading: 'Blog', from: '/career' },
  { script: 'article-page', to: '/blog/4', heading: 'Building Scalable React Apps', from: '/blog' },
  { script: 'accessibility-page', to: '/accessibility', heading: /Accessib/, from: '/career' },
];

/** Each dictionary: the language’s own name, and how it calls the pages of career and projects. */
const dictionaries = [
  { code: 'zu', ownName: 'isiZulu', career: 'Umlando womsebenzi', projects: 'Amaphrojekthi' },
  { code: 'af', ownName: 'Afrikaans', career: 'Loopbaan', projects: 'Projekte' },
  { code: 'es', ownName: 'Español', career: 'Trayectoria', projects: 'Proyectos' },
  { code: 'pt', ownName: 'Português', career: 'Carreira', projects: 'Projetos' },
  { code: 'de', ownName: 'Deutsch', career: 'Werdegang', projects: 'Projekte' },
];

const file = (script: string) => `**/assets/${script}-*.js`;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const follow = (page: Page, to: string) => page.locator(`a[href="${to}"]:not([hreflang]):visible`).first().click();
/** Resolved when the page says that it goes without its script. */
const givenUp = (page: Page) =>
  page.waitForEvent('console', { predicate: (message) => message.text().startsWith('works without its script') });

async function chooseLanguage(page: Page, ownName: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('banner').getByRole('link', { name: ownName, exact: true }).click();
}

/** The addresses of the documents that a page opens from now on. */
function documentsOf(page: Page): string[] {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') opened.push(new URL(request.url()).pathname);
  });
  return opened;
}

test('every script of the site is put to the test', () => {
  const known = ['entry.client', 'command-menu', ...[...pages, ...dictionaries].map((one) => nameOf(one))];
  const scripts = listBuilt(isScript).map((path) => path.replace(/^assets\/(.+)-[\w-]{8}\.js$/, '$1'));
  expect(scripts.toSorted()).toEqual(known.toSorted());
});
const nameOf = (one: { script: string } | { code: string }) => ('script' in one ? one.script : one.code);

for (const [number, [fault, answer]] of Object.entries(faults).entries()) {
  test.describe(`a script that ${fault}`, () => {
    // One order of the two answers for every other page and dictionary: each meets both.
    const turn = <One>(_: One, index: number) => number === 2 || index % 2 === number;
    for (const { script, to, heading: name, from } of pages.filter(turn)) {
      test(`${script}: a link leads to the page, and its links lead on`, async ({ page }) => {
        await page.route(file(script), answer());
        await page.goto(from);
        await awake(page);
        const opened = documentsOf(page);
        const told = givenUp(page);
        await follow(page, to);
        await told;
        await expect(page).toHaveURL(to);
        await expect(heading(page, name)).toBeVisible();
        expect(opened).toEqual([to]);
        await follow(page, from);
        await expect(page).toHaveURL(from);
        await expect(heading(page, name)).toHaveCount(0);
        await awake(page);
      });
    }

    for (const { code, ownName, career, projects } of dictionaries.filter(turn)) {
      test(`dictionary ${code}: the language is shown, and its links lead on`, async ({ page }) => {
        await page.route(file(code), answer());
        await page.goto('/career');
        await awake(page);
        const opened = documentsOf(page);
        const told = givenUp(page);
        await chooseLanguage(page, ownName);
        await told;
        await expect(page).toHaveURL(`/${code}/career`);
        await expect(heading(page, career)).toBeVisible();
        expect(opened).toEqual([`/${code}/career`]);
        await follow(page, `/${code}/apps`);
        await expect(heading(page, projects)).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe(code);
      });
    }

    test('entry.client: the page is there, and its links lead on', async ({ page }) => {
      await page.route(file('entry.client'), answer());
      const answered = page.waitForResponse(file('entry.client'));
      await page.goto('/');
      await answered;
      await expect(heading(page, /Fitter by trade/)).toBeVisible();
      await follow(page, '/career');
      await expect(heading(page, 'Career')).toBeVisible();
    });

    for (const needed of ['scripts', 'data/index']) {
      test(`${needed}.json: the page is there, and its links lead on`, async ({ page }) => {
        await page.route(`**/assets/${needed}-*.json`, answer());
        const told = givenUp(page);
        await page.goto('/');
        await told;
        await expect(heading(page, /Fitter by trade/)).toBeVisible();
        await follow(page, '/career');
        await expect(heading(page, 'Career')).toBeVisible();
      });
    }

    test('command-menu: the visitor is told, and the page goes on', async ({ page }) => {
      await page.route(file('command-menu'), answer());
      await page.goto('/skills');
      await awake(page);
      await page.getByRole('button', { name: 'Search and commands' }).click();
      await expect(page.getByRole('status')).toContainText('The search did not load');
      await follow(page, '/career');
      await expect(heading(page, 'Career')).toBeFocused();
    });
  });
}

test.describe('a script that does not come', () => {
  const held = () => new Promise<void>(() => {});

  for (const { script, to, heading: name, from } of pages) {
    test(`${script}: what is shown stays and leads on; so does the page itself`, async ({ page }) => {
      await page.route(file(script), held);
      await page.goto(from);
      await awake(page);
      const asked = page.waitForRequest(file(script));
      await follow(page, to);
      await asked;
      await expect(page).toHaveURL(from);
      await follow(page, other(to));
      await expect(page).toHaveURL(other(to));
      await page.goto(to);
      await expect(heading(page, name)).toBeVisible();
      await follow(page, from);
      await expect(page).toHaveURL(from);
      await expect(heading(page, name)).toHaveCount(0);
    });
  }
  const other = (to: string) => (to === '/contact' ? '/blog' : '/contact');

  for (const { code, ownName, career, projects } of dictionaries) {
    test(`dictionary ${code}: what is shown stays and leads on; so does the page itself`, async ({ page }) => {
      await page.route(file(code), held);
      await page.goto('/career');
      await awake(page);
      const asked = page.waitForRequest(file(code));
      await chooseLanguage(page, ownName);
      await asked;
      await follow(page, '/skills');
      await expect(heading(page, 'Skills')).toBeFocused();
      await page.goto(`/${code}/career`);
      await expect(heading(page, career)).toBeVisible();
      await follow(page, `/${code}/apps`);
      await expect(heading(page, projects)).toBeVisible();
    });
  }

  test('entry.client: the page is there, and its links lead on', async ({ page }) => {
    await page.route(file('entry.client'), held);
    const asked = page.waitForRequest(file('entry.client'));
    await page.goto('/');
    await asked;
    await follow(page, '/career');
    await expect(heading(page, 'Career')).toBeVisible();
  });

  for (const needed of ['scripts', 'data/index']) {
    test(`${needed}.json: the page is there, and its links lead on`, async ({ page }) => {
      await page.route(`**/assets/${needed}-*.json`, held);
      const asked = page.waitForRequest(`**/assets/${needed}-*.json`);
      await page.goto('/');
      await asked;
      await follow(page, '/career');
      await expect(heading(page, 'Career')).toBeVisible();
    });
  }

  test('command-menu: the page goes on', async ({ page }) => {
    await page.route(file('command-menu'), held);
    await page.goto('/skills');
    await awake(page);
    const asked = page.waitForRequest(file('command-menu'));
    await page.getByRole('button', { name: 'Search and commands' }).click();
    await asked;
    await follow(page, '/career');
    await expect(heading(page, 'Career')).toBeFocused();
  });
});

test('a language that comes late is shown on the page that is shown by then; the last choice counts', async ({
  page,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  for (const code of ['zu', 'de']) {
    await page.route(file(code), async (route) => {
      await promise;
      await route.continue();
    });
  }
  await page.goto('/career');
  await awake(page);
  for (const { code, ownName } of dictionaries.filter((one) => ['zu', 'de'].includes(one.code))) {
    const asked = page.waitForRequest(file(code));
    await chooseLanguage(page, ownName);
    await asked;
  }
  await follow(page, '/apps');
  await expect(heading(page, 'Projects')).toBeFocused();
  const both = Promise.all(['zu', 'de'].map((code) => page.waitForResponse(file(code))));
  release();
  await both;
  await expect(page).toHaveURL('/de/apps');
  await expect(heading(page, 'Projekte')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('de');
});
