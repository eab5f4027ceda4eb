import { useEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  find,
  settle,
  showPage,
  stubIntersectionObserver,
  until,
  watchLocation,
  watchMessages,
} from '../../tests/support/dom.ts';
import { LanguageProvider, useLanguage } from '../i18n/language-context.tsx';
import { makeTranslate } from '../i18n/translate.ts';
import type { StoredName } from '../routes/stored-names.ts';
import { defineIsland } from './define-island.ts';
import { Island } from './island.tsx';

const log: string[] = [];
let broken: 'module' | 'no island' | 'component' | undefined;
/** What the visitor does while React listens but has not hydrated yet. */
let meanwhile: (() => void) | undefined;

function Controls({ start }: { start: number }) {
  const { t } = useLanguage();
  const [count, setCount] = useState(start);
  const [text, setText] = useState('');
  const [order, setOrder] = useState('newest');
  const [checked, setChecked] = useState(false);
  const [asked, setAsked] = useState('nothing');
  useEffect(() => {
    log.push('hydrated');
    setAsked('what the address says');
  }, []);
  if (broken === 'component') throw new Error('a broken island');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only logs events.
    <section
      onPointerDown={() => log.push('pointerdown')}
      onPointerMove={({ clientX }) => log.push(`pointermove ${clientX}`)}
      onPointerUp={() => log.push('pointerup')}
      onPointerCancel={() => log.push('pointercancel')}
      onKeyDown={({ key }) => log.push(`keydown ${key}`)}
    >
      <button type="button" id="count" onClick={() => setCount(count + 1)}>
        {t('nav_theme')} {count}
      </button>
      <input id="text" value={text} onChange={({ target }) => setText(target.value)} />
      <output id="typed">{text}</output>
      <select id="order" value={order} onChange={({ target }) => setOrder(target.value)}>
        <option>newest</option>
        <option>oldest</option>
      </select>
      <output id="chosen">{order}</output>
      <label id="label">
        <input id="check" type="checkbox" checked={checked} onChange={({ target }) => setChecked(target.checked)} />
      </label>
      <output id="checked">{String(checked)}</output>
      <button type="button" id="opener" popoverTarget="list" onClick={() => log.push('opener')} />
      <button type="button" id="ask" onClick={() => log.push(asked)} />
      <button type="button" id="read" onClick={() => log.push(`read ${text}`)} />
      <a id="link" href="#there">
        there
      </a>
    </section>
  );
}

const controls = defineIsland({ name: 'article-filter', Component: Controls, words: ['nav_theme'] });

// A name that wake-islands.ts knows: it finds islands by their files.
vi.mock('../pages/blog/article-filter.island.tsx', () => ({ island: controls }));
vi.mock('./hydrate-island.tsx', async (importOriginal) => {
  const { hydrateIsland } = await importOriginal<typeof import('./hydrate-island.tsx')>();
  return {
    hydrateIsland: (...island: Parameters<typeof hydrateIsland>) => {
      begun = true;
      if (broken === 'module') return Promise.reject(new TypeError('no network'));
      if (broken === 'no island') return hydrateIsland(island[0], {} as (typeof island)[1]);
      const hydrated = hydrateIsland(...island);
      meanwhile?.();
      void hydrated.then(() => {
        answers = true;
      });
      return hydrated;
    },
  };
});

let begun = false;
/** Whether the island is interactive, which is some time after its first effect. */
let answers = false;
let observers: ReturnType<typeof stubIntersectionObserver>;
let messages: ReturnType<typeof watchMessages>;

/**
 * Opens a page with the island and calls `wakeIslands`.
 * @param before what the visitor does before that
 */
async function open(wake?: 'touch' | 'visible' | 'query', before = () => {}, stored?: StoredName): Promise<void> {
  const t = makeTranslate('en', { nav_theme: 'Theme', error_title: 'Unexpected Application Error!' });
  showPage(
    renderToStaticMarkup(
      <LanguageProvider language="en" t={t}>
        <Island of={controls} props={{ start: 5 }} wake={wake} stored={stored} />
        <div id="snackbar" data-island-failed="That part did not load." />
      </LanguageProvider>,
    ),
  );
  log.length = 0;
  before();
  messages = watchMessages();
  (await import('./wake-islands.ts')).wakeIslands();
}

/** As in a built site: the data is in a file, for which the server answers this. */
function moveData(answer: Response | Promise<Response>): void {
  const { dataset } = find('island-root');
  delete dataset.island;
  dataset.file = '/assets/article-filter-0f3c.json';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer),
  );
}

const fire = (selector: string, event: Event) => find(selector).dispatchEvent(event);
const mouse = (type: string) => new MouseEvent(type, { bubbles: true, cancelable: true });
const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
const pointer = (type: string, clientX = 0) => new PointerEvent(type, { clientX, bubbles: true, cancelable: true });
/** Types into a field, as the browser does. */
const type = (text: string) => {
  find<HTMLInputElement>('#text').value = text;
  fire('#text', new InputEvent('input', { bubbles: true }));
};
/** Waits until the island is hydrated. */
const load = async () => {
  await until(() => expect(answers).toBe(true));
  await settle();
};
/** Waits as long as hydration would take, and expects none. */
const expectAsleep = async () => {
  await Promise.all([import('./hydrate-island.tsx'), import('../pages/blog/article-filter.island.tsx')]);
  await settle();
  expect(begun).toBe(false);
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  broken = undefined;
  meanwhile = undefined;
  begun = false;
  answers = false;
  observers = stubIntersectionObserver();
});

test('nothing is hydrated before it is touched', async () => {
  await open();
  fire('#count', pointer('pointermove'));
  await expectAsleep();
});

test('the click that wakes it is replayed to it, once; the next ones are its own', async () => {
  await open();
  expect(fire('#count', mouse('click'))).toBe(false);
  await load();
  expect(find('#count').textContent).toBe('Theme 6');
  fire('#count', mouse('click'));
  await until(() => expect(find('#count').textContent).toBe('Theme 7'));
});

test('its data comes from its file, once, when it is woken', async () => {
  await open(undefined, () => moveData(new Response(find('island-root').dataset.island)));
  expect(fetch).not.toHaveBeenCalled();
  fire('#count', mouse('click'));
  await load();
  await until(() => expect(find('#count').textContent).toBe('Theme 6'));
  expect(vi.mocked(fetch).mock.calls).toEqual([['/assets/article-filter-0f3c.json']]);
});

test('texts that a translator has wrapped: it is made anew with what was typed and clicked, and nothing is logged', async () => {
  const logged = vi.spyOn(console, 'error');
  const reported = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', reported);
  await open(undefined, () => {
    find('#count').innerHTML = '<font><font>Thema 5</font></font>';
    find('#link').innerHTML = '<font>dort</font>';
  });
  fire('#count font font', mouse('click'));
  type('typed before');
  await load();
  await until(() => expect(find('#count').textContent).toBe('Theme 6'));
  await until(() => expect(find('#typed').textContent).toBe('typed before'));
  expect(find<HTMLInputElement>('#text').value).toBe('typed before');
  fire('#count', mouse('click'));
  await until(() => expect(find('#count').textContent).toBe('Theme 7'));
  expect(logged).not.toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
  window.removeEventListener('error', reported);
  logged.mockRestore();
});

test('a field that had the focus has it when a translated island was made anew, and is typed on in', async () => {
  await open(undefined, () => {
    find('#count').innerHTML = '<font>Thema 5</font>';
  });
  const field = find<HTMLInputElement>('#text');
  field.focus();
  type('type');
  field.setSelectionRange(1, 3);
  let selected: unknown[] = [];
  meanwhile = () => {
    const now = find<HTMLInputElement>('#text');
    selected = [now === document.activeElement, now.value, now.selectionStart, now.selectionEnd];
    type(`${now.value}d`);
  };
  await load();
  expect(find('#text')).not.toBe(field);
  expect(selected).toEqual([true, 'type', 1, 3]);
  await until(() => expect(find('#typed').textContent).toBe('typed'));
  expect(document.activeElement).toBe(find('#text'));
});

test('pressed it is busy until it answers', async () => {
  await open();
  fire('#text', new FocusEvent('focusin', { bubbles: true }));
  expect(find('island-root').ariaBusy).toBeNull();
  fire('#count', mouse('click'));
  expect(find('island-root').ariaBusy).toBe('true');
  await load();
  expect(find('island-root').ariaBusy).toBeNull();
});

test('what wakes it is answered by what it has read of the browser, not by what was built', async () => {
  await open();
  fire('#ask', mouse('click'));
  await load();
  expect(log).toEqual(['hydrated', 'what the address says']);
});

test('what is typed before a button is pressed is there when the press is replayed, and what comes later is not', async () => {
  await open();
  type('first');
  fire('#read', mouse('click'));
  type('second');
  await load();
  expect(log).toEqual(['hydrated', 'read first']);
  await until(() => expect(find('#typed').textContent).toBe('second'));
});

test('all that is done while it loads is replayed in its order', async () => {
  await open();
  fire('#count', pointer('pointerdown'));
  fire('#count', pointer('pointerup'));
  fire('#count', mouse('click'));
  fire('#count', mouse('click'));
  fire('#count', key('ArrowRight'));
  await load();
  expect(log).toEqual(['hydrated', 'pointerdown', 'pointerup', 'keydown ArrowRight']);
  expect(find('#count').textContent).toBe('Theme 7');
});

test('what is done while React hydrates it is done once', async () => {
  await open();
  meanwhile = () => fire('#count', key('ArrowLeft'));
  find('#count').focus();
  await load();
  expect(log.filter((line) => line === 'keydown ArrowLeft')).toEqual(['keydown ArrowLeft']);
});

test('the focus alone wakes it', async () => {
  await open();
  find('#count').focus();
  await load();
  expect(find('#count').textContent).toBe('Theme 5');
});

test('a swipe is replayed with its way, and one that the browser takes over is given up', async () => {
  await open();
  fire('#count', pointer('pointerdown', 200));
  fire('#count', pointer('pointermove', 100));
  fire('#count', pointer('pointercancel', 100));
  await load();
  expect(log).toEqual(['hydrated', 'pointerdown', 'pointermove 100', 'pointercancel']);
});

test('a drag that leaves it belongs to it until it is let go', async () => {
  await open();
  fire('#count', pointer('pointerdown', 200));
  fire('body', pointer('pointermove', 100));
  fire('body', pointer('pointerup', 100));
  fire('body', pointer('pointermove', 50));
  await load();
  expect(log).toEqual(['hydrated', 'pointerdown', 'pointermove 100', 'pointerup']);
});

test('what was typed, chosen and ticked before any script was there is known to it', async () => {
  await open('touch', () => {
    find<HTMLInputElement>('#text').value = 're';
    find<HTMLSelectElement>('#order').value = 'oldest';
    find<HTMLInputElement>('#check').checked = true;
  });
  await load();
  await until(() => expect(find('#checked').textContent).toBe('true'));
  expect(find('#typed').textContent).toBe('re');
  expect(find('#chosen').textContent).toBe('oldest');
  expect(find<HTMLInputElement>('#check').checked).toBe(true);
});

test('what is typed while it loads stays, and it knows it', async () => {
  await open();
  type('r');
  type('re');
  await load();
  expect(find<HTMLInputElement>('#text').value).toBe('re');
  expect(find('#typed').textContent).toBe('re');
});

test('what is typed after React has written its own text goes on with what was there', async () => {
  await open();
  type('re');
  meanwhile = () => {
    const field = find<HTMLInputElement>('#text');
    field.value = '';
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'd' }));
    type(`${field.value}d`);
  };
  await load();
  expect(find<HTMLInputElement>('#text').value).toBe('red');
  expect(find('#typed').textContent).toBe('red');
});

test('what is typed and taken back while it loads is gone', async () => {
  await open();
  type('r');
  type('');
  await load();
  expect(find<HTMLInputElement>('#text').value).toBe('');
  expect(find('#typed').textContent).toBe('');
});

test('what is chosen from a list while it loads is chosen', async () => {
  await open();
  find<HTMLSelectElement>('#order').value = 'oldest';
  fire('#order', new Event('input', { bubbles: true }));
  fire('#order', new Event('change', { bubbles: true }));
  await load();
  expect(find<HTMLSelectElement>('#order').value).toBe('oldest');
  expect(find('#chosen').textContent).toBe('oldest');
});

test('what is chosen is chosen, although React writes its own value between the two events of a choice', async () => {
  await open();
  type('re');
  meanwhile = () => {
    const list = find<HTMLSelectElement>('#order');
    list.value = 'oldest';
    fire('#order', new Event('input', { bubbles: true }));
    list.value = 'newest';
    fire('#order', new Event('change', { bubbles: true }));
  };
  await load();
  expect(find<HTMLSelectElement>('#order').value).toBe('oldest');
  expect(find('#chosen').textContent).toBe('oldest');
});

test.each(['#check', '#label'])('a box that is ticked at %s while it loads is ticked', async (target) => {
  await open();
  fire(target, mouse('click'));
  await load();
  await until(() => expect(find('#checked').textContent).toBe('true'));
  expect(find<HTMLInputElement>('#check').checked).toBe(true);
});

test.each(['#opener', '#link'])('a click on %s is the browser’s, and is not done twice', async (target) => {
  await open();
  const clicked = vi.fn();
  find(target).addEventListener('click', clicked);
  expect(fire(target, mouse('click'))).toBe(true);
  await load();
  expect(clicked).toHaveBeenCalledOnce();
});

test('one that wakes when it is seen waits until it is', async () => {
  await open('visible');
  // The island’s own element has no box.
  const island = find('island-root > *');
  observers[0]?.see(island, false);
  await expectAsleep();
  observers[0]?.see(island);
  await load();
});

test.each([
  ['?q=react', true],
  ['', false],
])('one that wakes by the address, at /blog%s', async (query, wakes) => {
  watchLocation(`/blog${query}`);
  await open('query');
  if (wakes) return load();
  await expectAsleep();
});

test('one that does not load stays as it is, and a message is shown', async () => {
  broken = 'module';
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open();
  const clicked = vi.fn();
  find('#count').addEventListener('click', clicked);
  fire('#count', mouse('click'));
  await until(() => expect(find('island-root').dataset.failed).toBe(''));
  expect(find('island-root').ariaBusy).toBeNull();
  expect(messages).toEqual([{ text: 'That part did not load.', kind: 'error' }]);
  expect(warn).toHaveBeenCalledOnce();
  expect(find('#count').textContent).toBe('Theme 5');
  expect(clicked).not.toHaveBeenCalled();
  // The browser handles its links and fields from now on.
  expect(fire('#count', mouse('click'))).toBe(true);
});

test.each([
  [
    'whose script exports no island',
    () => {
      broken = 'no island';
    },
  ],
  ['whose data is broken', () => find('island-root').setAttribute('data-island', '{')],
  ['whose file is missing', () => moveData(new Response('<!DOCTYPE html>', { status: 404 }))],
  ['whose file does not come', () => moveData(Promise.reject(new TypeError('no network')))],
])('one %s stays as it is, too', async (_name, damage) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(undefined, damage);
  fire('#count', mouse('click'));
  await until(() => expect(find('island-root').dataset.failed).toBe(''));
  expect(messages).toEqual([{ text: 'That part did not load.', kind: 'error' }]);
  expect(find('#count').textContent).toBe('Theme 5');
});

test('one that throws shows the error in its place, and the page goes on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  broken = 'component';
  fire('#count', mouse('click'));
  await until(() => expect(find('[role=alert]').textContent).toContain('a broken island'));
  expect(find('[role=alert]').textContent).toContain('Unexpected Application Error!');
  expect(find('#snackbar')).toBeTruthy();
});

test('one for which the tab keeps something is hydrated at once, another only when it is touched', async () => {
  await open('touch', () => {}, 'side-by-side');
  await expectAsleep();
  vi.resetModules();
  await open('touch', () => sessionStorage.setItem('side-by-side', '{}'), 'side-by-side');
  await load();
  sessionStorage.clear();
});

test('one that no file defines is reported by its name', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open();
  find('island-root').setAttribute('name', 'unknown');
  fire('#count', mouse('click'));
  await until(() => expect(warn).toHaveBeenCalledWith('unknown', expect.any(Error)));
});
