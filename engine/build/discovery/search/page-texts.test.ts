import { expect, test } from 'vitest';
import { readPageTexts } from './page-texts.ts';

const read = (main: string, listsCards = false) =>
  readPageTexts(
    `<!DOCTYPE html><html><head></head><body><nav>Not this either</nav><main id="main">${main}</main></body></html>`,
    listsCards,
  );

test('texts are grouped below the nearest preceding heading with an id', () => {
  const { title, parts } = read(`
    <h1>The page</h1><p>Before the first heading.</p>
    <section aria-labelledby="a"><h2 id="a">First &amp; last</h2><p>One two three.</p><ul><li>Four five six.</li></ul>
    <h3>Without an address</h3><p>Seven eight nine.</p></section>
    <h2 id="b">Second</h2><table><tr><td>A cell</td><td>and another</td></tr><tr><td>A row</td><td>of its own</td></tr></table>`);
  expect(title).toBe('The page');
  expect(parts).toEqual([
    { blocks: ['Before the first heading.'] },
    {
      id: 'a',
      heading: 'First & last',
      blocks: ['One two three.', 'Four five six.', 'Without an address', 'Seven eight nine.'],
    },
    { id: 'b', heading: 'Second', blocks: ['A cell and another', 'A row of its own'] },
  ]);
});

test('a text is on one line, without markup and note references', () => {
  const text = `<p>Words <em>and</em> <a href="/">a
    link</a>, <code>code</code><sup><a href="#note-1" data-footnote-ref="">1</a></sup> and<br>more.</p>`;
  expect(read(text).parts[0]?.blocks).toEqual(['Words and a link, code and more.']);
});

test('adjacent elements are separated by a space', () => {
  expect(read('<p><strong>Linden</strong><span>by the sea</span></p>').parts[0]?.blocks).toEqual(['Linden by the sea']);
});

for (const [what, html] of Object.entries({
  'a control': '<button>Press here to go</button>',
  'hidden text': '<p hidden>Nobody sees any of it</p>',
  'text for screen readers only': '<p class="x visually-hidden">Opens in a new tab</p>',
  'a drawing': '<svg><text>Words in a drawing</text></svg>',
  'a list of links': '<ul><li><a href="/a">One of many pages</a></li></ul>',
  'a label': '<ul><li>Two words</li></ul>',
  'a date with a place': '<p>Linden, <time datetime="2026-01">January 2026</time></p>',
  'the footer about the author': '<footer><h2 id="author">Written by Ada</h2><p>She does not exist.</p></footer>',
  'a heading with nothing below it': '<h2 id="a">Nothing below it</h2>',
  'an island': '<island-root><p>What an island shows</p></island-root>',
})) {
  test(`${what} is not indexed`, () => {
    expect(read(html).parts).toEqual([]);
  });
}

test('cards are not indexed on a page that lists other pages, and are indexed elsewhere', () => {
  const html = '<article><h3>A card</h3><p>What the other page says.</p></article>';
  expect(read(html, true).parts).toEqual([]);
  expect(read(html).parts).toEqual([{ blocks: ['What the other page says.'] }]);
});

test('texts and titles in another language have the tag of that language', () => {
  expect(read('<div lang="en"><h1>Title</h1><h2 id="a">Head</h2><p>All of it in English.</p></div>')).toEqual({
    title: 'Title',
    titleLang: 'en',
    parts: [{ id: 'a', heading: 'Head', lang: 'en', blocks: ['All of it in English.'] }],
  });
  expect(read('<h2 id="a">Kopf</h2><p>Auf Deutsch steht das.</p><p lang="en">This one in English.</p>').parts).toEqual([
    { id: 'a', heading: 'Kopf', blocks: ['Auf Deutsch steht das.'] },
    { id: 'a', heading: 'Kopf', lang: 'en', blocks: ['This one in English.'] },
  ]);
});

test('code is listed separately from texts', () => {
  const html = '<h2 id="a">Code</h2><pre><code><span>const</span> a = one;\nconst b = two;</code></pre>';
  expect(read(html).parts).toEqual([{ id: 'a', heading: 'Code', blocks: [], code: ['const a = one; const b = two;'] }]);
});
