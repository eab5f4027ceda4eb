// @vitest-environment jsdom
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copySite } from '../../content/files/copy-site.ts';
import { readContent } from '../../content/read-content.ts';
import { siteRoot } from '../../content/site-root.ts';
import { makeDiscovery } from './discovery.ts';

// The highlighter decompresses its engine on import with a stream that jsdom’s blobs lack.
await vi.hoisted(async () => vi.stubGlobal('Blob', (await import('node:buffer')).Blob));

const root = mkdtempSync(join(tmpdir(), 'discovery-'));
let files: Map<string, string>;

const article = `---
number: 10
slug: odd-things
title: "Nuts & <bolts>"
description: "What is 3 < 4 & why"
category: category_making
tags: [tag_tools]
published: 2026-04-01
updated: 2026-04-02
---
See [the skills](/skills#react), [a part](#odd), [mail](mailto:a@b.example) and press <kbd>Ctrl</kbd> K.

## Odd *things*

![A door](/pictures/photos/colours.png)

<Tip title="On edges">Round *them*.</Tip>

<Phases>
  <Phase title="One">

    - first
    - second

  </Phase>
  <Phase title="Two">Just words.</Phase>
</Phases>

| a | b |
| - | - |
| 1 | 2 |

\`\`\`tsx
const door = <a href="/apps">]]></a>;
\`\`\`

<PullQuote>Measure twice.</PullQuote>

<Figure drawing="/articles/1-everything/weave.svg" alt="Warp & weft." labels={{ warp: 'warp', weft: 'weft' }}>

Over and *under*.

</Figure>

<Counter title="A queue & its worker" start={3}>

A job takes *2 seconds*.

</Counter>

For $5 and $10 a row has $\\frac{n}{2}$ threads:

$$n_{1} = 2$$

<Video src="shuttle.webm" poster="/articles/1-everything/shuttle.png" captions="shuttle.vtt" title="A shuttle">It goes *once*.</Video>

Warp
: The threads that are held.[^1]

[^1]: They are tight.
`;

/** Characters that have a meaning in XML; content with characters that XML cannot contain is rejected. */
const hostile = `---
number: 11
slug: hostile-things
title: "Twice ]]> and ]]> & <b>"
description: "]]>]]> [0m"
category: category_making
tags: [tag_tools]
published: 2020-04-01
updated: 2020-04-01
---
Here ]]> and here ]]> and \`]]>]]>\`.

\`\`\`html
<!-- ]]> --><![CDATA[ x ]]> &amp; <?php ?>
\`\`\`
`;

/** The name of a photograph contains a hash of its bytes and of the encoder’s version. */
const withoutHashes = (text = '') => text.replace(/-[0-9a-f]{10}-/g, '-0123456789-');

beforeAll(async () => {
  copySite(siteRoot, root);
  mkdirSync(join(root, 'articles/10-odd-things'));
  writeFileSync(join(root, 'articles/10-odd-things/en.mdx'), article);
  for (const [from, to] of [
    ['shuttle.webm', 'shuttle.webm'],
    ['shuttle.en.vtt', 'shuttle.vtt'],
  ] as const)
    cpSync(join(root, 'articles/1-everything', from), join(root, 'articles/10-odd-things', to));
  // A translation links to pages in its language, and to the same pictures.
  writeFileSync(
    join(root, 'articles/10-odd-things/sv.mdx'),
    article.replace(/^(?:number|slug|cat|tags|pub|upd).*\n/gm, ''),
  );
  mkdirSync(join(root, 'articles/11-hostile-things'));
  writeFileSync(join(root, 'articles/11-hostile-things/en.mdx'), hostile);
  files = await makeDiscovery(root, await readContent(root), '');
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

test('an article with every kind of content becomes plain Markdown with absolute addresses', () => {
  expect(withoutHashes(files.get('/blog/10.md'))).toMatchInlineSnapshot(`
    "---
    title: Nuts & <bolts>
    description: What is 3 < 4 & why
    author: Ada "Lö" O’Neill 🧵
    published: 2026-04-01
    updated: 2026-04-02
    tags:
      - Tools
    language: en
    url: https://fixture.example/blog/10
    ---

    # Nuts & \\<bolts>

    What is 3 < 4 & why

    See [the skills](https://fixture.example/skills#react), [a part](https://fixture.example/blog/10#odd), [mail](mailto:a@b.example) and press Ctrl K.

    ## Odd *things*

    ![A door](https://fixture.example/assets/colours-0123456789-160.webp)

    > **On edges**
    >
    > Round *them*.

    1. **One**

       - first
       - second

    2. **Two**

       Just words.

    | a | b |
    | - | - |
    | 1 | 2 |

    \`\`\`tsx
    const door = <a href="/apps">]]></a>;
    \`\`\`

    > Measure twice.

    > Warp & weft.
    >
    > Over and *under*.

    > **A queue & its worker**
    >
    > [Try it on the page](https://fixture.example/blog/10)
    >
    > A job takes *2 seconds*.

    For \\$5 and \\$10 a row has $\\frac{n}{2}$ threads:

    $$
    n_{1} = 2
    $$

    [A shuttle](https://fixture.example/files/articles/10-odd-things/shuttle.webm)

    It goes *once*.

    Warp
    :   The threads that are held.[^1]

    [^1]: They are tight.
    "
  `);
});

test('an article with every kind of content becomes the same plain HTML in every feed', () => {
  const [item] = JSON.parse(files.get('/feed.json') ?? '').items;
  expect({ ...item, content_html: withoutHashes(item.content_html) }).toMatchInlineSnapshot(`
    {
      "content_html": "<p>See <a href="https://fixture.example/skills#react">the skills</a>, <a href="https://fixture.example/blog/10#odd">a part</a>, <a href="mailto:a@b.example">mail</a> and press Ctrl K.</p>
    <h2>Odd <em>things</em></h2>
    <p><img src="https://fixture.example/assets/colours-0123456789-160.webp" alt="A door"></p>
    <blockquote>
    <p><strong>On edges</strong></p>
    <p>Round <em>them</em>.</p>
    </blockquote>
    <ol>
    <li>
    <p><strong>One</strong></p>
    <ul>
    <li>first</li>
    <li>second</li>
    </ul>
    </li>
    <li>
    <p><strong>Two</strong></p>
    <p>Just words.</p>
    </li>
    </ol>
    <table>
    <thead>
    <tr>
    <th>a</th>
    <th>b</th>
    </tr>
    </thead>
    <tbody>
    <tr>
    <td>1</td>
    <td>2</td>
    </tr>
    </tbody>
    </table>
    <pre><code class="language-tsx">const door = &#x3C;a href="/apps">]]>&#x3C;/a>;
    </code></pre>
    <blockquote>
    <p>Measure twice.</p>
    </blockquote>
    <blockquote>
    <p>Warp &#x26; weft.</p>
    <p>Over and <em>under</em>.</p>
    </blockquote>
    <blockquote>
    <p><strong>A queue &#x26; its worker</strong></p>
    <p><a href="https://fixture.example/blog/10">Try it on the page</a></p>
    <p>A job takes <em>2 seconds</em>.</p>
    </blockquote>
    <p>For $5 and $10 a row has <code class="language-math math-inline">\\frac{n}{2}</code> threads:</p>
    <pre><code class="language-math math-display">n_{1} = 2</code></pre>
    <p><a href="https://fixture.example/files/articles/10-odd-things/shuttle.webm">A shuttle</a></p>
    <p>It goes <em>once</em>.</p>
    <dl>
    <dt>Warp</dt>
    <dd>The threads that are held.<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup>
    </dd>
    </dl>
    <section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Notes</h2>
    <ol>
    <li id="user-content-fn-1">
    <p>They are tight. <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to the text, from note 1" class="data-footnote-backref">↑</a></p>
    </li>
    </ol>
    </section>",
      "date_modified": "2026-04-02T00:00:00.000Z",
      "date_published": "2026-04-01T00:00:00.000Z",
      "id": "https://fixture.example/blog/10",
      "language": "en",
      "summary": "What is 3 < 4 & why",
      "tags": [
        "Tools",
      ],
      "title": "Nuts & <bolts>",
      "url": "https://fixture.example/blog/10",
    }
  `);
  const { rss } = new XMLParser().parse(files.get('/rss.xml') ?? '');
  const { feed } = new XMLParser().parse(files.get('/atom.xml') ?? '');
  expect(rss.channel.item[0]['content:encoded']).toBe(item.content_html);
  expect(feed.entry[0].content).toBe(item.content_html);
  // Titles are HTML in RSS and plain text in Atom.
  expect(rss.channel.item[0].title).toBe('Nuts &amp; &lt;bolts>');
  expect(feed.entry[0].title).toBe('Nuts & <bolts>');
});

/** A strict parser, like those of browsers. */
function parseStrictly(path: string): Document {
  return new DOMParser().parseFromString(files.get(path) ?? '', 'application/xml');
}

test('feeds of an article with XML syntax in its texts are well-formed, and have the same content', () => {
  const { items } = JSON.parse(files.get('/feed.json') ?? '');
  const { title, summary, content_html: html } = items.find(({ url }: { url: string }) => url.endsWith('/blog/11'));
  expect({ title, summary }).toEqual({ title: 'Twice ]]> and ]]> & <b>', summary: ']]>]]> [0m' });
  expect(html).toContain('<p>Here ]]> and here ]]> and <code>]]>]]></code>.</p>');
  expect(html).toContain('&#x3C;!-- ]]> -->&#x3C;![CDATA[ x ]]> &#x26;amp; &#x3C;?php ?>');
  const last = (document: Document, name: string) => document.getElementsByTagName(name).item(items.length - 1);
  const [rss, atom] = [parseStrictly('/rss.xml'), parseStrictly('/atom.xml')];
  const [item, entry] = [last(rss, 'item'), last(atom, 'entry')];
  expect(item?.getElementsByTagName('content:encoded')[0]?.textContent).toBe(html);
  expect(entry?.getElementsByTagName('content')[0]?.textContent).toBe(html);
  expect(item?.getElementsByTagName('title')[0]?.textContent).toBe(title.replace('&', '&amp;').replace('<', '&lt;'));
  expect(entry?.getElementsByTagName('title')[0]?.textContent).toBe(title);
});

test('a feed contains XHTML for browsers with the addresses of the feeds and a link to each article', () => {
  for (const [path, name] of [
    ['/sv/rss.xml', 'channel'],
    ['/sv/atom.xml', 'feed'],
  ] as const) {
    const document = parseStrictly(path);
    expect(document.firstChild?.nodeName).toBe('xml-stylesheet');
    const [shown] = document.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'div');
    expect(shown?.parentElement?.localName).toBe(name);
    expect(shown?.getAttribute('lang')).toBe('sv-SE');
    // Some readers take the first title in the document.
    expect(document.querySelector('title')?.parentElement?.localName).toBe(name);
    expect([...(shown?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual(
      ['rss.xml', 'atom.xml', 'feed.json'].map((file) => `https://fixture.example/sv/${file}`),
    );
    const { items } = JSON.parse(files.get('/sv/feed.json') ?? '');
    const articles = [...(shown?.querySelectorAll('article') ?? [])].map((one) => ({
      title: one.querySelector('h3 a')?.textContent,
      url: `https://fixture.example${one.querySelector('h3 a')?.getAttribute('href')}`,
      published: one.querySelector('time')?.getAttribute('datetime'),
      summary: one.querySelector('p')?.textContent,
    }));
    expect(articles).toEqual(
      items.map(({ title, url, summary, date_published }: Record<string, string>) => ({
        title,
        url,
        published: date_published?.slice(0, 10),
        summary,
      })),
    );
    expect(shown?.querySelector('header a[href="/rss.xml"]')?.textContent).toBe('https://fixture.example/rss.xml');
  }
});

test('links in a translated article lead to pages in its language, and pictures keep their addresses', () => {
  const page = files.get('/sv/blog/10.md');
  for (const address of ['/sv/skills#react', '/sv/blog/10#odd'])
    expect(page).toContain(`(https://fixture.example${address})`);
  expect(page).toMatch(/\(https:\/\/fixture\.example\/assets\/colours-\w+-160\.webp\)/);
  // The heading of the footnotes is in the language of the feed.
  expect(JSON.stringify(files.get('/sv/feed.json'))).toContain('[Nötés ·]');
});

test('an article without a translation into a language is in no file of that language', () => {
  expect(files.has('/sv/blog/3.md')).toBe(false);
  for (const path of ['/sv/rss.xml', '/sv/atom.xml', '/sv/feed.json', '/sv/llms.txt'])
    expect(files.get(path), path).not.toContain('/blog/3');
});

test('a language without translated articles has empty feeds that name the default language’s feed', async () => {
  const content = await readContent(root);
  const articles = content.articles.map(({ translations, ...rest }) => ({
    ...rest,
    translations: { ...translations, sv: { title: 'Titel', description: 'Beskrivning' } },
  }));
  const made = await makeDiscovery(root, { ...content, articles }, '');
  const { items, description } = JSON.parse(made.get('/sv/feed.json') ?? '');
  expect(items).toEqual([]);
  expect(description).toContain('https://fixture.example/rss.xml');
  // The date of the newest article, not 1970.
  const newest = articles.map(({ updated }) => `${updated}T00:00:00.000Z`).sort();
  const { feed } = new XMLParser().parse(made.get('/sv/atom.xml') ?? '');
  const { rss } = new XMLParser().parse(made.get('/sv/rss.xml') ?? '');
  expect(feed.updated).toBe(newest.at(-1));
  expect(new Date(rss.channel.lastBuildDate).toISOString()).toBe(newest.at(-1));
});

test('the same content makes the same files on another day', async () => {
  vi.useFakeTimers({ now: new Date('2031-05-06'), toFake: ['Date'] });
  const later = await makeDiscovery(root, await readContent(root), '');
  vi.useRealTimers();
  // As in files, because UTF-8 cannot contain unpaired surrogates.
  const written = (some: Map<string, string>) => [...some].map(([path, text]) => [path, text.toWellFormed()]);
  expect(written(later)).toEqual(written(files));
});
