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
const allTitles = articles.map(({ title }) => title);

let respond: () => Promise<Pick<Response, 'ok' | 'status' | 'json'>>;
const okResponse = { ok: true, status: 200, json: async () => articles };
let requestCount = 0;
let leave = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  respond = async () => okResponse;
  requestCount = 0;
  vi.stubGlobal('fetch', () => {
    requestCount++;
    return respond();
  });
});
afterEach(async () => {
  await act(async () => leave());
  for (const { number } of articles) saveArticle(number, false, [1, 2, 3, 4]);
});

async function open(query = ''): Promise<void> {
  history.replaceState(null, '', `/blog${query}`);
  showPage(`<div id="filter"></div><section id="${listId}">${allTitles.map((one) => `<h3>${one}</h3>`).join('')}</section>
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
const announced = () => find('[aria-live]').textContent.trim();

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

test('while the articles load, the list is busy and no count is announced', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  respond = () => promise.then(() => ({ ...okResponse, json: async () => [] }));
  await open('?q=loom');
  const state = () => ({ said: announced(), busy: find(`#${listId}`).ariaBusy });
  expect(state()).toEqual({ said: '', busy: 'true' });
  await act(async () => resolve());
  expect(state()).toEqual({ said: 'blogs_count 0', busy: null });
});

test('searches titles and tags without case and accents, announces the count, updates the address', async () => {
  await open();
  expect(announced()).toBe('blogs_count 4');
  await type('E\u0301LAN');
  expect(shown()).toEqual(['One and Élan']);
  expect(announced()).toBe('blogs_count 1');
  expect(new URLSearchParams(location.search).get('q')).toBe('E\u0301LAN');
  await type('elan');
  expect(shown()).toEqual(['One and Élan']);
  await type('tools');
  expect(shown()).toEqual(['Three', 'One and Élan']);
});

test('shows articles with any of the selected tags', async () => {
  await open();
  await tick('Rare');
  expect(shown()).toEqual(['Two']);
  await tick('Tools');
  expect(shown()).toEqual(['Three', 'Two', 'One and Élan']);
  expect(new URLSearchParams(location.search).getAll('tag')).toEqual(['rare', 'tools']);
  await tick('Rare');
  expect(shown()).toEqual(['Three', 'One and Élan']);
});

test('sorts by newest or oldest first', async () => {
  await open();
  await enter('select', 'oldest');
  expect(location.search).toBe('?sort=oldest');
  expect(shown()).toEqual(allTitles.toReversed());
  await enter('select', 'newest');
  expect(location.search).toBe('');
  expect(shown()).toEqual(allTitles);
});

test('shows only saved articles', async () => {
  saveArticle(2, true, [1, 2, 3, 4]);
  await open();
  await tick('blogs_saved_only');
  expect(shown()).toEqual(['Two']);
  expect(location.search).toBe('?saved=1');
  await tick('blogs_saved_only');
  expect(shown()).toEqual(allTitles);
});

test('shows the empty state if no article is saved, until another tab saves an article', async () => {
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

test('shows the empty state without matches; Reset Filters shows everything and focuses the search', async () => {
  await open('?from=mail#main');
  await type('zzzz');
  await tick('Rare');
  await enter('select', 'oldest');
  await tick('blogs_saved_only');
  expect(find('#empty').textContent).toBe('blogs_empty_title');
  expect(find('#empty + p').textContent).toBe('blogs_empty_text');
  expect(announced()).toBe('blogs_count 0');
  expect(shown()).toEqual([]);
  await press(reset);
  expect(shown()).toEqual(allTitles);
  expect(find<HTMLInputElement>('[type=search]').value).toBe('');
  expect(find<HTMLSelectElement>('select').value).toBe('newest');
  expect([...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')].filter((box) => box.checked)).toEqual([]);
  expect(document.activeElement).toBe(find('[type=search]'));
  expect(location.search + location.hash).toBe('?from=mail#main');
});

test('loads the index once, when the visitor first searches', async () => {
  await open();
  expect(requestCount).toBe(0);
  await type('t');
  await type('tw');
  expect(requestCount).toBe(1);
});

test.each<[string, typeof respond]>([
  ['responds with 500', async () => ({ ...okResponse, ok: false, status: 500 })],
  ['cannot be loaded', () => Promise.reject(new TypeError('no network'))],
])('keeps the full list, shows a message and retries later if the index %s', async (_how, fails) => {
  const messages = watchMessages();
  respond = fails;
  await open();
  await type('Tw');
  expect(messages).toEqual([{ text: 'That part did not load.', kind: 'error' }]);
  expect(shown()).toEqual(allTitles);
  expect(announced()).toBe('blogs_count 4');
  respond = async () => okResponse;
  await type('Two');
  expect(shown()).toEqual(['Two']);
});

test.each(strangeQueries)('the list works with the query %s', async (query) => {
  await open(query);
  expect(shown().length > 0 || document.querySelector(reset)).toBeTruthy();
  expect(document.querySelector('script, [src=x]')).toBeNull();
  await type('zzzz');
  await press(reset);
  expect(shown()).toEqual(allTitles);
});
