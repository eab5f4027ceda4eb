import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find } from '../../../tests/support/dom.ts';
import { removeComponent, showComponent } from '../../../tests/support/show-component.ts';
import { EndPanel } from './end-panel.browser.tsx';
import { pilotFlight } from './pilots.ts';
import { noAssists } from './rules.ts';

const replay = pilotFlight({ mode: 'fly', seed: 'friday', assists: noAssists });
const again = vi.fn();

const open = () =>
  showComponent(
    <EndPanel name="Air" replay={replay} watched={false} onAgain={again} onWatch={() => {}} onLeave={() => {}} />,
  );

beforeEach(() => {
  again.mockClear();
});
afterEach(() => removeComponent());

test('a gamepad starts a new round only with a press that began well after the last round', async () => {
  vi.useFakeTimers();
  const button = { pressed: true };
  vi.stubGlobal('navigator', { getGamepads: () => [null, { index: 1, buttons: [button] }] });
  const pressLater = (later: number) => {
    button.pressed = false;
    vi.advanceTimersByTime(later);
    button.pressed = true;
    vi.advanceTimersByTime(50);
  };
  await open();
  vi.advanceTimersByTime(1000);
  expect(again, 'held since before').not.toHaveBeenCalled();
  await open();
  pressLater(50);
  expect(again, 'pressed at once').not.toHaveBeenCalled();
  pressLater(1000);
  expect(again).toHaveBeenCalledOnce();
});

test.each([
  ['is copied', async () => {}, 'glider_copied'],
  [
    'is shown if the browser refuses to copy',
    () => Promise.reject(new Error('refused')),
    `glider_not_copied ${location.origin}`,
  ],
])('a shared link %s, and the panel shows a message', async (_, writeText, message) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await open();
  const share = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'glider_share');
  await act(async () => share?.click());
  expect(find('p[role=status]').textContent).toContain(message);
});
