import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { find, showPage } from '../../../tests/support/dom.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { island as articleFilter, listId } from './article-filter.island.tsx';

const { Component: ArticleFilter } = articleFilter;
const { promise, resolve } = Promise.withResolvers<unknown>();

const state = () => ({ said: find('[aria-live]').textContent.trim(), busy: find(`#${listId}`).ariaBusy });

test('while the articles load, the list is busy and no number of them is said', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => promise);
  history.replaceState(null, '', '/blog?q=loom');
  showPage(`<div id="filter"></div><section id="${listId}"></section>`);
  const root = createRoot(find('#filter'));
  await act(async () =>
    root.render(
      <LanguageProvider language="en" t={(key, values) => `${key} ${values?.count ?? ''}`.trim()}>
        <ArticleFilter tags={[]} total={9} index="/articles" />
      </LanguageProvider>,
    ),
  );
  expect(state()).toEqual({ said: '', busy: 'true' });
  await act(async () => resolve({ ok: true, json: async () => [] }));
  expect(state()).toEqual({ said: 'blogs_count 0', busy: null });
  await act(async () => root.unmount());
});
