import { expect, test } from '@playwright/test';
import sharp, { type Region } from 'sharp';
import { languageOf, tagOf } from '../../engine/i18n/languages.ts';
import { address, pageAddress } from '../../engine/routes/addresses.ts';
import { feeds } from '../../engine/routes/feeds.ts';
import type { PageRef } from '../../engine/routes/pages.ts';
import { content, languages, pages, text } from '../support/site-map.ts';
import { longestWordsLanguage } from '../sweeps/longest-words.ts';
import { untilReady } from './engine.ts';
import type { Target } from './find-element.ts';
import { engines, useEngine } from './use-engine.ts';

const banner = { role: 'banner' } as const;
const mainMenu = { role: 'navigation', name: text('nav_label') } as const;
const overlay = { role: 'dialog', name: text('nav_menu_title') } as const;
const opener = { role: 'button', name: text('nav_menu_open') } as const;
const theme = { role: 'button', name: text('nav_theme'), inside: banner } as const;
const career = pageAddress({ page: 'career' }, 'en');
const about = pageAddress({ page: 'about' }, 'en');
const blog = pageAddress({ page: 'blog' }, 'en');
const home = pageAddress({ page: 'home' }, 'en');
const skills = pageAddress({ page: 'skills' }, 'en');

/** The article with whose title the search is tested. */
const searchedArticle = content.articles[0];
const article: PageRef = { page: 'article', number: String(searchedArticle?.number) };

for (const one of engines)
  test.describe(one.name, () => {
    const visit = useEngine(one);
    const pathNow = () => visit.engine.evaluate(() => location.pathname + location.search + location.hash);
    const background = () => visit.engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const focused = () => visit.engine.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const isReady = () => visit.engine.evaluate(() => 'ready' in document.documentElement.dataset);
    const overlayIsOpen = () => visit.engine.evaluate(() => document.querySelector('dialog[open]') !== null);
    const languageIs = (code: string) =>
      expect.poll(() => visit.engine.evaluate(() => document.documentElement.lang)).toBe(tagOf(code));

    for (const [language, width] of [
      ['en', 1280],
      [longestWordsLanguage, 390],
    ] as const) {
      test(`every page opens without an error in ${language} at ${width} px`, async () => {
        test.slow();
        await visit.engine.resize(width, 800);
        for (const to of pages) {
          const path = pageAddress(to, language);
          await visit.engine.open(path);
          const shown = await visit.engine.evaluate(() => ({
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

    test('each skill shows its own mark, not the sprite of all marks', async () => {
      await visit.engine.resize(1280, 1600);
      await visit.engine.open(skills);
      const places = await visit.engine.evaluate(() =>
        [...document.querySelectorAll('main li img')].map((image) => {
          const { x, y, width, height } = image.getBoundingClientRect();
          return { left: Math.round(x), top: Math.round(y), width: Math.round(width), height: Math.round(height) };
        }),
      );
      expect(places.length).toBeGreaterThan(0);
      const heights = async () => {
        const screen = await visit.engine.screenshot();
        return Promise.all(places.map((place) => drawnHeight(screen, place)));
      };
      // If all marks were drawn in the place of one, they would be less than a quarter as high.
      await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(28);
    });

    test('each link opens its page at the top', async () => {
      const shown = () =>
        visit.engine.evaluate(() => ({
          path: location.pathname,
          headings: document.querySelectorAll('h1').length,
          top: scrollY,
        }));
      await visit.engine.open(home);
      await visit.engine.click({ role: 'link', name: text('nav_link_career'), inside: mainMenu });
      await expect.poll(shown).toEqual({ path: career, headings: 1, top: 0 });
      await untilReady(visit.engine, career);
      // A card with a picture, and its article: both have their own transition.
      await visit.engine.click({ role: 'link', name: text('nav_link_blog'), inside: mainMenu });
      await expect.poll(shown).toEqual({ path: blog, headings: 1, top: 0 });
      await untilReady(visit.engine, blog);
      await visit.engine.click({ role: 'link', name: String(searchedArticle?.source.title), inside: { role: 'main' } });
      await expect.poll(shown).toEqual({ path: pageAddress(article, 'en'), headings: 1, top: 0 });
      await untilReady(visit.engine, pageAddress(article, 'en'));
    });

    test('back and forward use the back/forward cache, keep the scroll position, and show the current theme', async () => {
      /** Marks the document, to recognize it later and to record whether it came from the cache. */
      const mark = () =>
        visit.engine.evaluate(() => {
          Object.assign(window, { marked: true, persisted: undefined });
          addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
        });
      const shown = () =>
        visit.engine.evaluate(() => {
          const { marked, persisted } = window as { marked?: boolean; persisted?: boolean };
          return {
            path: location.pathname,
            marked: marked ?? false,
            persisted: persisted ?? false,
            top: Math.round(scrollY),
          };
        });
      await visit.engine.open(blog);
      await mark();
      await visit.engine.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      await visit.engine.evaluate(
        (path) => {
          const link = document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`);
          // Clicked by script, because a pointer would scroll to the link first.
          link?.click();
        },
        pageAddress(article, 'en'),
      );
      await expect.poll(pathNow).toBe(pageAddress(article, 'en'));
      await untilReady(visit.engine, pageAddress(article, 'en'));
      await mark();
      const before = await background();
      await visit.engine.click(theme);
      await expect.poll(background).not.toBe(before);
      const chosen = await background();
      await visit.engine.evaluate(() => history.back());
      await expect.poll(shown).toEqual({ path: blog, marked: true, persisted: true, top: 400 });
      // The theme was chosen while this page was in the cache.
      await expect.poll(background).toBe(chosen);
      await visit.engine.evaluate(() => history.forward());
      await expect.poll(shown).toMatchObject({ path: pageAddress(article, 'en'), marked: true, persisted: true });
      await expect.poll(background).toBe(chosen);
    });

    test('choosing a language keeps page, query and fragment, and is stored', async () => {
      const other = languageOf(languages[1] ?? 'en');
      const rest = '?from=test#main';
      await visit.engine.open(career + rest);
      await visit.engine.click({ role: 'button', name: new RegExp(text('nav_language')), inside: banner });
      await visit.engine.click({ role: 'link', name: String(other.ownName), inside: banner });
      await expect.poll(pathNow).toBe(pageAddress({ page: 'career' }, String(other?.code)) + rest);
      await languageIs(String(other?.code));
      await visit.engine.load(about);
      const translated = pageAddress({ page: 'about' }, String(other?.code));
      await expect.poll(pathNow).toBe(translated);
      await untilReady(visit.engine, translated);
    });

    test('the menu of narrow screens opens, locks scrolling, closes and leads to a page', async () => {
      await visit.engine.resize(390, 800);
      await visit.engine.open(skills);
      await visit.engine.click(opener);
      await expect.poll(overlayIsOpen).toBe(true);
      expect(await visit.engine.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await visit.engine.press('Escape');
      await expect.poll(overlayIsOpen).toBe(false);
      expect(await focused()).toBe(opener.name);
      await visit.engine.click(opener);
      await visit.engine.click({ role: 'button', name: text('nav_menu_close'), inside: overlay });
      await expect.poll(overlayIsOpen).toBe(false);
      await visit.engine.click(opener);
      await visit.engine.click({ role: 'link', name: text('nav_link_career'), inside: overlay });
      await expect.poll(pathNow).toBe(career);
      await expect.poll(overlayIsOpen).toBe(false);
    });

    test('a click on the menu button before the page’s script has loaded is not lost', async () => {
      await visit.engine.resize(390, 800);
      const release = visit.site.holdScripts();
      await visit.engine.load(skills);
      await visit.engine.click(opener);
      expect(await isReady()).toBe(false);
      release();
      await untilReady(visit.engine, skills);
      await expect.poll(overlayIsOpen).toBe(true);
    });

    test('the list of articles can be searched, filtered, sorted and reset', async () => {
      const title = String(searchedArticle?.source.title);
      const titles = () =>
        visit.engine.evaluate(() =>
          [...document.querySelectorAll('main article')]
            .filter((card) => card.checkVisibility())
            .map((card) => card.querySelector('a,h3')?.textContent),
        );
      await visit.engine.open(blog);
      const all = await titles();
      const field: Target = { role: 'searchbox', name: text('blogs_search') };
      await visit.engine.type(field, title);
      await expect.poll(pathNow).toContain('?q=');
      await expect.poll(titles).toEqual([title]);
      await visit.engine.open(blog);
      await visit.engine.choose({ role: 'combobox', name: new RegExp(`^${text('blogs_sort')}`) }, 'oldest');
      await expect.poll(async () => (await titles()).at(-1)).toBe(all[0]);
      await visit.engine.click({ role: 'checkbox', name: text('blogs_saved_only') });
      await expect.poll(titles).toEqual([]);
      await visit.engine.click({ role: 'button', name: text('blogs_reset') });
      await expect.poll(titles).toEqual(all);
    });

    test('the command menu opens, and Escape closes it and returns the focus', async () => {
      await visit.engine.open(home);
      await visit.engine.click({ role: 'button', name: text('command_open'), inside: banner });
      await expect.poll(overlayIsOpen).toBe(true);
      await visit.engine.press('Escape');
      await expect.poll(overlayIsOpen).toBe(false);
      expect(await focused()).toBe(text('command_open'));
    });

    test('the theme button switches the theme, and the choice is applied before any script loads', async () => {
      await visit.engine.open(home);
      const before = await background();
      await visit.engine.click(theme);
      await expect.poll(background).not.toBe(before);
      const after = await background();
      const release = visit.site.holdScripts();
      await visit.engine.load(skills);
      expect(await background()).toBe(after);
      release();
      await untilReady(visit.engine, skills);
    });

    test('a link in an article has a 2 px underline of a colour of its own', async () => {
      await visit.engine.open(pageAddress(article, 'en'));
      const link = await visit.engine.evaluate(() => {
        const { color, textDecorationLine, textDecorationColor, textDecorationThickness } = getComputedStyle(
          document.querySelector('#prose p a') as Element,
        );
        return { line: textDecorationLine, thickness: textDecorationThickness, own: textDecorationColor !== color };
      });
      expect(link).toEqual({ line: 'underline', thickness: '2px', own: true });
    });

    test('a feed is displayed as a page, and its articles are links', async () => {
      const title = String(searchedArticle?.source.title);
      await visit.engine.resize(390, 800);
      for (const { path } of feeds.filter(({ path }) => path.endsWith('.xml'))) {
        await visit.engine.load(address(path));
        const shown = () =>
          visit.engine.evaluate(() => ({
            isTitled: document.title.includes('RSS') || document.title.includes('Atom'),
            // Markup for feed readers, shown as text.
            markup: [...document.querySelectorAll('*')].filter(
              (one) => one.checkVisibility() && one.childElementCount === 0 && one.textContent?.includes('<p>'),
            ).length,
            tooWide: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          }));
        await expect.poll(shown).toEqual({ isTitled: true, markup: 0, tooWide: 0 });
        const before = await background();
        await visit.engine.click({ role: 'link', name: title });
        await expect.poll(pathNow).toBe(pageAddress(article, 'en'));
        await untilReady(visit.engine, pageAddress(article, 'en'));
        expect(await background()).toBe(before);
      }
    });

    test('an unknown address shows the error page', async () => {
      await visit.engine.open('/nope');
      expect(await visit.engine.evaluate(() => document.querySelector('h1')?.textContent)).toBe(text('error_title'));
    });
  });

/** The height in pixels of the picture at this place, without the background around it. */
async function drawnHeight(screen: Buffer, place: Region): Promise<number> {
  const picture = await sharp(screen).extract(place).png().toBuffer();
  const { info } = await sharp(picture).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
  return info.height;
}
