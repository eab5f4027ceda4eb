import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, find, stubDialogs } from '../../../tests/support/dom.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { island } from './command-menu.island.tsx';

const { Component: CommandMenu } = island;
const commands = ['One', 'Two'].map((label) => ({ id: label, label, copy: label }));
const index = { groups: [{ id: 'pages', label: 'Pages', commands }], texts: {}, synonyms: [], textIndex: '/texts' };
const answer = { ok: true, json: async () => index };
const chosen = () => find('[aria-selected="true"]').textContent;
const press = (key: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
  });
let leave = () => {};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubDialogs();
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('fetch', async () => answer);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(find('div'));
  leave = () => root.unmount();
  await act(async () =>
    root.render(
      <LanguageProvider language="en" t={(key) => key}>
        <CommandMenu index="/commands" />
      </LanguageProvider>,
    ),
  );
});
afterEach(() => act(async () => leave()));

test('a second click while it loads opens no second dialog', async () => {
  const answers: ((given: typeof answer) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(resolve)));
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await act(async () => void click('button'));
  await act(async () => void click('button'));
  for (const give of answers) await act(async () => give(answer));
  expect(shown).toHaveBeenCalledTimes(1);
});

test('the second click of a double click does not close it, a later click outside does', async () => {
  vi.useFakeTimers();
  await act(async () => void click('button'));
  expect(find('dialog').getAttribute('closedby')).toBe('closerequest');
  await act(async () => vi.runAllTimers());
  expect(find('dialog').getAttribute('closedby')).toBe('any');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'a key of an input method (%o) neither chooses nor runs a command',
  async (composing) => {
    await act(async () => void click('button'));
    await press('ArrowDown', composing);
    await press('Enter', composing);
    expect([chosen(), find<HTMLDialogElement>('dialog').open]).toEqual(['One', true]);
    await press('ArrowDown');
    expect(chosen()).toBe('Two');
    await press('Enter');
    expect(find<HTMLDialogElement>('dialog').open).toBe(false);
  },
);
