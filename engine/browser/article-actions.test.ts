import { beforeEach, expect, test, vi } from 'vitest';
import { breakStorage, click, find, settle, showPage, watchLocation, watchMessages } from '../../tests/support/dom.ts';

let messages: ReturnType<typeof watchMessages>;
const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };

async function open(): Promise<void> {
  vi.resetModules();
  showPage(`
    <h1>The title</h1>
    <button data-action="save" data-number="4" data-numbers="1,4" data-saved="Saved." data-saved-short="Saved for now."
      data-unsaved="Forgotten."></button>
    <button data-action="share" data-copied="Link copied." data-failed="Copy it: {{link}}"></button>
    <div><pre>const a = 1;</pre><button data-action="copy" data-copied="Code copied." data-failed="Not copied."></button></div>`);
  watchLocation('/blog/4?from=mail#end');
  messages = watchMessages();
  (await import('./article-actions.ts')).startArticleActions();
}

const clickAndWait = async (action: string) => {
  click(`[data-action=${action}]`);
  await settle();
  return messages.at(-1);
};
const pressed = () => find('[data-action=save]').getAttribute('aria-pressed');

beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard });
});

test('the save button saves or removes the article, changes its state and shows a message', async () => {
  await open();
  expect(pressed()).toBe('false');
  expect(await clickAndWait('save')).toEqual({ text: 'Saved.', kind: 'success' });
  expect(pressed()).toBe('true');
  expect(localStorage.getItem('saved')).toBe('[4]');
  expect(await clickAndWait('save')).toEqual({ text: 'Forgotten.', kind: 'info' });
  expect(pressed()).toBe('false');
});

test('the save button is pressed if the article is already saved', async () => {
  localStorage.setItem('saved', '[4,1]');
  await open();
  expect(pressed()).toBe('true');
});

test('the save button reflects changes from other tabs, also after the back/forward cache', async () => {
  await open();
  localStorage.setItem('saved', '[4]');
  dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
  expect(pressed()).toBe('true');
  localStorage.setItem('saved', '[]');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(pressed()).toBe('false');
});

test('with blocked storage, the message says that the article is saved only for now', async () => {
  breakStorage('blocked');
  await open();
  expect(await clickAndWait('save')).toEqual({ text: 'Saved for now.', kind: 'info' });
  expect(pressed()).toBe('true');
  await clickAndWait('save');
  expect(pressed()).toBe('false');
});

test('the share sheet gets the page’s title, and its address without query and fragment', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard, share });
  await open();
  await clickAndWait('share');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'The title', url: 'http://localhost:3000/blog/4' });
  expect(clipboard.writeText).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('closing the share sheet shows no message and copies nothing', async () => {
  vi.stubGlobal('navigator', { clipboard, share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await open();
  await clickAndWait('share');
  expect(clipboard.writeText).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('copies the link if the share sheet fails', async () => {
  vi.stubGlobal('navigator', { clipboard, share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await open();
  expect(await clickAndWait('share')).toEqual({ text: 'Link copied.', kind: 'success' });
});

test('copies the link in browsers without a share sheet', async () => {
  await open();
  expect(await clickAndWait('share')).toEqual({ text: 'Link copied.', kind: 'success' });
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/blog/4');
});

test.each([
  ['refuses access', { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }],
  ['is missing', {}],
])('shows the link in an error message if the clipboard %s', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await open();
  expect(await clickAndWait('share')).toEqual({ text: 'Copy it: http://localhost:3000/blog/4', kind: 'error' });
});

test('the copy button of a code block copies the code', async () => {
  await open();
  expect(await clickAndWait('copy')).toEqual({ text: 'Code copied.', kind: 'success' });
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;');
});

test('shows an error message if copying code is refused', async () => {
  clipboard.writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await open();
  expect(await clickAndWait('copy')).toEqual({ text: 'Not copied.', kind: 'error' });
});

test('a copy button with data-text copies that text', async () => {
  await open();
  document.querySelector<HTMLElement>('[data-action="copy"]')?.setAttribute('data-text', 'ada@loom.example');
  await clickAndWait('copy');
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('ada@loom.example');
});
