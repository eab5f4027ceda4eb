import type { Element } from '@xmldom/xmldom';
import { longDate } from '../../i18n/format.ts';
import { languageOf } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { type FeedName, feeds } from '../../routes/feeds.ts';
import type { Channel, FeedArticle } from './feed-channel.ts';
import { elementsOf, type XmlChild } from './xml.ts';

const html = elementsOf('http://www.w3.org/1999/xhtml');

/** XHTML inside a feed, for browsers: explains the feed and lists its articles. Feed readers ignore it. */
export function renderFeedPage(
  format: Exclude<FeedName, 'JSON Feed'>,
  channel: Channel,
  articles: readonly FeedArticle[],
  { language, t }: PageSource,
): Element {
  const { tag, direction } = languageOf(language);
  const { title, newer, older } = channel;
  const paging = [
    newer && html('a', { href: here(newer[format]), rel: 'prev' }, t('blogs_newer')),
    older && html('a', { href: here(older[format]), rel: 'next' }, t('blogs_older')),
  ].filter((link) => link !== undefined);
  return html(
    'div',
    { lang: tag, dir: direction === 'rtl' ? direction : undefined },
    html('title', {}, `${title} (${format})`),
    html('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    html(
      'header',
      {},
      html('h1', {}, html('a', { href: here(channel.blog) }, title)),
      html('p', {}, ...showDescription(channel)),
      html('p', {}, `${t('feed_is')} ${t('feeds_subscribe')}`),
      html('dl', {}, ...feeds.flatMap(({ name }) => addressOf(name, channel))),
    ),
    html(
      'main',
      {},
      html('h2', {}, t('command_articles')),
      ...articles.map((article) => showArticle(article, language)),
      paging.length > 0 ? html('nav', {}, ...paging) : undefined,
    ),
  );
}

/** The address on the current host, which may be a preview of the site. */
const here = (url: string): string => new URL(url).pathname;

function showDescription({ description, others }: Channel): XmlChild[] {
  if (!others) return [description];
  const [before, after] = description.split(others);
  return [before, html('a', { href: here(others) }, others), after];
}

const addressOf = (name: FeedName, { addresses }: Channel): Element[] => [
  html('dt', {}, name),
  html('dd', {}, addresses[name]),
];

function showArticle({ title, description, url, published }: FeedArticle, language: string): Element {
  const { iso, text } = longDate(published.toISOString().slice(0, 10), language);
  return html(
    'article',
    {},
    html('h3', {}, html('a', { href: here(url) }, title)),
    html('time', { datetime: iso }, text),
    html('p', {}, description),
  );
}
