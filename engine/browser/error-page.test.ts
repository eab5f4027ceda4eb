import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translateErrorPage } from './error-page.ts';

let answer: Document | null;
const asked: string[] = [];

class Request {
  responseType = '';
  responseXML: Document | null = null;
  onloadend = () => undefined;
  open(_method: string, path: string) {
    asked.push(path);
  }
  send() {
    this.responseXML = answer;
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
  asked.length = 0;
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<h1>lost</h1><a hreflang="en" href="/">English</a><a hreflang="sv" href="/sv">Svenska</a>';
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => `${document.documentElement.lang} ${document.querySelector('h1')?.textContent}`;

test("the error page of the address's language takes the place of the source language's", async () => {
  history.replaceState(null, '', '/sv/nope');
  answer = pageIn('sv');
  await translateErrorPage();
  expect(asked).toEqual(['/sv/404.html']);
  expect(shown()).toBe('sv lost sv');
  expect(document.title).toBe('title sv');
});

test.each(['/nope', '/', '/svenska/nope'])('at %s nothing is asked for', async (path) => {
  history.replaceState(null, '', path);
  await translateErrorPage();
  expect(asked).toEqual([]);
  expect(shown()).toBe('en lost');
});

test.each([
  ['nothing', () => null],
  ['a page in another language', () => pageIn('en')],
])('where %s comes, what is shown stays', async (_what, made) => {
  history.replaceState(null, '', '/sv/nope');
  answer = made();
  await translateErrorPage();
  expect(shown()).toBe('en lost');
});
