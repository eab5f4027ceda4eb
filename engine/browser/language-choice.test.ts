import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, settle, showPage, watchLocation, watchMessages } from '../../tests/support/dom.ts';
import { startLanguageChoice } from './language-choice.ts';

const answers = vi.fn<(href: string) => Promise<Response>>();
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
  answers.mockReset().mockResolvedValue(new Response(''));
  vi.stubGlobal('fetch', answers);
  startLanguageChoice();
});

const choose = (code: string) => click(`[hreflang=${code}]`);
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

test('a chosen language is stored and opened at the same place, and asked for once', () => {
  vi.stubGlobal('scrollY', 321);
  expect(choose('de')).toBe(false);
  expect(find('ul').hidePopover).toHaveBeenCalledOnce();
  expect(localStorage.getItem('lang')).toBe('de');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/de/about?q=1#work');
  expect(sessionStorage.getItem('scroll')).toBe('321');
  expect(answers).not.toHaveBeenCalled();
});

test('a language with a longer tag is stored by its code', () => {
  choose('pt-BR');
  expect(localStorage.getItem('lang')).toBe('pt');
  expect(location.assign).toHaveBeenCalledOnce();
});

test('the language that is shown is stored, and the page stays, whatever was chosen before', () => {
  const stop = vi.spyOn(window, 'stop').mockReturnValue();
  choose('en');
  expect(localStorage.getItem('lang')).toBe('en');
  expect(location.assign).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('scroll')).toBeNull();
  expect(stop).toHaveBeenCalledOnce();
});

test('without a network a message is shown, and nothing is stored or changed', async () => {
  goOffline();
  localStorage.setItem('lang', 'af');
  answers.mockRejectedValue(new TypeError('no network'));
  expect(choose('de')).toBe(false);
  await settle();
  expect(messages).toEqual([{ text: 'That language did not load.', kind: 'error' }]);
  expect(localStorage.getItem('lang')).toBe('af');
  expect(location.assign).not.toHaveBeenCalled();
});

test('a browser that is wrong about its network arrives', async () => {
  goOffline();
  choose('de');
  await settle();
  expect(localStorage.getItem('lang')).toBe('de');
  expect(location.assign).toHaveBeenCalledOnce();
  expect(messages).toEqual([]);
});

test('a click that opens a new tab stays the browser’s', () => {
  expect(click('[hreflang=de]', { ctrlKey: true })).toBe(true);
  expect(localStorage.getItem('lang')).toBeNull();
});
