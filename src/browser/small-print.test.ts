import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { find, showPage } from '../../tests/support/dom.ts';
import { startSmallPrint } from './small-print.ts';

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

const sections = ['privacy', 'terms']
  .map((id) => `<section id="${id}" class="ab"><p>${id}</p><a href="#small-print">Close</a></section>`)
  .join('');

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', Request);
  asked.length = 0;
  answer = new DOMParser().parseFromString(`<div xmlns="http://www.w3.org/1999/xhtml">${sections}</div>`, 'text/xml');
  showPage('<header><a href="/sv">Home</a></header><main id="main"></main>');
});
afterEach(() => vi.unstubAllGlobals());

const shown = () => [...document.querySelectorAll('main ~ section')].map(({ id }) => id);
const open = async (hash: string) => {
  history.replaceState(null, '', `/sv/about${hash}`);
  startSmallPrint();
  await Promise.resolve();
  await Promise.resolve();
};

test.each(['privacy', 'terms'])('a page without a footer gets the text of #%s, in its language', async (id) => {
  await open(`#${id}`);
  await vi.waitFor(() => expect(shown()).toEqual([id]));
  expect(asked).toEqual(['/sv/small-print.xml']);
  expect(find(`#${id}`).className).toBe('small-print');
  expect(find(`#${id} a`).getAttribute('href')).toBe('#main');
});

test('the home page of the first language lies at the root', async () => {
  find('header a').setAttribute('href', '/');
  await open('#terms');
  expect(asked).toEqual(['/small-print.xml']);
});

test.each([
  ['another part', '#main'],
  ['no part', ''],
])('an address that names %s loads nothing', async (_what, hash) => {
  await open(hash);
  expect(asked).toEqual([]);
});

test('nor does a page that has the text', async () => {
  showPage(`<header><a href="/sv">Home</a></header><main></main><footer>${sections}</footer>`);
  await open('#privacy');
  expect(asked).toEqual([]);
});

test('where nothing comes the page stays as it is', async () => {
  answer = null;
  await open('#privacy');
  expect(asked).toHaveLength(1);
  expect(shown()).toEqual([]);
});
