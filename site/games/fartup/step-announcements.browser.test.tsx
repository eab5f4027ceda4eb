import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, stubDialogs } from '../../../tests/support/dom.ts';
import { removeComponent, showWithValues, textWithValues as t } from '../../../tests/support/show-component.ts';
import { Arena } from './arena.browser.tsx';
import { layCourse } from './course.ts';
import { pilotWalk } from './pilots.ts';
import { playReplay } from './replay.ts';
import { noAssists, type Setup } from './rules.ts';
import { sayAhead } from './say-ahead.ts';
import type { Scenery } from './scenery.ts';
import { type Move, moves, startWalk, step } from './steps.ts';
import { defaultSettings } from './stored-games.browser.ts';

/** The stage’s callbacks for when it can be seen, and for each frame. */
let stage = { onReady: () => {}, onFrame: () => {} };

vi.mock('./stage.browser.tsx', () => ({
  Stage: (callbacks: typeof stage) => {
    stage = callbacks;
    return <canvas />;
  },
}));

beforeEach(() => {
  stubDialogs();
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(async () => {
  await removeComponent();
  Reflect.deleteProperty(document, 'ariaNotify');
});

/** A round step by step, played by a pilot program. */
const setup: Setup = { mode: 'steps', seed: 'friday', assists: noAssists };
const nothing = () => {};

test.each(['with a live region', 'with ariaNotify'])(
  'step by step a round can be played to its end with announcements and buttons alone, %s',
  async (engine) => {
    const notified: string[] = [];
    if (engine === 'with ariaNotify')
      Object.assign(document, { ariaNotify: (words: string) => void notified.push(words) });
    const announced = () => (engine === 'with ariaNotify' ? notified.at(-1) : find('[role=status]').textContent);
    await showWithValues(
      <Arena
        name="Air"
        scenery={{} as Scenery}
        setup={setup}
        settings={defaultSettings}
        still
        onEnd={nothing}
        onAgain={nothing}
        onWatch={nothing}
        onLeave={nothing}
        onFail={nothing}
      />,
    );
    await act(async () => stage.onReady());
    const course = layCourse(setup);
    const walk = startWalk(setup);
    const inputs = pilotWalk(setup).inputs as Move[];
    expect(announced()).toBe(sayAhead(t, course, walk, []));
    for (const move of inputs) {
      const happened = step(course, walk, move);
      const choices = [...document.querySelectorAll<HTMLButtonElement>('fieldset button')];
      await act(async () => choices[moves.indexOf(move)]?.click());
      if (walk.standing === 'under way') expect(announced()).toBe(sayAhead(t, course, walk, happened));
    }
    await act(async () => stage.onFrame());
    expect(find('h2').textContent).toBe('glider_arrived');
    const { score = 0 } = playReplay({ ...setup, inputs }) ?? {};
    expect(find('[role=status]').textContent).toContain(t('glider_score', { score }));
  },
);
