import { beforeEach, expect, test, vi } from 'vitest';
import { breakStorage, click, find, press, showPage, stubMedia, watchLocation } from '../../tests/support/dom.ts';
import { site } from '../content/site.ts';
import { siteRoot } from '../content/site-root.ts';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';

const root = document.documentElement;
let measurePaint: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  measurePaint = undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        measurePaint = callback;
      }
      observe() {}
    },
  );
  stubMedia();
  document.head.innerHTML = `
    <link as="font" media="not all">
    <template id="later"><link rel="manifest"><script type="speculationrules">{}</script><script type="module" src="/page.js"></script></template>`;
});

async function open(path = '/') {
  const location = watchLocation(path);
  await import('./boot.ts');
  return { theme: root.dataset.theme, leadsTo: location.replace.mock.calls[0]?.[0], location };
}

const script = () => document.querySelector<HTMLScriptElement>('head > script[type=module]');
const finishLoading = () => {
  root.dataset.ready = '';
  dispatchEvent(new Event('ready'));
};

test('sets no theme if no theme is stored', async () => {
  expect((await open()).theme).toBeUndefined();
});

test.each(['dark', 'light'])('a stored %s theme is set before the first paint', async (theme) => {
  localStorage.setItem('theme', theme);
  expect((await open()).theme).toBe(theme);
  expect(document.querySelector('meta[name=theme-color]')).not.toBeNull();
});

test.each(['__proto__', 'constructor', 'DARK', '{"a":1}', '../../etc', 'x'.repeat(10_000)])(
  'ignores the invalid stored theme %s',
  async (word) => {
    localStorage.setItem('theme', word);
    expect((await open()).theme).toBeUndefined();
  },
);

test('sets no theme if storage is blocked', async () => {
  breakStorage('blocked');
  expect((await open()).theme).toBeUndefined();
});

test('does not load the page’s script while the page redirects to the stored language', async () => {
  root.dataset.leaving = '';
  await open();
  click('html');
  press('a');
  expect(script()).toBeNull();
  delete root.dataset.leaving;
  press('a');
  expect(script()).not.toBeNull();
});

test('restores the scroll position of the previous page once the document is parsed', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/about');
  sessionStorage.setItem('scroll', '432');
  await open();
  expect(scrollTo).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 432, behavior: 'instant' });
});

test('a visit from elsewhere starts at the top and does not open session storage', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const opened = vi.spyOn(self, 'sessionStorage', 'get');
  await open();
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['', 0],
  ['#caf%C3%A9', 1],
  ['#100%', 0],
])(
  'reloading a page that opens at its top scrolls to the target of the fragment %o, or else to the top',
  async (fragment, scrolled) => {
    vi.stubGlobal('scrollTo', vi.fn());
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as unknown as PerformanceEntryList);
    root.dataset.opensAtTop = '';
    const heading = document.createElement('h2');
    heading.id = 'café';
    heading.scrollIntoView = vi.fn();
    document.body.append(heading);
    await open(`/${fragment}`);
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(heading.scrollIntoView).toHaveBeenCalledTimes(scrolled);
    expect(scrollTo).toHaveBeenCalledTimes(1 - scrolled);
  },
);

test.each([
  ['reload', '', 'manual'],
  ['navigate', '', 'auto'],
  ['reload', undefined, 'auto'],
])('for the navigation type %s (opens at top: %o), scroll restoration is %s', async (type, opensAtTop, scrolling) => {
  history.scrollRestoration = 'auto';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
  if (opensAtTop !== undefined) root.dataset.opensAtTop = opensAtTop;
  await open();
  expect(history.scrollRestoration).toBe(scrolling);
});

test.each(['load', 'pagehide'])(
  'after the %s event of a reloaded page, back and forward restore scroll positions again',
  async (end) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' }] as unknown as PerformanceEntryList);
    root.dataset.opensAtTop = '';
    await open();
    expect(history.scrollRestoration).toBe('manual');
    dispatchEvent(new Event(end));
    vi.advanceTimersByTime(0);
    expect(history.scrollRestoration).toBe('auto');
  },
);

test('loads the page’s script once, after the page has been painted', async () => {
  await open();
  expect(script()).toBeNull();
  dispatchEvent(new Event('load'));
  expect(script()).toBeNull();
  measurePaint?.();
  expect(script()?.getAttribute('src')).toBe('/page.js');
  measurePaint?.();
  expect(document.querySelectorAll('[type=module]')).toHaveLength(1);
  expect(document.querySelector('head > [type=speculationrules]')).not.toBeNull();
});

test('loads the page’s script after a second if the browser does not report the paint', async () => {
  await open();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
  expect(script()).not.toBeNull();
});

test.each(['pointerdown', 'keydown'])('a %s event loads the page’s script earlier', async (type) => {
  await open();
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
  expect(script()).not.toBeNull();
});

test('with Save-Data, loads the page’s script only on interaction, and without speculation rules', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await open();
  dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  expect(script()).toBeNull();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(script()).not.toBeNull();
  expect(document.querySelector('head > [type=speculationrules]')).toBeNull();
});

test.each([
  ['an earlier page of this site', 'http://localhost:3000/about', '', true],
  ['no page', '', 'not all', false],
  ['another site', 'https://other.example/', 'not all', false],
])(
  'preloads the font and turns off the rise animation only within the site: coming from %s',
  async (_name, referrer, media, turned) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    // jsdom does not reflect the attribute as a property.
    const font = find('[as=font]') as unknown as { media: string };
    font.media = 'not all';
    await open();
    expect(font.media).toBe(media);
    expect('turned' in document.documentElement.dataset).toBe(turned);
  },
);

const controls = `
  <button data-action="theme"><b>day</b></button>
  <a href="/de" hreflang="de" data-action="language">Deutsch</a>
  <a id="plain" href="#here">a link</a>
  <island-root><button id="island" aria-keyshortcuts="Control+K"></button><button id="tags" popovertarget="list"></button></island-root>
  <button id="menu" commandfor="dialog"></button>`;

test.each(['b', 'a[hreflang]', '#island', '#menu'])(
  'repeats an early click on %s once the script is ready',
  async (control) => {
    showPage(controls);
    await open();
    const onClick = vi.fn();
    find(control).addEventListener('click', onClick);
    expect(click(control)).toBe(false);
    expect(script()).not.toBeNull();
    onClick.mockClear();
    finishLoading();
    expect(onClick).toHaveBeenCalledOnce();
    find(control).addEventListener('click', (event) => event.preventDefault());
    click(control);
    expect(onClick).toHaveBeenCalledTimes(2);
  },
);

test('a click before the document is complete loads the script once the document is parsed', async () => {
  const later = find('#later');
  later.remove();
  showPage(controls);
  await open();
  expect(click('b')).toBe(false);
  document.body.append(later);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(script()).not.toBeNull();
});

test.each(['#plain', '#tags'])('leaves an early click on %s to the browser', async (control) => {
  showPage(controls);
  await open();
  expect(click(control)).toBe(true);
  expect(script()).toBeNull();
});

test('leaves an early click on a button with commandfor to browsers that support invoker commands', async () => {
  vi.stubGlobal('CommandEvent', class extends Event {});
  showPage(controls);
  await open();
  expect(click('#menu')).toBe(true);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves an early click with %s on a language link to the browser',
  async (key) => {
    showPage(controls);
    await open();
    // jsdom does not navigate, and logs an error.
    let isPrevented: boolean | undefined;
    addEventListener('click', (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    click('a[hreflang]', { [key]: true });
    expect(isPrevented).toBe(false);
  },
);

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
])('%s and K open the command menu once the script is ready', async (_name, keys) => {
  showPage(controls);
  await open();
  expect(press('k', keys)).toBe(false);
  const opened = vi.fn();
  find('#island').addEventListener('click', opened);
  finishLoading();
  expect(opened).toHaveBeenCalledOnce();
});

test('leaves other keys to the browser', async () => {
  showPage(controls);
  await open();
  expect(press('k')).toBe(true);
  expect(press('j', { ctrlKey: true })).toBe(true);
});

test.each([
  ['does not come', () => script()?.dispatchEvent(new Event('error'))],
  ['takes too long', () => vi.advanceTimersByTime(5000)],
])('marks the page as scriptless, which hides controls that need the script, if the script %s', async (_name, fail) => {
  showPage(controls);
  const { location } = await open();
  click('[data-action=theme]');
  fail();
  expect(root.dataset.scriptless).toBe('');
  expect(location.assign).not.toHaveBeenCalled();
});

test.each([
  ['does not come', () => script()?.dispatchEvent(new Event('error'))],
  ['takes too long', () => vi.advanceTimersByTime(5000)],
])('opens and stores a language that was clicked earlier if the script %s', async (_name, fail) => {
  showPage(controls);
  const { location } = await open('/?q=1#here');
  click('a[hreflang]');
  vi.advanceTimersByTime(4900);
  expect(location.assign).not.toHaveBeenCalled();
  fail();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/de?q=1#here');
  expect(localStorage.getItem('lang')).toBe('de');
});

test('after the script has failed, a click opens and stores a language at once, with query and fragment', async () => {
  showPage(controls);
  const { location } = await open('/?q=1#here');
  click('[data-action=theme]');
  script()?.dispatchEvent(new Event('error'));
  expect(click('a[hreflang]')).toBe(false);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/de?q=1#here');
  expect(localStorage.getItem('lang')).toBe('de');
});

test('unmarks the page as scriptless when the script is ready after the timeout', async () => {
  showPage(controls);
  await open();
  click('[data-action=theme]');
  vi.advanceTimersByTime(5000);
  finishLoading();
  expect(root.dataset.scriptless).toBeUndefined();
});

test('does not mark the page as scriptless if the script is ready in time', async () => {
  await open();
  click('html');
  press('a');
  finishLoading();
  vi.advanceTimersByTime(5000);
  expect(root.dataset.scriptless).toBeUndefined();
});

test('bundled inline scripts import nothing, and contain the site’s colours and offered languages', async () => {
  vi.useRealTimers();
  const { bundleInline } = await import('../build/render/bundle-scripts.ts');
  const { readCode } = await import('../content/code/read-code.ts');
  const { frame, ...scripts } = await bundleInline(await readCode(siteRoot, []));
  for (const code of [...Object.values(scripts), ...Object.values(frame)])
    expect(code).not.toMatch(/\bimport\b|__[A-Z]+__|<\/script/);
  localStorage.setItem('theme', 'dark');
  const [other] = offeredLanguages.filter(({ code }) => code !== sourceLanguage);
  localStorage.setItem('lang', other?.code ?? '');
  const location = watchLocation('/');
  new Function(scripts.boot)();
  expect(root.dataset.theme).toBe('dark');
  new Function(scripts.storedLanguage)();
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(`/${other?.code}`);
  location.replace.mockClear();
  for (const { code } of site.languages.filter(({ offered }) => !offered)) {
    localStorage.setItem('lang', code);
    new Function(scripts.storedLanguage)();
  }
  expect(location.replace).not.toHaveBeenCalled();
});
