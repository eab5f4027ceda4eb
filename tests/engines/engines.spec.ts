import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { playReplay, type Replay, writeReplay } from '../../engine/games/glider/replay.ts';
import { noAssists } from '../../engine/games/glider/rules.ts';
import { languageOf, tagOf } from '../../engine/i18n/languages.ts';
import { address, pageAddress } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { pilotFlight, pilotWalk } from '../support/pilots.ts';
import { anyReplay } from '../support/rounds.ts';
import { content, languages, pages, text } from '../support/site-map.ts';
import { longestWords } from '../sweeps/longest-words.ts';
import { type Engine, untilReady } from './engine.ts';
import type { Target } from './find-element.ts';
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

const game = pageAddress(pages.find(({ page }) => page === 'game') ?? { page: 'games' }, 'en');
/** Rounds that are flown well and badly, with every help and none, and step by step. */
const rounds: Replay[] = [
  ...fc.sample(anyReplay, { seed: 1, numRuns: 12 }),
  ...['friday', 'a.b-c', '9'].flatMap((seed) => [
    pilotFlight({ mode: 'fly', seed, assists: noAssists }),
    pilotFlight({ mode: 'fly', seed, assists: { gap: true, speed: true, lives: true } }),
    pilotWalk({ mode: 'steps', seed, assists: noAssists }),
  ]),
];

const banner = { role: 'banner' } as const;
const mainMenu = { role: 'navigation', name: text('nav_label') } as const;
const overlay = { role: 'dialog', name: text('nav_menu_title') } as const;
const opener = { role: 'button', name: text('nav_menu_open') } as const;
const theme = { role: 'button', name: text('nav_theme'), inside: banner } as const;
const next = { role: 'button', name: text('about_picture_next') } as const;
const career = pageAddress({ page: 'career' }, 'en');
const about = pageAddress({ page: 'about' }, 'en');
const blog = pageAddress({ page: 'blog' }, 'en');
const home = pageAddress({ page: 'home' }, 'en');
const skills = pageAddress({ page: 'skills' }, 'en');

/** The article of whose title a part is searched for. */
const sought = content.articles[0];
const article: PageRef = { page: 'article', number: String(sought?.number) };
const total = content.profile.pictures.length;
const numbered = (number: number) => new RegExp(`^${RegExp.escape(text('about_picture_of', { number, total }))}`);

for (const { name, debian, start } of engines) {
  // Told once, by the process that lists the tests.
  if (!start && process.env.TEST_ALL && process.env.TEST_WORKER_INDEX === undefined)
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
    const isReady = () => engine.evaluate(() => 'ready' in document.documentElement.dataset);
    const overlayIsOpen = () => engine.evaluate(() => document.querySelector('dialog[open]') !== null);
    const languageIs = (code: string) =>
      expect.poll(() => engine.evaluate(() => document.documentElement.lang)).toBe(tagOf(code));

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
      [longestWords, 390],
    ] as const) {
      test(`every page opens without an error in ${language} at ${width} px`, async () => {
        test.slow();
        await engine.resize(width, 800);
        for (const to of pages) {
          const path = pageAddress(to, language);
          await engine.open(path);
          const shown = await engine.evaluate(() => ({
            lang: document.documentElement.lang,
            headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
            tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
            broken: [...document.images]
              .filter(({ complete, naturalWidth, loading }) => complete && !naturalWidth && loading !== 'lazy')
              .map(({ currentSrc }) => currentSrc),
          }));
          expect(shown, path).toEqual({ lang: tagOf(language), headings: 1, tooWide: 0, broken: [] });
        }
      });
    }

    test('links lead from page to page, each shown at its top', async () => {
      const shown = () =>
        engine.evaluate(() => ({
          path: location.pathname,
          headings: document.querySelectorAll('h1').length,
          top: scrollY,
        }));
      await engine.open(home);
      await engine.click({ role: 'link', name: text('nav_link_career'), inside: mainMenu });
      await expect.poll(shown).toEqual({ path: career, headings: 1, top: 0 });
      await untilReady(engine, career);
      // A card with its picture, and an article: the moves that have a transition of their own.
      await engine.click({ role: 'link', name: text('nav_link_blog'), inside: mainMenu });
      await expect.poll(shown).toEqual({ path: blog, headings: 1, top: 0 });
      await untilReady(engine, blog);
      await engine.click({ role: 'link', name: String(sought?.translations.en.title), inside: { role: 'main' } });
      await expect.poll(shown).toEqual({ path: pageAddress(article, 'en'), headings: 1, top: 0 });
      await untilReady(engine, pageAddress(article, 'en'));
    });

    test('back and forward come from the back/forward cache, at their place and in the theme of now', async () => {
      /** Notes that the document is still the same one, and whether it came back from the cache. */
      const mark = () =>
        engine.evaluate(() => {
          Object.assign(window, { marked: true, persisted: undefined });
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        });
      const shown = () =>
        engine.evaluate(() => {
          const { marked, persisted } = window as { marked?: boolean; persisted?: boolean };
          return {
            path: location.pathname,
            marked: marked ?? false,
            persisted: persisted ?? false,
            top: Math.round(scrollY),
          };
        });
      await engine.open(blog);
      await mark();
      await engine.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await engine.evaluate(
        (path) => {
          const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`);
          // Clicked by script: a pointer would scroll to the link first.
          link?.click();
        },
        pageAddress(article, 'en'),
      );
      await expect.poll(pathNow).toBe(pageAddress(article, 'en'));
      await untilReady(engine, pageAddress(article, 'en'));
      await mark();
      const before = await ground();
      await engine.click(theme);
      await expect.poll(ground).not.toBe(before);
      const chosen = await ground();
      await engine.evaluate(() => history.back());
      await expect.poll(shown).toEqual({ path: blog, marked: true, persisted: true, top: 400 });
      // The theme was chosen while this page lay in the cache.
      await expect.poll(ground).toBe(chosen);
      await engine.evaluate(() => history.forward());
      await expect.poll(shown).toMatchObject({ path: pageAddress(article, 'en'), marked: true, persisted: true });
      await expect.poll(ground).toBe(chosen);
    });

    test('a choice of language keeps the page and is kept', async () => {
      const other = languageOf(languages[1] ?? 'en');
      const rest = '?from=test#main';
      await engine.open(career + rest);
      await engine.click({ role: 'button', name: new RegExp(text('nav_language')), inside: banner });
      await engine.click({ role: 'link', name: String(other.ownName), inside: banner });
      await expect.poll(pathNow).toBe(pageAddress({ page: 'career' }, String(other?.code)) + rest);
      await languageIs(String(other?.code));
      await engine.load(about);
      const translated = pageAddress({ page: 'about' }, String(other?.code));
      await expect.poll(pathNow).toBe(translated);
      await untilReady(engine, translated);
    });

    test('the menu of narrow screens opens, keeps the page still, closes and leads on', async () => {
      await engine.resize(390, 800);
      await engine.open(skills);
      await engine.click(opener);
      await expect.poll(overlayIsOpen).toBe(true);
      expect(await engine.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await engine.press('Escape');
      await expect.poll(overlayIsOpen).toBe(false);
      expect(await focused()).toBe(opener.name);
      await engine.click(opener);
      await engine.click({ role: 'button', name: text('nav_menu_close'), inside: overlay });
      await expect.poll(overlayIsOpen).toBe(false);
      await engine.click(opener);
      await engine.click({ role: 'link', name: text('nav_link_career'), inside: overlay });
      await expect.poll(pathNow).toBe(career);
      await expect.poll(overlayIsOpen).toBe(false);
    });

    test('what is pressed before the page’s script is there works as soon as it is', async () => {
      await engine.resize(390, 800);
      let release = site.holdScripts();
      await engine.load(skills);
      await engine.click(opener);
      expect(await isReady()).toBe(false);
      release();
      await untilReady(engine, skills);
      await expect.poll(overlayIsOpen).toBe(true);
      release = site.holdScripts();
      await engine.load(about);
      await engine.click(next);
      expect(await isReady()).toBe(false);
      release();
      await expect.poll(picture).toMatch(numbered(2));
    });

    const picture = () =>
      engine.evaluate(() => document.querySelector('main button[aria-current=true]')?.getAttribute('aria-label') ?? '');

    test('the carousel turns by arrow, bar, key and swipe; the first touch wakes it and counts', async () => {
      await engine.open(about);
      const turned = (number: number) => expect.poll(picture).toMatch(numbered(number));
      await engine.click(next);
      await turned(2);
      await engine.click({ role: 'button', name: numbered(total - 1) });
      await turned(total - 1);
      await engine.press('ArrowRight');
      await turned(total);
      await engine.click(next);
      await turned(1);
      await engine.click({ role: 'button', name: text('about_picture_previous') });
      await turned(total);
      await engine.drag({ role: 'region', name: text('about_carousel_label'), inside: { role: 'main' } }, 80);
      await turned(total - 1);
    });

    test('the list of articles is searched, narrowed, ordered and reset', async () => {
      const title = String(sought?.translations.en.title);
      const titles = () =>
        engine.evaluate(() =>
          [...document.querySelectorAll('main article')]
            .filter((card) => card.checkVisibility())
            .map((card) => card.querySelector('a,h3')?.textContent),
        );
      await engine.open(blog);
      const all = await titles();
      const field: Target = { role: 'searchbox', name: text('blogs_search') };
      await engine.type(field, title);
      await expect.poll(pathNow).toContain('?q=');
      await expect.poll(titles).toEqual([title]);
      await engine.open(blog);
      await engine.choose({ role: 'combobox', name: new RegExp(`^${text('blogs_sort')}`) }, 'oldest');
      await expect.poll(async () => (await titles()).at(-1)).toBe(all[0]);
      await engine.click({ role: 'checkbox', name: text('blogs_saved_only') });
      await expect.poll(titles).toEqual([]);
      await engine.click({ role: 'button', name: text('blogs_reset') });
      await expect.poll(titles).toEqual(all);
    });

    test('the command menu opens, finds a page and leads there', async () => {
      await engine.open(home);
      await engine.click({ role: 'button', name: text('command_open'), inside: banner });
      await expect.poll(overlayIsOpen).toBe(true);
      await engine.press('Escape');
      await expect.poll(overlayIsOpen).toBe(false);
      expect(await focused()).toBe(text('command_open'));
    });

    test('a round has the same score wherever it is flown again', async () => {
      for (const replay of rounds) {
        const score = playReplay(replay)?.score ?? -1;
        await engine.load(site.blank);
        await engine.open(`${game}?seed=${replay.seed}#round=${writeReplay(replay)}`);
        const words = text('glider_watch_round', { score, seed: replay.seed });
        await expect.poll(() => engine.evaluate(() => document.querySelector('main')?.textContent)).toContain(words);
      }
    });

    test('day and night change places, and the choice is there before any script', async () => {
      await engine.open(home);
      const before = await ground();
      await engine.click(theme);
      await expect.poll(ground).not.toBe(before);
      const after = await ground();
      const release = site.holdScripts();
      await engine.load(skills);
      expect(await ground()).toBe(after);
      release();
      await untilReady(engine, skills);
    });

    test('a link in a text is underlined in its own colour', async () => {
      await engine.open(pageAddress(article, 'en'));
      const link = await engine.evaluate(() => {
        const { color, textDecorationLine, textDecorationColor, textDecorationThickness } = getComputedStyle(
          document.querySelector('#prose p a') as Element,
        );
        return { line: textDecorationLine, thickness: textDecorationThickness, own: textDecorationColor !== color };
      });
      expect(link).toEqual({ line: 'underline', thickness: '2px', own: true });
    });

    test('a feed reads as a page, and its articles are links', async () => {
      const title = String(sought?.translations.en.title);
      await engine.resize(390, 800);
      for (const { path } of feeds.filter(({ path }) => path.endsWith('.xml'))) {
        await engine.load(address(path));
        const shown = () =>
          engine.evaluate(() => ({
            isTitled: document.title.includes('RSS') || document.title.includes('Atom'),
            // What is for readers of feeds, as text.
            markup: [...document.querySelectorAll('*')].filter(
              (one) => one.checkVisibility() && one.childElementCount === 0 && one.textContent?.includes('<p>'),
            ).length,
            tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          }));
        await expect.poll(shown).toEqual({ isTitled: true, markup: 0, tooWide: 0 });
        const before = await ground();
        await engine.click({ role: 'link', name: title });
        await expect.poll(pathNow).toBe(pageAddress(article, 'en'));
        await untilReady(engine, pageAddress(article, 'en'));
        expect(await ground()).toBe(before);
      }
    });

    test('a lost address shows the error screen', async () => {
      await engine.open('/nope');
      expect(await engine.evaluate(() => document.querySelector('h1')?.textContent)).toBe(text('error_title'));
    });
  });
}
