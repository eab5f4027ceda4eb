import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { checkContentLinks, findDeadLinks } from './check-links.ts';

const page = (body: string) => `<html><body>${body}</body></html>`;

test('addresses and fragments that exist are fine', () => {
  const files = new Map([
    [
      '/index.html',
      page('<a href="/about#work">a</a><a href="#top" id="top">b</a><img src="/a.svg"><a href="mailto:x@y.z">c</a>'),
    ],
    ['/about.html', page('<h2 id="work">Work</h2><a href="/">home</a>')],
    ['/a.svg', '<svg/>'],
  ]);
  expect(findDeadLinks(files)).toEqual([]);
});

test('each dead address and fragment is reported with its page', () => {
  const files = new Map([
    ['/index.html', page('<a href="/abuot">a</a><a href="/about#wrk">b</a><img src="/b.svg">')],
    ['/about.html', page('<h2 id="work">Work</h2>')],
  ]);
  expect(findDeadLinks(files)).toEqual([
    '/index.html: /abuot does not exist',
    '/index.html: /about#wrk has no such part',
    '/index.html: /b.svg does not exist',
  ]);
});

test('a link in an article and a door that lead to no page are reported with their lines', async () => {
  const root = join(import.meta.dirname, '..');
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  const home = join(copy, 'content/home.ts');
  writeFileSync(home, readFileSync(home, 'utf8').replace("page: '/games'", "page: '/gaems'"));
  const article = join(copy, 'content/articles/9-soft-skills/zu.mdx');
  writeFileSync(article, `${readFileSync(article, 'utf8')}\nBona [lokhu](/kontact).\n`);
  const content = await readContent(copy);
  const message = (() => {
    try {
      checkContentLinks(content);
      return 'no message';
    } catch (error) {
      return String(error).replace(/:\d+(:\d+)? /g, ':N ');
    }
  })();
  expect(message).toMatchInlineSnapshot(`
    "ContentError: 2 problems in the content:
      content/articles/9-soft-skills/zu.mdx:N /kontact: this link leads to no page
      content/home.ts:N explore.2.page: /gaems is no page"
  `);
});
