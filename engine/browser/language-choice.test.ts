import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, settle, showPage, watchLocation, watchMessages } from '../../tests/support/dom.ts';
import { startLanguageChoice } from './language-choice.ts';
import { loadPage } from './load-page.ts';

vi.mock('./load-page.ts');
const load = vi.mocked(loadPage);

/** A minimal page of this site in a language. */
const pageIn = (language: string): string => `<!DOCTYPE html><html lang="${language}"><body></body></html>`;

let location: ReturnType<typeof watchLocation>;
let messages: ReturnType<typeof watchMessages>;

beforeEach(() => {
  document.documentElement.lang = 'en';
  showPage(`
    <ul popover>
      <li><a href="/about" hreflang="en" data-action="language">English</a></li>
      <li><a href="/de/about" hreflang="de" data-action="language">Deutsch</a></li>
      <li><a href="/zu/about" hreflang="zu" data-action="language">isiZulu</a></li>
      <li><a href="/pt/about" hreflang="pt-BR" data-action="language" data-lang="pt">Português (Brasil)</a></li>
    </ul>
    <div id="snackbar" data-language-failed="That language did not load."></div>`);
  find('ul').hidePopover = vi.fn();
  location = watchLocation('/about?q=1#work');
  messages = watchMessages();
  load.mockReset().mockImplementation(async (href) => pageIn(href.includes('/zu/') ? 'zu' : 'de'));
  vi.spyOn(console, 'error').mockReset().mockReturnValue();
  startLanguageChoice();
});

const choose = async (code: string) => {
  const followed = click(`[hreflang=${code}]`);
  await settle();
  return followed;
};

test('stores a language and opens its page at the same scroll position once the page has loaded', async () => {
  vi.stubGlobal('scrollY', 321);
  expect(await choose('de')).toBe(false);
  expect(find('ul').hidePopover).toHaveBeenCalledOnce();
  expect(localStorage.getItem('lang')).toBe('de');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/de/about?q=1#work');
  expect(sessionStorage.getItem('scroll')).toBe('321');
  expect(messages).toEqual([]);
});

test('stores the code of a language with a longer tag, and recognises its page by the tag', async () => {
  load.mockResolvedValue(pageIn('pt-BR'));
  await choose('pt-BR');
  expect(localStorage.getItem('lang')).toBe('pt');
  expect(location.assign).toHaveBeenCalledOnce();
});

test('selecting the current language stores it and does not navigate', async () => {
  await choose('en');
  expect(localStorage.getItem('lang')).toBe('en');
  expect(load).not.toHaveBeenCalled();
  expect(location.assign).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('scroll')).toBeNull();
});

test.each<[string, string]>([
  ['the page cannot be loaded', ''],
  ['the page is incomplete', pageIn('de').slice(0, -11)],
  ['the login page of a network loads instead', '<html lang="en"><p>Log in to this network</html>'],
  ['the page is in another language', pageIn('af')],
])('shows a message, logs the language, stores nothing and does not navigate if %s', async (_name, page) => {
  localStorage.setItem('lang', 'af');
  load.mockResolvedValue(page);
  expect(await choose('de')).toBe(false);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed to load language', 'de');
  expect(messages).toEqual([{ text: 'That language did not load.', kind: 'error' }]);
  expect(localStorage.getItem('lang')).toBe('af');
  expect(location.assign).not.toHaveBeenCalled();
});

test('opens the last of two selected languages, also if the page of the first language loads later', async () => {
  const late = Promise.withResolvers<string>();
  load.mockReturnValueOnce(late.promise);
  await choose('zu');
  await choose('de');
  late.resolve(pageIn('zu'));
  await settle();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/de/about'));
  expect(localStorage.getItem('lang')).toBe('de');
});

test('shows no message for a language that fails to load after another language was selected', async () => {
  const late = Promise.withResolvers<string>();
  load.mockReturnValueOnce(late.promise);
  await choose('zu');
  await choose('de');
  late.resolve('');
  await settle();
  expect(messages).toEqual([]);
});

test('selecting the current language cancels an earlier selection whose page is still loading', async () => {
  const late = Promise.withResolvers<string>();
  load.mockReturnValueOnce(late.promise);
  await choose('zu');
  await choose('en');
  late.resolve(pageIn('zu'));
  await settle();
  expect(location.assign).not.toHaveBeenCalled();
  expect(localStorage.getItem('lang')).toBe('en');
});

test('keeps a malformed fragment unchanged in the new address', async () => {
  location.hash = '#%E0%A4%A';
  await choose('de');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/de/about?q=1#%E0%A4%A');
});

test('leaves a click that opens a new tab to the browser', () => {
  expect(click('[hreflang=de]', { ctrlKey: true })).toBe(true);
  expect(load).not.toHaveBeenCalled();
});
