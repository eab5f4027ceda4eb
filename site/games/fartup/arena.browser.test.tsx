import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, stubDialogs } from '../../../tests/support/dom.ts';
import { removeComponent, showComponent } from '../../../tests/support/show-component.ts';
import { Arena } from './arena.browser.tsx';
import { type Mode, noAssists } from './rules.ts';
import type { Scenery } from './scenery.ts';
import { usualSettings } from './stored-games.browser.ts';

/** What the stage tells once it can be seen. */
let showStage = () => {};

vi.mock('./stage.browser.tsx', () => ({
  Stage: ({ onReady }: { onReady: () => void }) => {
    showStage = onReady;
    return <canvas />;
  },
}));

const leave = vi.fn();

/** Opens the arena; its stage is still on its way. */
const open = (mode: Mode) =>
  showComponent(
    <Arena
      name="Air"
      scenery={{} as Scenery}
      setup={{ mode, seed: 'friday', assists: noAssists }}
      settings={usualSettings}
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

test('until its stage is there, it shows its name as busy', async () => {
  await open('fly');
  expect(texts('[aria-busy]')).toEqual(['Air']);
  await ready();
  expect(texts('[aria-busy]')).toEqual([]);
});

test('until its stage is there, the choices of a step are busy', async () => {
  await open('steps');
  expect(texts('fieldset [aria-busy]')).toHaveLength(3);
  await ready();
  expect(texts('[aria-busy]')).toEqual([]);
});

test.each(['fly', 'steps'] as const)('after a pause the keys go on: %s', async (mode) => {
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

test('what asks to close it pauses the round; before it has begun, it leaves', async () => {
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
