import { beforeEach, expect, test, vi } from 'vitest';
import { click, find, settle, showPage, watchLocation, watchMessages } from '../../tests/support/dom.ts';
import { startLanguageChoice } from './language-choice.ts';

const germanPage = '<!DOCTYPE html><html lang="de"><body></body></html>\n';
const answer = (text: string, status = 200) => new Response(text, { status });
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
  answers.mockReset().mockResolvedValue(answer(germanPage));
  vi.stubGlobal('fetch', answers);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  startLanguageChoice();
});

const choose = async (code: string) => {
  const followed = click(`[hreflang=${code}]`);
  await settle();
  return followed;
};

test('a language whose page has come is stored and opened at the same place', async () => {
  vi.stubGlobal('scrollY', 321);
  expect(await choose('de')).toBe(false);
  expect(find('ul').hidePopover).toHaveBeenCalledOnce();
  expect(localStorage.getItem('lang')).toBe('de');
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/de/about?q=1#work');
  expect(sessionStorage.getItem('scroll')).toBe('321');
  expect(messages).toEqual([]);
});

test('a language with a longer tag is stored by its code, and its page is known by its tag', async () => {
  answers.mockResolvedValue(answer(germanPage.replace('"de"', '"pt-BR"')));
  await choose('pt-BR');
  expect(localStorage.getItem('lang')).toBe('pt');
  expect(location.assign).toHaveBeenCalledOnce();
  expect(messages).toEqual([]);
});

test('the language that is shown is stored, and the page stays', async () => {
  answers.mockResolvedValue(answer(germanPage.replace('"de"', '"en"')));
  await choose('en');
  expect(localStorage.getItem('lang')).toBe('en');
  expect(location.assign).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('scroll')).toBeNull();
});

test.each<[string, () => Promise<Response>]>([
  ['without a network', () => Promise.reject(new TypeError('no network'))],
  ['the page is not there', async () => answer('<html lang="de"></html>', 404)],
  ['the server fails', async () => answer('<html lang="de"></html>', 500)],
  ['the server is overloaded', async () => answer('<html lang="de"></html>', 503)],
  ['there is no content', async () => new Response(null, { status: 204 })],
  ['the page breaks off', async () => answer(germanPage.slice(0, -12))],
  [
    'the connection breaks',
    async () => Object.assign(answer(''), { text: () => Promise.reject(new TypeError('lost')) }),
  ],
  ['a portal answers instead', async () => answer('<html lang="en"><p>Log in to this network</p></html>')],
  ['the page is in another language', async () => answer(germanPage.replace('"de"', '"af"'))],
])('where %s, a message is shown, and nothing is stored or changed', async (_name, make) => {
  localStorage.setItem('lang', 'af');
  answers.mockImplementation(make);
  expect(await choose('de')).toBe(false);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed to load language', 'de', expect.any(Error));
  expect(messages).toEqual([{ text: 'That language did not load.', kind: 'error' }]);
  expect(localStorage.getItem('lang')).toBe('af');
  expect(location.assign).not.toHaveBeenCalled();
});

test('of two choices the last one counts, whichever comes first', async () => {
  const late = Promise.withResolvers<Response>();
  answers.mockReturnValueOnce(late.promise);
  await choose('zu');
  await choose('de');
  late.resolve(answer(germanPage.replace('"de"', '"zu"')));
  await settle();
  expect(location.assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/de/about'));
  expect(localStorage.getItem('lang')).toBe('de');
});

test('an earlier choice that fails is not spoken of once another has been made', async () => {
  const late = Promise.withResolvers<Response>();
  answers.mockReturnValueOnce(late.promise);
  await choose('zu');
  await choose('de');
  late.reject(new TypeError('no network'));
  await settle();
  expect(messages).toEqual([]);
});

test('a click that opens a new tab stays the browser’s', () => {
  expect(click('[hreflang=de]', { ctrlKey: true })).toBe(true);
  expect(answers).not.toHaveBeenCalled();
});
