import { expect, test } from '@playwright/test';
import { localize } from '../../src/site/addresses.ts';
import { pages } from '../support/site-map.ts';
import { type Engine, untilAwake } from './engine.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { type WatchedSite, watchSite } from './watched-site.ts';
import { startWebKit } from './webkit.ts';
import { findWebKit } from './webkit-process.ts';

const firefox = findFirefox();
const webkit = findWebKit();
const engines = [
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    start: firefox === undefined ? undefined : (origin: string) => startFirefox(firefox, origin),
  },
  {
    name: 'WebKit',
    debian: 'webkit2gtk-driver xvfb',
    start: webkit === undefined ? undefined : (origin: string) => startWebKit(webkit, origin),
  },
];

const banner = { role: 'banner' } as const;
const mainMenu = { role: 'navigation', name: 'Main menu' } as const;
const overlay = { role: 'dialog', name: 'Menu' } as const;
const opener = { role: 'button', name: 'Open the menu' } as const;

for (const { name, debian, start } of engines) {
  // Told once, by the process that lists the tests.
  if (!start && process.env.TEST_WORKER_INDEX === undefined)
    console.log(`${name} is not installed, its tests are skipped (Debian: apt-get install ${debian})`);

  test.describe(name, () => {
    // One browser for all of them, one after the other.
    test.describe.configure({ mode: 'default' });
    test.skip(!start, `${name} is not installed`);
    let site: WatchedSite;
    let engine: Engine;
    const pathNow = () => engine.evaluate(() => location.pathname + location.search + location.hash);
    const ground = () => engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const focused = () => engine.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const isAwake = () => engine.evaluate(() => document.documentElement.hasAttribute('data-awake'));
    const overlayIsOpen = () => engine.evaluate(() => document.querySelector('dialog[open]') !== null);

    test.beforeAll(async ({ baseURL }) => {
      site = await watchSite(String(baseURL));
      engine = await (start as NonNullable<typeof start>)(site.origin);
    });
    test.beforeEach(() => engine.resize(1280, 800));
    test.afterEach(async () => {
      const { status, expectedStatus } = test.info();
      if (status !== expectedStatus)
        await test.info().attach(name, { body: await engine.screenshot(), contentType: 'image/png' });
      await engine.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      // Nothing of one test is left for the next: no transition that its change of size would cut short.
      await engine.load(site.blank);
      expect([...site.faults(), ...engine.faults()]).toEqual([]);
    });
    test.afterAll(async () => {
      await engine?.close();
      await site?.close();
    });

    for (const [language, width] of [
      ['en', 1280],
      ['zu', 390],
    ] as const) {
      test(`every page opens without an error in ${language} at ${width} px`, async () => {
        test.slow();
        await engine.resize(width, 800);
        for (const page of pages) {
          const path = localize(page, language);
          await engine.open(path);
          const shown = await engine.evaluate(() => ({
            lang: document.documentElement.lang,
            headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
            tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
            broken: [...document.images]
              .filter(({ complete, naturalWidth, loading }) => complete && !naturalWidth && loading !== 'lazy')
              .map(({ currentSrc }) => currentSrc),
          }));
          expect(shown, path).toEqual({ lang: language, headings: 1, tooWide: 0, broken: [] });
        }
      });
    }

    test('a click loads no document, moves the focus to the heading; back leads back', async () => {
      await engine.open('/');
      await engine.evaluate(() => {
        document.body.dataset.same = 'yes';
      });
      await engine.click({ role: 'link', name: 'career', inside: mainMenu });
      const shown = () =>
        engine.evaluate(() => ({
          path: location.pathname,
          heading: document.querySelector('h1')?.textContent,
          focus: document.activeElement?.tagName,
          same: document.body.dataset.same,
          top: scrollY,
        }));
      await expect.poll(shown).toEqual({ path: '/career', heading: 'Career', focus: 'H1', same: 'yes', top: 0 });
      await engine.evaluate(() => history.back());
      await expect.poll(shown).toMatchObject({ path: '/', focus: 'H1', same: 'yes' });
      // A card with its picture, and an article: the moves that have a transition of their own.
      await engine.click({ role: 'link', name: 'blog', inside: mainMenu });
      await expect.poll(shown).toMatchObject({ path: '/blog', focus: 'H1', same: 'yes', top: 0 });
      await engine.click({ role: 'link', name: 'Building Scalable React Apps', inside: { role: 'main' } });
      await expect.poll(shown).toMatchObject({ path: '/blog/4', focus: 'H1', same: 'yes', top: 0 });
    });

    test('a choice of language keeps the page and is kept', async () => {
      await engine.open('/career?from=test#main');
      await engine.click({ role: 'button', name: 'Language: English', inside: banner });
      await engine.click({ role: 'link', name: 'isiZulu', inside: banner });
      await expect.poll(pathNow).toBe('/zu/career?from=test#main');
      await expect.poll(() => engine.evaluate(() => document.documentElement.lang)).toBe('zu');
      await engine.load('/about');
      await expect.poll(pathNow).toBe('/zu/about');
      await untilAwake(engine, '/zu/about');
    });

    test('the menu of narrow screens opens, keeps the page still, closes and leads on', async () => {
      await engine.resize(390, 800);
      await engine.open('/skills');
      await engine.click(opener);
      await expect.poll(overlayIsOpen).toBe(true);
      expect(await engine.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await engine.press('Escape');
      await expect.poll(overlayIsOpen).toBe(false);
      expect(await focused()).toBe(opener.name);
      await engine.click(opener);
      await engine.click({ role: 'button', name: 'Close the menu', inside: overlay });
      await expect.poll(overlayIsOpen).toBe(false);
      await engine.click(opener);
      await engine.click({ role: 'link', name: 'career', inside: overlay });
      await expect.poll(pathNow).toBe('/career');
      await expect.poll(overlayIsOpen).toBe(false);
    });

    test('what is pressed before React is there works as soon as it is', async () => {
      await engine.resize(390, 800);
      let release = site.holdScripts();
      await engine.load('/skills');
      await engine.click(opener);
      expect(await isAwake()).toBe(false);
      release();
      await untilAwake(engine, '/skills');
      await expect.poll(overlayIsOpen).toBe(true);
      release = site.holdScripts();
      await engine.load('/about');
      await engine.click({ role: 'button', name: 'Next picture' });
      expect(await isAwake()).toBe(false);
      release();
      await expect.poll(picture).toMatch(/^Picture 2 of 6/);
    });

    const picture = () =>
      engine.evaluate(() => document.querySelector('main button[aria-current=true]')?.getAttribute('aria-label') ?? '');

    test('the carousel turns by arrow, bar, key and swipe', async () => {
      await engine.open('/about');
      const turned = (number: number) => expect.poll(picture).toMatch(new RegExp(`^Picture ${number} of 6`));
      await engine.click({ role: 'button', name: 'Next picture' });
      await turned(2);
      await engine.click({ role: 'button', name: /^Picture 5 of 6/ });
      await turned(5);
      await engine.press('ArrowRight');
      await turned(6);
      await engine.click({ role: 'button', name: 'Next picture' });
      await turned(1);
      await engine.click({ role: 'button', name: 'Previous picture' });
      await turned(6);
      await engine.drag({ role: 'heading', name: /Durban|Dev/, inside: { role: 'main' } }, 80);
      await turned(5);
    });

    test('the list of articles is searched, narrowed, ordered and reset', async () => {
      await engine.open('/blog');
      const titles = () =>
        engine.evaluate(() =>
          [...document.querySelectorAll('main article')].map((card) => card.querySelector('a,h3')?.textContent),
        );
      const all = await titles();
      await engine.type({ role: 'searchbox', name: 'Search titles and tags' }, 'react');
      await expect.poll(pathNow).toContain('react');
      await expect.poll(async () => (await titles()).length).toBeLessThan(all.length);
      expect(await titles()).toContain('Building Scalable React Apps');
      await engine.open('/blog');
      await engine.choose({ role: 'combobox', name: /^Order/ }, 'oldest');
      await expect.poll(async () => (await titles()).at(-1)).toBe(all[0]);
      await engine.click({ role: 'button', name: /^Tags/, inside: { role: 'main' } });
      await engine.click({ role: 'checkbox', name: 'React' });
      await expect.poll(async () => (await titles()).length).toBeLessThan(all.length);
      await engine.press('Escape');
      await engine.click({ role: 'checkbox', name: 'Saved only' });
      await engine.click({ role: 'button', name: 'Reset Filters' });
      await expect.poll(titles).toEqual(all);
    });

    test('day and night change places, and the choice is there before React', async () => {
      await engine.open('/');
      const before = await ground();
      await engine.click({ role: 'button', name: 'Switch between day and night colours', inside: banner });
      await expect.poll(ground).not.toBe(before);
      const after = await ground();
      expect([before, after].toSorted()).toEqual(['rgb(12, 20, 38)', 'rgb(251, 243, 228)']);
      const release = site.holdScripts();
      await engine.load('/apps/linkbio');
      expect(await ground()).toBe(after);
      release();
      await untilAwake(engine, '/apps/linkbio');
    });

    test('a link in a text is underlined in its own colour', async () => {
      await engine.open('/blog/4');
      const link = await engine.evaluate(() => {
        const { color, textDecorationLine, textDecorationColor, textDecorationThickness } = getComputedStyle(
          document.querySelector('#prose p a') as Element,
        );
        return { line: textDecorationLine, thickness: textDecorationThickness, own: textDecorationColor !== color };
      });
      expect(link).toEqual({ line: 'underline', thickness: '2px', own: true });
    });

    test('a lost address shows the error screen', async () => {
      await engine.open('/nope');
      expect(await engine.evaluate(() => document.querySelector('h1')?.textContent)).toBe(
        'Unexpected Application Error!',
      );
    });
  });
}
