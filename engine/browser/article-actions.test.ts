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

const does = async (action: string) => {
  click(`[data-action=${action}]`);
  await settle();
  return messages.at(-1);
};
const pressed = () => find('[data-action=save]').getAttribute('aria-pressed');

beforeEach(() => {
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard });
});

test('saving is stored, shown and said; so is forgetting', async () => {
  await open();
  expect(pressed()).toBe('false');
  expect(await does('save')).toEqual({ text: 'Saved.', kind: 'success' });
  expect(pressed()).toBe('true');
  expect(localStorage.getItem('saved')).toBe('[4]');
  expect(await does('save')).toEqual({ text: 'Forgotten.', kind: 'info' });
  expect(pressed()).toBe('false');
});

test('an article that was saved before is shown as saved', async () => {
  localStorage.setItem('saved', '[4,1]');
  await open();
  expect(pressed()).toBe('true');
});

test('what another tab saves is shown, and what was saved since the page lay in the cache', async () => {
  await open();
  localStorage.setItem('saved', '[4]');
  dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
  expect(pressed()).toBe('true');
  localStorage.setItem('saved', '[]');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(pressed()).toBe('false');
});

test('where the browser stores nothing, it says for how long it is saved', async () => {
  breakStorage('blocked');
  await open();
  expect(await does('save')).toEqual({ text: 'Saved for now.', kind: 'info' });
  expect(pressed()).toBe('true');
  await does('save');
  expect(pressed()).toBe('false');
});

test('the device’s sheet shares the page without query and fragment', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard, share });
  await open();
  await does('share');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'The title', url: 'http://localhost:3000/blog/4' });
  expect(clipboard.writeText).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('closing the sheet is no failure', async () => {
  vi.stubGlobal('navigator', { clipboard, share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  await open();
  await does('share');
  expect(clipboard.writeText).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('a sheet that fails leaves the clipboard', async () => {
  vi.stubGlobal('navigator', { clipboard, share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await open();
  expect(await does('share')).toEqual({ text: 'Link copied.', kind: 'success' });
});

test('without a sheet the link is copied', async () => {
  await open();
  expect(await does('share')).toEqual({ text: 'Link copied.', kind: 'success' });
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/blog/4');
});

test.each([
  ['refused', { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }],
  ['not there', {}],
])('where the clipboard is %s, the link is shown', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator);
  await open();
  expect(await does('share')).toEqual({ text: 'Copy it: http://localhost:3000/blog/4', kind: 'error' });
});

test('the button at a block of code copies it', async () => {
  await open();
  expect(await does('copy')).toEqual({ text: 'Code copied.', kind: 'success' });
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;');
});

test('where copying code is refused, that is said', async () => {
  clipboard.writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await open();
  expect(await does('copy')).toEqual({ text: 'Not copied.', kind: 'error' });
});

test('a button that names a text copies that', async () => {
  await open();
  document.querySelector<HTMLElement>('[data-action="copy"]')?.setAttribute('data-text', 'ada@loom.example');
  await does('copy');
  expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith('ada@loom.example');
});
