import { tagOf } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { languagesOf, newestFirst } from '../../pages/summaries.ts';
import { fileUrl, localize } from '../../routes/addresses.ts';
import { type FeedName, feeds } from '../../routes/feeds.ts';
import type { Emit } from './emit.ts';
import {
  type Channel,
  describeChannel,
  type FeedArticle,
  newestChange,
  pagedPath,
  readArticle,
} from './feed-channel.ts';
import { makeAtom, makeRss } from './feed-xml.ts';
import { xmlText } from './xml.ts';

/** Articles in a feed; older ones follow in further files, linked from each other. */
const pageSize = 20;

const formats: Record<FeedName, typeof makeJson> = { RSS: makeRss, Atom: makeAtom, 'JSON Feed': makeJson };

/** Writes the feeds of a language, newest first: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, paged by RFC 5005. */
export function writeFeeds(root: string, source: PageSource, emit: Emit): void {
  const { content, language } = source;
  const articles = content.articles.filter((article) => languagesOf(article).includes(language)).sort(newestFirst);
  const pages = Math.max(1, Math.ceil(articles.length / pageSize));
  for (let page = 0; page < pages; page++) {
    const shown = articles.slice(page * pageSize, (page + 1) * pageSize);
    const channel = describeChannel(source, { page, pages, updated: newestChange(shown, source) });
    const part = shown.map((one) => readArticle(root, one, source));
    for (const { path, name } of feeds)
      emit(localize(pagedPath(path, page), language), formats[name](channel, part, source));
  }
}

function makeJson(
  channel: Channel,
  articles: readonly FeedArticle[],
  { content: { site }, language }: PageSource,
): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.blog,
    feed_url: channel.addresses['JSON Feed'],
    ...(channel.older && { next_url: channel.older['JSON Feed'] }),
    description: channel.description,
    icon: fileUrl('/icons/512.png'),
    favicon: fileUrl('/icons/192.png'),
    authors: [{ name: site.name, url: channel.home }],
    language: tagOf(language),
    items: articles.map(({ title, description, url, html, published, updated, tags }) => ({
      id: url,
      url,
      title,
      summary: description,
      content_html: html,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      tags,
      language: tagOf(language),
    })),
  };
  // The same characters as in the XML formats.
  return `${JSON.stringify(feed, (_, value) => (typeof value === 'string' ? xmlText(value) : value), 2)}\n`;
}
