import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, showPage } from '../../../tests/support/dom.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { listId, island as projectFilter } from './project-filter.island.tsx';

// The fixture site has too few projects for the filter.

const technologies = [
  { name: 'HTML', projects: [0, 1, 2] },
  { name: 'C#', projects: [1] },
];
const { Component: ProjectFilter } = projectFilter;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>(`#${listId} > *`)]
    .filter((one) => !one.hidden)
    .map((one) => one.textContent);
const all = ['Loom', 'A phrase', 'Spindle', 'Thimble'];
let leave = () => {};

async function open(address: string): Promise<void> {
  history.replaceState(null, '', address);
  showPage(`<div id="filter"></div><section id="${listId}"><article>Loom</article><p>A phrase</p>
    <article>Spindle</article><article>Thimble</article></section>`);
  const root = createRoot(find('#filter'));
  leave = () => root.unmount();
  await act(async () =>
    root.render(
      <LanguageProvider language="en" t={(key, values) => `${key} ${values?.count ?? ''}`.trim()}>
        <ProjectFilter technologies={technologies} total={3} />
      </LanguageProvider>,
    ),
  );
}

const choose = (name: string) =>
  act(async () => {
    const select = find<HTMLSelectElement>('select');
    select.value = name;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => act(async () => leave()));

test('filters projects by technology, keeps the choice in the address and announces the count', async () => {
  await open('/apps?ref=mail');
  expect(shown()).toEqual(all);
  await choose('C#');
  expect(shown()).toEqual(['Spindle']);
  expect(location.search).toBe('?ref=mail&tech=c%23');
  expect(find('[aria-live]').textContent).toBe('apps_count 1');
  await choose('');
  expect(shown()).toEqual(all);
  expect(location.search).toBe('?ref=mail');
  expect(find('[aria-live]').textContent).toBe('apps_count 3');
});

test('reads the technology from the address when the page opens and on history navigation', async () => {
  await open('/apps?tech=C%23');
  expect(find<HTMLSelectElement>('select').value).toBe('C#');
  expect(shown()).toEqual(['Spindle']);
  history.replaceState(null, '', '/apps?tech=cobol');
  await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
  expect(find<HTMLSelectElement>('select').value).toBe('');
  expect(shown()).toEqual(all);
});
