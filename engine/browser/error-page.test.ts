import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translateErrorPage } from './error-page.ts';

let response: Document | null;
const requested: string[] = [];

class Request {
  responseType = '';
  responseXML: Document | null = null;
  onloadend = () => undefined;
  open(_method: string, path: string) {
    requested.push(path);
  }
  send() {
    this.responseXML = response;
    this.onloadend();
  }
}

function pageIn(language: string): Document {
  const page = document.implementation.createHTMLDocument(`title ${language}`);
  page.documentElement.lang = language;
  page.body.innerHTML = `<h1>lost ${language}</h1>`;
  return page;
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  requested.length = 0;
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<h1>lost</h1><a hreflang="en" href="/">English</a><a hreflang="sv" href="/sv">Svenska</a>';
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => `${document.documentElement.lang} ${document.querySelector('h1')?.textContent}`;

test('replaces the error page in the source language by that in the language of the address', async () => {
  history.replaceState(null, '', '/sv/nope');
  response = pageIn('sv');
  await translateErrorPage();
  expect(requested).toEqual(['/sv/404.html']);
  expect(shown()).toBe('sv lost sv');
  expect(document.title).toBe('title sv');
});

test.each(['/nope', '/', '/svenska/nope'])(
  'requests nothing for %s, an address without a language, and keeps the page',
  async (path) => {
    history.replaceState(null, '', path);
    await translateErrorPage();
    expect(requested).toEqual([]);
    expect(shown()).toBe('en lost');
  },
);

test.each([
  ['cannot be loaded', () => null],
  ['is in another language', () => pageIn('en')],
])('keeps the page if the error page in the language of the address %s', async (_what, made) => {
  history.replaceState(null, '', '/sv/nope');
  response = made();
  await translateErrorPage();
  expect(shown()).toBe('en lost');
});
