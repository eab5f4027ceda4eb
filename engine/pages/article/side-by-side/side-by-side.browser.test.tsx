import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click, find, showPage, watchMessages } from '../../../../tests/support/dom.ts';
import { LanguageProvider } from '../../../i18n/language-context.tsx';
import { island as sideBySide } from './side-by-side.island.tsx';

const { Component: SideBySide } = sideBySide;
const words = Promise.withResolvers<Pick<Response, 'json'>>();
const translation = Promise.withResolvers<void>();

class PageRequest {
  responseXML: Document | null = new DOMParser().parseFromString(
    '<html lang="sv"><p id="prose"><b>Hej</b></p>',
    'text/html',
  );
  onloadend = () => {};
  open() {}
  send() {
    void translation.promise.then(() => this.onloadend());
  }
}

const state = () => {
  const { ariaPressed, ariaBusy } = find('[role=group] button');
  return { ariaPressed, ariaBusy, stored: sessionStorage.length };
};
let leave = () => {};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('XMLHttpRequest', PageRequest);
  vi.stubGlobal('fetch', () => words.promise);
  showPage(`<a data-action="language" hreflang="sv" href="/sv/blog/1">Svenska</a>
    <div id="prose"><p>Hello</p></div><div id="control"></div>`);
  const root = createRoot(find('#control'));
  leave = () => root.unmount();
  await act(async () =>
    root.render(
      <LanguageProvider language="en" t={(key) => key}>
        <SideBySide words="/words" languages={[{ tag: 'sv', name: 'Svenska' }]} />
      </LanguageProvider>,
    ),
  );
});
afterEach(() => act(async () => leave()));

test('the button of a language is busy until the text in that language is shown', async () => {
  await act(async () => void click('[role=group] button'));
  expect(state()).toEqual({ ariaPressed: 'true', ariaBusy: 'true', stored: 1 });
  await act(async () => words.resolve({ json: async () => ({ all: 'All', part: 'part', kept: 'kept' }) }));
  expect(state().ariaBusy).toBe('true');
  await act(async () => translation.resolve());
  expect(find('#prose .side-by-side').textContent).toBe('Hej');
  expect(state()).toEqual({ ariaPressed: 'true', ariaBusy: null, stored: 1 });
});

test('if the other language does not load, shows a message and resets button and stored choice', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const messages = watchMessages();
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ all: 'All', part: 'part', kept: 'kept' }) }));
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends PageRequest {
      override responseXML = null;
    },
  );
  translation.resolve();
  await act(async () => void click('[role=group] button'));
  await act(async () => {});
  expect(messages).toHaveLength(1);
  expect(state()).toEqual({ ariaPressed: 'false', ariaBusy: null, stored: 0 });
  expect(find('#prose').textContent).toBe('Hello');
});

test('if the control’s texts do not load, shows a message and resets button and stored choice', async () => {
  const messages = watchMessages();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await act(async () => void click('[role=group] button'));
  expect(messages).toHaveLength(1);
  expect(state()).toEqual({ ariaPressed: 'false', ariaBusy: null, stored: 0 });
});
