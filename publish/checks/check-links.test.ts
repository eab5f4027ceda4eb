import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { checkContentLinks, collectLinks, findDeadLinks, type Links } from './check-links.ts';

const page = (body: string) => `<html><body>${body}</body></html>`;

/** Writes a small site, and checks what its pages link to. */
function check(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const links: Links = new Map();
  const dead: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(join(folder, file), text);
    if (file.endsWith('.html')) dead.push(...collectLinks(file, text, links));
  }
  return [...dead, ...findDeadLinks(folder, links)];
}

test('addresses and fragments that exist are fine', () => {
  expect(
    check({
      '/index.html': page(
        '<a href="/about#work">a</a><a href="#top" id="top">b</a><img src="/a.svg"><a href="mailto:x@y.z">c</a>',
      ),
      '/about.html': page('<h2 id="work">Work</h2><a href="/">home</a><a href="/?q=a&amp;b=c">home</a>'),
      '/a.svg': '<svg/>',
    }),
  ).toEqual([]);
});

test('each dead address and fragment is reported with its page', () => {
  expect(
    check({
      '/index.html': page('<a href="/abuot">a</a><a href="/about#wrk">b</a><img src="/b.svg"><a href="#none">c</a>'),
      '/about.html': page('<h2 id="work">Work</h2>'),
    }),
  ).toEqual([
    '/index.html: #none has no such part',
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
