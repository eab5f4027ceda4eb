import type { Element } from '@xmldom/xmldom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { tagOf } from '../../engine/i18n/languages.ts';
import { localize, pageUrl, type SitePath } from '../../engine/routes/addresses.ts';
import { articlesIn, parseXml, readFile, readPage } from '../support/built-files.ts';
import { content, exists, languages as offered, text } from '../support/site-map.ts';
import { decode } from './page-head.ts';
import { elementsIn, parsePage } from './parse-page.ts';

const { url } = content.site;
/** A blog without articles has no feeds. */
const languages = exists('blog') ? offered : [];

/** @see https://www.jsonfeed.org/version/1.1/ */
const httpUrl = z.url({ protocol: /^https?$/ });
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: httpUrl,
  feed_url: httpUrl,
  description: z.string().min(1),
  icon: httpUrl,
  favicon: httpUrl,
  authors: z.array(z.strictObject({ name: z.string().min(1), url: httpUrl })).min(1),
  language: z.string(),
  items: z.array(
    z.strictObject({
      id: httpUrl,
      url: httpUrl,
      title: z.string().min(1),
      summary: z.string().min(1),
      content_html: z.string().min(1),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime(),
      tags: z.array(z.string().min(1)).optional(),
      language: z.string(),
    }),
  ),
});
const readJsonFeed = (language: string) => jsonFeed.parse(JSON.parse(readFile(localize('/feed.json', language))));

for (const language of languages) {
  test(`the feeds in ${language} contain the articles written in that language, newest first`, () => {
    const json = readJsonFeed(language);
    const list = pageUrl({ page: 'blog' }, language);
    const expected = articlesIn(language).map(({ number, published, updated, translations }) => ({
      url: pageUrl({ page: 'article', number: String(number) }, language),
      title: translations[language]?.title,
      summary: translations[language]?.description,
      published: `${published}T00:00:00.000Z`,
      updated: `${updated}T00:00:00.000Z`,
    }));
    expect(json).toMatchObject({ language: tagOf(language), feed_url: url + localize('/feed.json', language) });
    expect(json.home_page_url).toBe(list);
    const [newest] = expected
      .map(({ updated }) => updated)
      .sort()
      .reverse();
    expect(
      json.items.map((item) => ({
        url: item.url,
        title: item.title,
        summary: item.summary,
        published: item.date_published,
        updated: item.date_modified,
      })),
    ).toEqual(expected);

    const { rss } = parseXml(localize('/rss.xml', language));
    expect(rss).toMatchObject({ version: '2.0', channel: { language: tagOf(language), link: list } });
    expect(rss.channel['atom:link']).toMatchObject({ rel: 'self', href: url + localize('/rss.xml', language) });
    // An empty feed has the date of its build.
    if (newest) expect(new Date(rss.channel.lastBuildDate).toISOString()).toBe(newest);
    const { item: items = [] } = rss.channel;
    for (const [index, item] of items.entries()) {
      expect(item.link).toBe(expected[index]?.url);
      expect(item.guid).toEqual({ '#text': item.link, isPermaLink: 'true' });
      // RSS readers interpret both as HTML.
      expect(decode(item.title)).toBe(expected[index]?.title);
      expect(decode(item.description)).toBe(expected[index]?.summary);
      // RFC 822 with a four-digit year, as RSS requires.
      expect(item.pubDate).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/);
      expect(new Date(item.pubDate).toISOString()).toBe(expected[index]?.published);
      expect(item['content:encoded'].trim()).toBe(json.items[index]?.content_html.trim());
    }
    expect(items).toHaveLength(expected.length);

    const { feed } = parseXml(localize('/atom.xml', language));
    const { entry: entries = [] } = feed;
    expect(feed).toMatchObject({
      xmlns: 'http://www.w3.org/2005/Atom',
      'xml:lang': tagOf(language),
      ...(newest && { updated: newest }),
    });
    expect(feed.id).toBe(list);
    expect(feed.link).toContainEqual({ rel: 'self', href: url + localize('/atom.xml', language) });
    expect(feed.author.name).toBe(content.site.name);
    expect(
      entries.map((entry: { id: string; link: { href: string }; published: string; updated: string }) => ({
        id: entry.id,
        url: entry.link.href,
        published: entry.published,
        updated: entry.updated,
      })),
    ).toEqual(expected.map(({ url: id, published, updated }) => ({ id, url: id, published, updated })));
    for (const [index, entry] of entries.entries()) {
      expect(entry.content.type).toBe('html');
      expect(entry.content['#text'].trim()).toBe(json.items[index]?.content_html.trim());
    }
  });
}

test('the description of a feed refers to /rss.xml if and only if the feed lacks articles', () => {
  for (const language of languages) {
    const { description } = readJsonFeed(language);
    expect(description.includes(`${url}/rss.xml`), language).toBe(
      articlesIn(language).length < content.articles.length,
    );
  }
});

test('a feed has the complete text of each article, without controls, styles or relative links', () => {
  const words = (text: string | null) => text?.replace(/\s+/g, '');
  for (const [language, { url: address, content_html: html }] of languages.flatMap((language) =>
    readJsonFeed(language).items.map((item) => [language, item] as const),
  )) {
    const inFeed = parsePage(`<!DOCTYPE html><html><body>${html}</body></html>`).getElementsByTagName(
      'body',
    )[0] as Element;
    const inPage = parsePage(readPage(address.slice(url.length) as SitePath)).getElementById('prose') as Element;
    // A term is followed by its explanation.
    for (const one of elementsIn(inPage).filter((one) => one.getAttribute('class') === 'term')) {
      const [word, means] = elementsIn(one).map(({ textContent }) => textContent);
      one.textContent = `${word} (${means})`;
    }
    // Buttons and hints about new tabs are only useful on the page.
    const ofPage = elementsIn(inPage).filter(
      (one) =>
        ['button', 'template'].includes(one.tagName) ||
        ['visually-hidden', 'file-name'].includes(one.getAttribute('class') ?? ''),
    );
    for (const one of ofPage) one.parentNode?.removeChild(one);
    // Drawings in the colours of the page are replaced by their description.
    for (const figure of elementsIn(inPage).filter((one) => one.getAttribute('class') === 'drawn'))
      for (const one of elementsIn(figure).filter(({ tagName }) => tagName === 'svg'))
        one.textContent = one.getAttribute('aria-label');
    // A link to a film elsewhere names its site on the page.
    for (const one of elementsIn(inPage).filter((one) => one.getAttribute('class') === 'film-link'))
      one.textContent = one.textContent?.replace(/ · \S+\s*$/, '') ?? '';
    // Formulas are written as TeX.
    for (const one of elementsIn(inPage).filter(({ tagName }) => tagName === 'math'))
      one.textContent = elementsIn(one).find(({ tagName }) => tagName === 'annotation')?.textContent ?? '';
    // Demos are replaced by a link to the page.
    for (const one of elementsIn(inPage).filter(({ tagName }) => tagName === 'island-root'))
      one.textContent = text('blog_machine', {}, language);
    const inside = elementsIn(inFeed);
    const ids = inside.map((one) => `#${one.getAttribute('id')}`);
    const odd = inside.filter((one) => {
      const named = one.getAttribute('href') ?? one.getAttribute('src') ?? '';
      // A link to a footnote stays within the text.
      const leads = named === '' || /^(https?|mailto|data):/.test(named) || ids.includes(named);
      const works = ['button', 'script', 'style'].includes(one.tagName) || one.hasAttribute('style');
      return works || !leads || one.hasAttribute('data-copy');
    });
    expect(words(inFeed.textContent)?.length, address).toBeGreaterThan(0);
    expect(words(inFeed.textContent), address).toBe(words(inPage.textContent));
    expect(odd.map(String), address).toEqual([]);
  }
});
