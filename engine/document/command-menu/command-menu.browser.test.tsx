import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, find, stubDialogs, until, watchMessages } from '../../../tests/support/dom.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { island } from './command-menu.island.tsx';

const { Component: CommandMenu } = island;
const commands = ['One', 'Two'].map((label) => ({ id: label, label, copy: label }));
const pages = [
  { id: 'three', label: 'Three', href: '/three' },
  { id: 'theme', label: 'Theme', press: '[data-action=theme]' },
];
const index = {
  groups: [
    { id: 'pages', label: 'Pages', commands },
    { id: 'more', label: 'More', commands: pages },
  ],
  texts: {},
  synonyms: [],
  textIndex: '/texts',
};
const texts = { pages: [{ title: 'A page', href: '/a', parts: [{ blocks: ['One striking sentence.'] }] }] };
const responses = { '/commands': index, '/texts': texts };
type MockResponse = Pick<Response, 'ok' | 'status' | 'json'>;
const respondTo = (address: string): MockResponse => ({
  ok: true,
  status: 200,
  json: async () => responses[address as keyof typeof responses],
});
const chosen = () => find('[aria-selected="true"]').textContent;
const isOpen = () => document.querySelector<HTMLDialogElement>('dialog')?.open === true;
const open = () => act(async () => click('button'));
const press = (key: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }));
  });
const type = (text: string) =>
  act(async () => {
    const field = find<HTMLInputElement>('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
let leave = () => {};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubDialogs();
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('fetch', async (address: string) => respondTo(address));
  document.body.innerHTML = '<div></div><p id="snackbar" data-island-failed="It did not load."></p>';
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

test('a second click while the index loads opens no second dialog', async () => {
  const pending: ((response: MockResponse) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => pending.push(resolve)));
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await open();
  await open();
  for (const respond of pending) await act(async () => respond(respondTo('/commands')));
  expect(shown).toHaveBeenCalledTimes(1);
});

test('the button is busy until the index has loaded and the menu opens', async () => {
  const late = Promise.withResolvers<MockResponse>();
  vi.stubGlobal('fetch', () => late.promise);
  await open();
  expect([find('button').ariaBusy, isOpen()]).toEqual(['true', false]);
  await act(async () => late.resolve(respondTo('/commands')));
  expect([find('button').ariaBusy, isOpen()]).toEqual([null, true]);
});

test.each<[string, () => Promise<MockResponse>]>([
  ['status 500', async () => ({ ...respondTo('/commands'), ok: false, status: 500 })],
  ['no JSON', async () => ({ ...respondTo('/commands'), json: () => Promise.reject(new SyntaxError('<!doctype')) })],
  ['unexpected JSON', async () => ({ ...respondTo('/commands'), json: async () => [] })],
  ['no network', () => Promise.reject(new TypeError('no network'))],
])('shows a message if the index fails to load (%s), and the next try works', async (_failure, respond) => {
  const messages = watchMessages();
  vi.stubGlobal('fetch', respond);
  await open();
  expect(messages).toEqual([{ text: 'It did not load.', kind: 'error' }]);
  expect(isOpen()).toBe(false);
  vi.stubGlobal('fetch', async (address: string) => respondTo(address));
  await open();
  expect(isOpen()).toBe(true);
});

test('a double click on the button leaves the menu open, a later click outside closes it', async () => {
  vi.useFakeTimers();
  await open();
  expect(find('dialog').getAttribute('closedby')).toBe('closerequest');
  await act(async () => vi.runAllTimers());
  expect(find('dialog').getAttribute('closedby')).toBe('any');
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'a key of an input method (%o) neither chooses nor runs a command',
  async (composing) => {
    await open();
    await press('ArrowDown', composing);
    await press('Enter', composing);
    expect([chosen(), isOpen()]).toEqual(['One', true]);
    await press('ArrowDown');
    expect(chosen()).toBe('Two');
    await press('Enter');
    expect(isOpen()).toBe(false);
  },
);

test('announces that nothing matches, and ignores Enter then', async () => {
  await open();
  await type('zzzz');
  expect(find('[aria-live]').textContent).toBe('command_empty');
  await press('Enter');
  await press('ArrowDown');
  expect(isOpen()).toBe(true);
  await type('');
  expect(chosen()).toBe('One');
});

test('Control and Enter open the selected page in a new tab and keep the menu open', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  await open();
  await type('three');
  await press('Enter', { ctrlKey: true });
  expect(opened).toHaveBeenCalledExactlyOnceWith('/three', '_blank', 'noopener');
  expect([chosen(), isOpen()]).toEqual(['Three', true]);
});

test('a command clicks a control of the page after the menu has closed', async () => {
  const pressed: boolean[] = [];
  const theme = Object.assign(document.createElement('b'), { onclick: () => pressed.push(isOpen()) });
  theme.dataset.action = 'theme';
  document.body.append(theme);
  await open();
  await type('theme');
  await press('Enter');
  expect(pressed).toEqual([false]);
});

test.each([
  ['a command copies its text and shows a message', async () => {}, { text: 'command_mail_copied', kind: 'success' }],
  [
    'shows an error message with the text if copying is refused',
    () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    { text: 'command_mail_refused', kind: 'error' },
  ],
])('%s', async (_name, writeText, message) => {
  const clipboard = { writeText: vi.fn(writeText) };
  vi.stubGlobal('navigator', { clipboard });
  const messages = watchMessages();
  await open();
  await press('Enter');
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('One');
  expect(messages).toEqual([message]);
});

test('if page texts fail to load, searches names, shows a message, and retries when opened again', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/texts' ? { ...respondTo(address), ok: false, status: 500 } : respondTo(address),
  );
  await open();
  await type('tw');
  await until(() => expect(find('dialog [role=status]').textContent).toBe('command_texts_failed'));
  expect(chosen()).toBe('Two');
  await act(async () => {
    find<HTMLDialogElement>('dialog').close();
    find('dialog').dispatchEvent(new Event('close'));
  });
  vi.stubGlobal('fetch', async (address: string) => respondTo(address));
  await open();
  await type('striking');
  await until(() => expect(chosen()).toBe('A pageOne striking sentence.'));
  expect(find('mark').textContent).toBe('striking');
  expect(document.querySelector('dialog [role=status]')).toBeNull();
});
