import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { pageAddress, readSite } from 'fitout/test';
import { untilReady } from '../../tests/engines/engine.ts';
import { engines, useEngine } from '../../tests/engines/use-engine.ts';
import { pilotFlight, pilotWalk } from '../games/fartup/pilots.ts';
import { playReplay, type Replay, writeReplay } from '../games/fartup/replay.ts';
import { noAssists } from '../games/fartup/rules.ts';
import { anyReplay } from './rounds.ts';

const { content, text } = await readSite();

// The sample’s own features in the other browser engines.

const game = pageAddress({ page: 'game', slug: 'fartup' }, 'en');
const about = pageAddress({ page: 'about' }, 'en');
const next = { role: 'button', name: text('about_picture_next') } as const;
const total = content.profile.pictures.length;
const numbered = (number: number) => new RegExp(`^${RegExp.escape(text('about_picture_of', { number, total }))}`);

/** Rounds flown well and badly, with all assists and with none, and rounds played step by step. */
const rounds: Replay[] = [
  ...fc.sample(anyReplay, { seed: 1, numRuns: 12 }),
  ...['friday', 'a.b-c', '9'].flatMap((seed) => [
    pilotFlight({ mode: 'fly', seed, assists: noAssists }),
    pilotFlight({ mode: 'fly', seed, assists: { gap: true, speed: true, lives: true } }),
    pilotWalk({ mode: 'steps', seed, assists: noAssists }),
  ]),
];

for (const one of engines)
  test.describe(one.name, () => {
    const visit = useEngine(one);
    const picture = () =>
      visit.engine.evaluate(
        () => document.querySelector('main button[aria-current=true]')?.getAttribute('aria-label') ?? '',
      );

    test('the carousel turns by arrow, bar, key and swipe; the first click hydrates it and takes effect', async () => {
      await visit.engine.open(about);
      const turned = (number: number) => expect.poll(picture).toMatch(numbered(number));
      await visit.engine.click(next);
      await turned(2);
      await visit.engine.click({ role: 'button', name: numbered(total - 1) });
      await turned(total - 1);
      await visit.engine.press('ArrowRight');
      await turned(total);
      await visit.engine.click(next);
      await turned(1);
      await visit.engine.click({ role: 'button', name: text('about_picture_previous') });
      await turned(total);
      await visit.engine.drag({ role: 'region', name: text('about_carousel_label'), inside: { role: 'main' } }, 80);
      await turned(total - 1);
    });

    test('a click before the page’s script loads turns the carousel as soon as the script has loaded', async () => {
      const release = visit.site.holdScripts();
      await visit.engine.load(about);
      await visit.engine.click(next);
      release();
      await untilReady(visit.engine, about);
      await expect.poll(picture).toMatch(numbered(2));
    });

    test('a replayed round has the same score as in Node', async () => {
      for (const replay of rounds) {
        const score = playReplay(replay)?.score ?? -1;
        await visit.engine.load(visit.site.blank);
        await visit.engine.open(`${game}?seed=${replay.seed}#round=${writeReplay(replay)}`);
        const words = text('glider_watch_round', { score, seed: replay.seed });
        await expect
          .poll(() => visit.engine.evaluate(() => document.querySelector('main')?.textContent))
          .toContain(words);
      }
    });
  });
