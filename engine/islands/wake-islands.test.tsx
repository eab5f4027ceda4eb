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
/** Simulates interactions while React listens but has not hydrated yet. */
let duringHydration: (() => void) | undefined;

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
      hydrationStarted = true;
      if (broken === 'module') return Promise.reject(new TypeError('no network'));
      if (broken === 'no island') return hydrateIsland(island[0], {} as (typeof island)[1]);
      const hydrated = hydrateIsland(...island);
      duringHydration?.();
      void hydrated.then(() => {
        isInteractive = true;
      });
      return hydrated;
    },
  };
});

let hydrationStarted = false;
/** Whether the island is interactive, which is some time after its first effect. */
let isInteractive = false;
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

/** Moves the data to a file, as in a built site. The server responds to its request with `response`. */
function moveData(response: Response | Promise<Response>): void {
  const { dataset } = find('island-root');
  delete dataset.island;
  dataset.file = '/assets/article-filter-0f3c.json';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
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
  await until(() => expect(isInteractive).toBe(true));
  await settle();
};
/** Waits as long as hydration would take, and expects none. */
const expectAsleep = async () => {
  await Promise.all([import('./hydrate-island.tsx'), import('../pages/blog/article-filter.island.tsx')]);
  await settle();
  expect(hydrationStarted).toBe(false);
};

beforeEach(() => {
  document.documentElement.lang = 'en';
  broken = undefined;
  duringHydration = undefined;
  hydrationStarted = false;
  isInteractive = false;
  observers = stubIntersectionObserver();
});

test('does not hydrate an island before an interaction; moving the pointer over it is not enough', async () => {
  await open();
  fire('#count', pointer('pointermove'));
  await expectAsleep();
});

test('replays the click that hydrates an island once; later clicks reach the island directly', async () => {
  await open();
  expect(fire('#count', mouse('click'))).toBe(false);
  await load();
  expect(find('#count').textContent).toBe('Theme 6');
  fire('#count', mouse('click'));
  await until(() => expect(find('#count').textContent).toBe('Theme 7'));
});

test('loads the data file of an island once, on the first interaction', async () => {
  await open(undefined, () => moveData(new Response(find('island-root').dataset.island)));
  expect(fetch).not.toHaveBeenCalled();
  fire('#count', mouse('click'));
  await load();
  await until(() => expect(find('#count').textContent).toBe('Theme 6'));
  expect(vi.mocked(fetch).mock.calls).toEqual([['/assets/article-filter-0f3c.json']]);
});

test('re-renders an island that an extension translated, keeps input and clicks, and logs no error', async () => {
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

test('a field keeps focus, selection and further input when a translated island is re-rendered', async () => {
  await open(undefined, () => {
    find('#count').innerHTML = '<font>Thema 5</font>';
  });
  const field = find<HTMLInputElement>('#text');
  field.focus();
  type('type');
  field.setSelectionRange(1, 3);
  let selected: unknown[] = [];
  duringHydration = () => {
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

test('a click marks an island as busy until it is interactive; focus does not', async () => {
  await open();
  fire('#text', new FocusEvent('focusin', { bubbles: true }));
  expect(find('island-root').ariaBusy).toBeNull();
  fire('#count', mouse('click'));
  expect(find('island-root').ariaBusy).toBe('true');
  await load();
  expect(find('island-root').ariaBusy).toBeNull();
});

test('replays a click only after effects have read the browser’s state, not with values of the build', async () => {
  await open();
  fire('#ask', mouse('click'));
  await load();
  expect(log).toEqual(['hydrated', 'what the address says']);
});

test('a replayed click sees the text typed before it, but not the text typed after it', async () => {
  await open();
  type('first');
  fire('#read', mouse('click'));
  type('second');
  await load();
  expect(log).toEqual(['hydrated', 'read first']);
  await until(() => expect(find('#typed').textContent).toBe('second'));
});

test('replays all interactions during loading in their order', async () => {
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

test('handles a key press during hydration exactly once', async () => {
  await open();
  duringHydration = () => fire('#count', key('ArrowLeft'));
  find('#count').focus();
  await load();
  expect(log.filter((line) => line === 'keydown ArrowLeft')).toEqual(['keydown ArrowLeft']);
});

test('focus alone hydrates an island', async () => {
  await open();
  find('#count').focus();
  await load();
  expect(find('#count').textContent).toBe('Theme 5');
});

test('replays the movement of a swipe, and its cancellation if the browser takes over', async () => {
  await open();
  fire('#count', pointer('pointerdown', 200));
  fire('#count', pointer('pointermove', 100));
  fire('#count', pointer('pointercancel', 100));
  await load();
  expect(log).toEqual(['hydrated', 'pointerdown', 'pointermove 100', 'pointercancel']);
});

test('replays a drag that leaves an island until the pointer is released', async () => {
  await open();
  fire('#count', pointer('pointerdown', 200));
  fire('body', pointer('pointermove', 100));
  fire('body', pointer('pointerup', 100));
  fire('body', pointer('pointermove', 50));
  await load();
  expect(log).toEqual(['hydrated', 'pointerdown', 'pointermove 100', 'pointerup']);
});

test('an island adopts text, options and checkboxes changed before any script had loaded', async () => {
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

test('keeps text typed while an island loads, in the field and in the island’s state', async () => {
  await open();
  type('r');
  type('re');
  await load();
  expect(find<HTMLInputElement>('#text').value).toBe('re');
  expect(find('#typed').textContent).toBe('re');
});

test('text typed during hydration continues the earlier text, although React overwrote the field', async () => {
  await open();
  type('re');
  duringHydration = () => {
    const field = find<HTMLInputElement>('#text');
    field.value = '';
    field.dispatchEvent(new InputEvent('beforeinput', { bubbles: true, data: 'd' }));
    type(`${field.value}d`);
  };
  await load();
  expect(find<HTMLInputElement>('#text').value).toBe('red');
  expect(find('#typed').textContent).toBe('red');
});

test('text typed and deleted while an island loads stays deleted', async () => {
  await open();
  type('r');
  type('');
  await load();
  expect(find<HTMLInputElement>('#text').value).toBe('');
  expect(find('#typed').textContent).toBe('');
});

test('keeps an option selected while an island loads', async () => {
  await open();
  find<HTMLSelectElement>('#order').value = 'oldest';
  fire('#order', new Event('input', { bubbles: true }));
  fire('#order', new Event('change', { bubbles: true }));
  await load();
  expect(find<HTMLSelectElement>('#order').value).toBe('oldest');
  expect(find('#chosen').textContent).toBe('oldest');
});

test('keeps a selected option, although React overwrites it between the input and change events', async () => {
  await open();
  type('re');
  duringHydration = () => {
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

test.each(['#check', '#label'])('keeps a checkbox ticked by a click on %s while an island loads', async (target) => {
  await open();
  fire(target, mouse('click'));
  await load();
  await until(() => expect(find('#checked').textContent).toBe('true'));
  expect(find<HTMLInputElement>('#check').checked).toBe(true);
});

test.each(['#opener', '#link'])('leaves a click on %s to the browser and does not replay it', async (target) => {
  await open();
  const clicked = vi.fn();
  find(target).addEventListener('click', clicked);
  expect(fire(target, mouse('click'))).toBe(true);
  await load();
  expect(clicked).toHaveBeenCalledOnce();
});

test('hydrates an island with wake “visible” only once it is visible', async () => {
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
])('an island with wake “query” at /blog%s is hydrated at once: %o', async (query, wakes) => {
  watchLocation(`/blog${query}`);
  await open('query');
  if (wakes) return load();
  await expectAsleep();
});

test('an island that fails to load stays as it is, and a message is shown', async () => {
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
  ['whose file cannot be loaded', () => moveData(Promise.reject(new TypeError('no network')))],
])('an island %s stays as it is, and a message is shown', async (_name, damage) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open(undefined, damage);
  fire('#count', mouse('click'));
  await until(() => expect(find('island-root').dataset.failed).toBe(''));
  expect(messages).toEqual([{ text: 'That part did not load.', kind: 'error' }]);
  expect(find('#count').textContent).toBe('Theme 5');
});

test('an island that throws is replaced by an error message, and the rest of the page stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  broken = 'component';
  fire('#count', mouse('click'));
  await until(() => expect(find('[role=alert]').textContent).toContain('a broken island'));
  expect(find('[role=alert]').textContent).toContain('Unexpected Application Error!');
  expect(find('#snackbar')).toBeTruthy();
});

test('hydrates an island with a stored value at once, and without it only on interaction', async () => {
  await open('touch', () => {}, 'side-by-side');
  await expectAsleep();
  vi.resetModules();
  await open('touch', () => sessionStorage.setItem('side-by-side', '{}'), 'side-by-side');
  await load();
  sessionStorage.clear();
});

test('logs the name of an island that no file defines', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await open();
  find('island-root').setAttribute('name', 'unknown');
  fire('#count', mouse('click'));
  await until(() => expect(warn).toHaveBeenCalledWith('unknown', expect.any(Error)));
});
