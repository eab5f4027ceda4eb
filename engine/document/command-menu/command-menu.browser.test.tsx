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
const answers = { '/commands': index, '/texts': texts };
type Answer = Pick<Response, 'ok' | 'status' | 'json'>;
const answerTo = (address: string): Answer => ({
  ok: true,
  status: 200,
  json: async () => answers[address as keyof typeof answers],
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
  vi.stubGlobal('fetch', async (address: string) => answerTo(address));
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

test('a second click while it loads opens no second dialog', async () => {
  const given: ((answer: Answer) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => given.push(resolve)));
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  await open();
  await open();
  for (const give of given) await act(async () => give(answerTo('/commands')));
  expect(shown).toHaveBeenCalledTimes(1);
});

test('while its index is on its way the button says that it is busy', async () => {
  const late = Promise.withResolvers<Answer>();
  vi.stubGlobal('fetch', () => late.promise);
  await open();
  expect([find('button').ariaBusy, isOpen()]).toEqual(['true', false]);
  await act(async () => late.resolve(answerTo('/commands')));
  expect([find('button').ariaBusy, isOpen()]).toEqual([null, true]);
});

test.each<[string, () => Promise<Answer>]>([
  ['500', async () => ({ ...answerTo('/commands'), ok: false, status: 500 })],
  ['no JSON', async () => ({ ...answerTo('/commands'), json: () => Promise.reject(new SyntaxError('<!doctype')) })],
  ['another JSON', async () => ({ ...answerTo('/commands'), json: async () => [] })],
  ['no network', () => Promise.reject(new TypeError('no network'))],
])('an index that answers with %s: a message is shown, and the next try works', async (_failure, answer) => {
  const messages = watchMessages();
  vi.stubGlobal('fetch', answer);
  await open();
  expect(messages).toEqual([{ text: 'It did not load.', kind: 'error' }]);
  expect(isOpen()).toBe(false);
  vi.stubGlobal('fetch', async (address: string) => answerTo(address));
  await open();
  expect(isOpen()).toBe(true);
});

test('the second click of a double click does not close it, a later click outside does', async () => {
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

test('nothing that fits is said, and Enter does nothing then', async () => {
  await open();
  await type('zzzz');
  expect(find('[aria-live]').textContent).toBe('command_empty');
  await press('Enter');
  await press('ArrowDown');
  expect(isOpen()).toBe(true);
  await type('');
  expect(chosen()).toBe('One');
});

test('with Control a line opens in a new tab, and the menu stays', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  await open();
  await type('three');
  await press('Enter', { ctrlKey: true });
  expect(opened).toHaveBeenCalledExactlyOnceWith('/three', '_blank', 'noopener');
  expect([chosen(), isOpen()]).toEqual(['Three', true]);
});

test('it presses a control of the page, and closes first', async () => {
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
  ['it copies, and says so', async () => {}, { text: 'command_mail_copied', kind: 'success' }],
  [
    'where copying is refused, the visitor gets the text',
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

test('texts that do not come: the names are searched, a message is shown, and the next dialog tries again', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address === '/texts' ? { ...answerTo(address), ok: false, status: 500 } : answerTo(address),
  );
  await open();
  await type('tw');
  await until(() => expect(find('dialog [role=status]').textContent).toBe('command_texts_failed'));
  expect(chosen()).toBe('Two');
  await act(async () => {
    find<HTMLDialogElement>('dialog').close();
    find('dialog').dispatchEvent(new Event('close'));
  });
  vi.stubGlobal('fetch', async (address: string) => answerTo(address));
  await open();
  await type('striking');
  await until(() => expect(chosen()).toBe('A pageOne striking sentence.'));
  expect(find('mark').textContent).toBe('striking');
  expect(document.querySelector('dialog [role=status]')).toBeNull();
});
