import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, showPage, watchMessages } from '../../../tests/support/dom.ts';
import { strangeQueries } from '../../../tests/support/strange-queries.ts';
import { saveArticle } from '../../browser/saved-articles.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { island as articleFilter, listId } from './article-filter.island.tsx';
import type { ListedArticle } from './filter.ts';
import type { Tag } from './filter-bar.tsx';

const { Component: ArticleFilter } = articleFilter;
const tags: Tag[] = [
  ['react', 'React'],
  ['tools', 'Tools'],
  ['rare', 'Rare'],
];
const article = (number: number, title: string, tagIds: string[], iso: string) =>
  ({
    ...{ number, title, tagIds, description: '', href: `/blog/${number}`, category: '', readingTime: '' },
    tags: tagIds.map((id) => tags.find(([one]) => one === id)?.[1]),
    published: { iso, text: iso },
    picture: { src: '/a.svg', alt: '' },
  }) as unknown as ListedArticle;
const articles = [
  article(4, 'Four', ['react'], '2025-04-01'),
  article(3, 'Three', ['tools'], '2025-03-01'),
  article(2, 'Two', ['rare'], '2025-02-01'),
  article(1, 'One and Élan', ['react', 'tools'], '2025-01-01'),
];
const whole = articles.map(({ title }) => title);

let answer: () => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
const works = { ok: true, status: 200, json: async () => articles };
let asked = 0;
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answer = async () => works;
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked++;
    return answer();
  });
});
afterEach(async () => {
  await act(async () => leave());
  for (const { number } of articles) saveArticle(number, false, [1, 2, 3, 4]);
});

async function open(query = ''): Promise<void> {
  history.replaceState(null, '', `/blog${query}`);
  showPage(`<div id="filter"></div><section id="${listId}">${whole.map((one) => `<h3>${one}</h3>`).join('')}</section>
    <div id="snackbar" data-island-failed="That part did not load."></div>`);
  const root = createRoot(find('#filter'));
  leave = () => root.unmount();
  await act(async () =>
    root.render(
      <LanguageProvider language="en" t={(key, values) => `${key} ${values?.count ?? ''}`.trim()}>
        <ArticleFilter tags={tags} total={articles.length} index="/articles" />
      </LanguageProvider>,
    ),
  );
}

const shown = () =>
  [...document.querySelectorAll('h3')]
    .filter((heading) => !heading.closest('[hidden]'))
    .map(({ textContent }) => textContent);
const said = () => find('[aria-live]').textContent.trim();

/** Changes a field as the browser does. */
const enter = (selector: string, value: string) =>
  act(async () => {
    const field = find<HTMLInputElement>(selector);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  });
const type = (words: string) => enter('[type=search]', words);
const press = (selector: string) => act(async () => find(selector).click());
const tick = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('label')]
      .find(({ textContent }) => textContent === label)
      ?.querySelector('input')
      ?.click(),
  );
const reset = 'section[aria-labelledby=empty] button';

test('while the articles load, the list is busy and no number of them is said', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  answer = () => promise.then(() => ({ ...works, json: async () => [] }));
  await open('?q=loom');
  const state = () => ({ said: said(), busy: find(`#${listId}`).ariaBusy });
  expect(state()).toEqual({ said: '', busy: 'true' });
  await act(async () => resolve());
  expect(state()).toEqual({ said: 'blogs_count 0', busy: null });
});

test('the search finds titles and tags without case and accents, says how many, and lives in the address', async () => {
  await open();
  expect(said()).toBe('blogs_count 4');
  await type('E\u0301LAN');
  expect(shown()).toEqual(['One and Élan']);
  expect(said()).toBe('blogs_count 1');
  expect(new URLSearchParams(location.search).get('q')).toBe('E\u0301LAN');
  await type('elan');
  expect(shown()).toEqual(['One and Élan']);
  await type('tools');
  expect(shown()).toEqual(['Three', 'One and Élan']);
});

test('of the chosen tags one is enough', async () => {
  await open();
  await tick('Rare');
  expect(shown()).toEqual(['Two']);
  await tick('Tools');
  expect(shown()).toEqual(['Three', 'Two', 'One and Élan']);
  expect(new URLSearchParams(location.search).getAll('tag')).toEqual(['rare', 'tools']);
  await tick('Rare');
  expect(shown()).toEqual(['Three', 'One and Élan']);
});

test('newest first, or oldest', async () => {
  await open();
  await enter('select', 'oldest');
  expect(location.search).toBe('?sort=oldest');
  expect(shown()).toEqual(whole.toReversed());
  await enter('select', 'newest');
  expect(location.search).toBe('');
  expect(shown()).toEqual(whole);
});

test('only the saved ones', async () => {
  saveArticle(2, true, [1, 2, 3, 4]);
  await open();
  await tick('blogs_saved_only');
  expect(shown()).toEqual(['Two']);
  expect(location.search).toBe('?saved=1');
  await tick('blogs_saved_only');
  expect(shown()).toEqual(whole);
});

test('nothing saved: the words of an empty list, until another tab saves an article', async () => {
  await open('?saved=1');
  expect(find('#empty').textContent).toBe('blogs_empty_title');
  expect(find(reset).textContent).toBe('blogs_reset');
  expect(shown()).toEqual([]);
  await act(async () => {
    localStorage.setItem('saved', '[3]');
    dispatchEvent(new StorageEvent('storage', { key: 'saved' }));
  });
  expect(shown()).toEqual(['Three']);
});

test('nothing found: the specified words; Reset Filters shows everything and the focus stays in the filter', async () => {
  await open('?from=mail#main');
  await type('zzzz');
  await tick('Rare');
  await enter('select', 'oldest');
  await tick('blogs_saved_only');
  expect(find('#empty').textContent).toBe('blogs_empty_title');
  expect(find('#empty + p').textContent).toBe('blogs_empty_text');
  expect(said()).toBe('blogs_count 0');
  expect(shown()).toEqual([]);
  await press(reset);
  expect(shown()).toEqual(whole);
  expect(find<HTMLInputElement>('[type=search]').value).toBe('');
  expect(find<HTMLSelectElement>('select').value).toBe('newest');
  expect([...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].filter((box) => box.checked)).toEqual([]);
  expect(document.activeElement).toBe(find('[type=search]'));
  expect(location.search + location.hash).toBe('?from=mail#main');
});

test('the index is read when something is looked for, once', async () => {
  await open();
  expect(asked).toBe(0);
  await type('t');
  await type('tw');
  expect(asked).toBe(1);
});

test.each<[string, typeof answer]>([
  ['answers with 500', async () => ({ ...works, ok: false, status: 500 })],
  ['does not come', () => Promise.reject(new TypeError('no network'))],
])('an index that %s leaves the whole list, says so, and is asked for again', async (_how, fails) => {
  const messages = watchMessages();
  answer = fails;
  await open();
  await type('Tw');
  expect(messages).toEqual([{ text: 'That part did not load.', kind: 'error' }]);
  expect(shown()).toEqual(whole);
  expect(said()).toBe('blogs_count 4');
  answer = async () => works;
  await type('Two');
  expect(shown()).toEqual(['Two']);
});

test.each(strangeQueries)('a list that works in spite of %s', async (query) => {
  await open(query);
  expect(shown().length > 0 || document.querySelector(reset)).toBeTruthy();
  expect(document.querySelector('script, [src=x]')).toBeNull();
  await type('zzzz');
  await press(reset);
  expect(shown()).toEqual(whole);
});
