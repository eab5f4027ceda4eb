import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, settle, showPage, watchLocation, watchMessages } from '../../tests/support/dom.ts';
import { loadPage } from './load-page.ts';

vi.mock('./load-page.ts');
const load = vi.mocked(loadPage);
const fetchMock = vi.fn<(href: string, options?: RequestInit) => Promise<Response>>();
const about = 'http://localhost:3000/about';
let location: ReturnType<typeof watchLocation>;
let messages: ReturnType<typeof watchMessages>;

beforeEach(() => {
  // The module remembers requested pages for its lifetime.
  vi.resetModules();
  showPage(`
    <a id="about" href="/about"><b>About</b></a> <a id="here" href="/here#part">Here</a> <a id="file" href="/rss.xml">RSS</a>
    <a id="tab" href="/career" target="_blank">Career</a> <a id="save" href="/resume" download>Resume</a>
    <a id="other" href="https://other.example/">Elsewhere</a> <a id="lost">Nowhere</a>
    <div id="snackbar" data-page-failed="That page did not load."></div>`);
  location = watchLocation('/here');
  messages = watchMessages();
  fetchMock.mockReset().mockResolvedValue(new Response(''));
  load.mockReset().mockResolvedValue('');
  vi.stubGlobal('fetch', fetchMock);
});

const start = async () => (await import('./prefetch.ts')).startPrefetch();
const hover = async (selector: string, type = 'pointerover') => {
  find(selector).dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
};
const follow = async (selector: string, options?: MouseEventInit) => {
  // jsdom does not navigate, and logs an error.
  let prevented = false;
  const watch = (event: Event) => {
    prevented = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', watch);
  click(selector, options);
  await settle();
  removeEventListener('click', watch);
  return !prevented;
};
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test.each(['pointerover', 'focusin'])('%s on a link prefetches its page once', async (type) => {
  await start();
  await hover('#about b', type);
  await hover('#about', type);
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(about, { priority: 'low' });
});

test.each(['#here', '#file', '#tab', '#save', '#other', '#lost'])('does not prefetch the link %s', async (link) => {
  await start();
  await hover(link);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('leaves prefetching to browsers that support speculation rules', async () => {
  vi.stubGlobal('HTMLScriptElement', { supports: (type: string) => type === 'speculationrules' });
  await start();
  await hover('#about');
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'does not prefetch on the connection %o',
  async (connection) => {
    vi.stubGlobal('navigator', { onLine: true, connection });
    await start();
    await hover('#about');
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('online, leaves a click on a link to the browser', async () => {
  await start();
  await hover('#about');
  expect(await follow('#about')).toBe(true);
});

test('offline, a click on a link shows a message and does not navigate', async () => {
  goOffline();
  await start();
  expect(await follow('#about')).toBe(false);
  expect(messages).toEqual([{ text: 'That page did not load.', kind: 'error' }]);
  expect(location.assign).not.toHaveBeenCalled();
});

test('navigates if the page loads although the browser reports that it is offline', async () => {
  goOffline();
  load.mockResolvedValue('<html>');
  await start();
  expect(await follow('#about')).toBe(false);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(about);
  expect(messages).toEqual([]);
});

test('after a failed prefetch, a click navigates only if the page loads, otherwise shows a message', async () => {
  fetchMock.mockRejectedValue(new TypeError('no network'));
  await start();
  await hover('#about');
  expect(await follow('#about')).toBe(false);
  expect(messages).toHaveLength(1);
});

test('leaves clicks to the browser again once the network is back', async () => {
  fetchMock.mockRejectedValue(new TypeError('no network'));
  await start();
  await hover('#about');
  dispatchEvent(new Event('online'));
  expect(await follow('#about')).toBe(true);
});

test.each([
  ['#here'],
  ['#file'],
  ['#tab'],
  ['#other'],
  ['#about', { ctrlKey: true }],
  ['#about', { button: 1 }],
] as const)('offline, leaves a click on %s to the browser', async (link, options?: MouseEventInit) => {
  goOffline();
  await start();
  expect(await follow(link, options)).toBe(true);
  expect(messages).toEqual([]);
});
