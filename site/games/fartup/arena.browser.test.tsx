import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, stubDialogs } from '../../../tests/support/dom.ts';
import { removeComponent, showComponent } from '../../../tests/support/show-component.ts';
import { Arena } from './arena.browser.tsx';
import { type Mode, noAssists } from './rules.ts';
import type { Scenery } from './scenery.ts';
import { defaultSettings } from './stored-games.browser.ts';

/** The stage’s callback for when it can be seen. */
let showStage = () => {};

vi.mock('./stage.browser.tsx', () => ({
  Stage: ({ onReady }: { onReady: () => void }) => {
    showStage = onReady;
    return <canvas />;
  },
}));

const leave = vi.fn();

/** Opens the arena, whose stage is still loading. */
const open = (mode: Mode) =>
  showComponent(
    <Arena
      name="Air"
      scenery={{} as Scenery}
      setup={{ mode, seed: 'friday', assists: noAssists }}
      settings={defaultSettings}
      still
      onEnd={() => {}}
      onAgain={() => {}}
      onWatch={() => {}}
      onLeave={leave}
      onFail={() => {}}
    />,
  );

const ready = () => act(async () => showStage());
const press = (code: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true })),
  );
const cancel = () => act(async () => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const isPaused = () => texts('h2').includes('glider_paused');

beforeEach(() => {
  stubDialogs();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  leave.mockClear();
});
afterEach(() => removeComponent());

test('the arena shows its name as busy until its stage is ready', async () => {
  await open('fly');
  expect(texts('[aria-busy]')).toEqual(['Air']);
  await ready();
  expect(texts('[aria-busy]')).toEqual([]);
});

test('the choices of a step are busy until the stage is ready', async () => {
  await open('steps');
  expect(texts('fieldset [aria-busy]')).toHaveLength(3);
  await ready();
  expect(texts('[aria-busy]')).toEqual([]);
});

test.each(['fly', 'steps'] as const)('the keys work again after each pause: %s', async (mode) => {
  await open(mode);
  await ready();
  await press('Space');
  for (let time = 1; time <= 2; time++) {
    await press('KeyP');
    expect(isPaused()).toBe(true);
    await act(async () => (document.activeElement as HTMLElement).click());
    expect(isPaused()).toBe(false);
  }
});

test('a request to close the dialog pauses the round; before the round starts it leaves the arena', async () => {
  await open('fly');
  await ready();
  await press('Space');
  await cancel();
  expect(isPaused()).toBe(true);
  expect(leave).not.toHaveBeenCalled();
  await open('fly');
  await cancel();
  expect(leave).toHaveBeenCalledOnce();
});
