import { tagOf } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { address } from '../../routes/addresses.ts';
import type { Channel, FeedArticle } from './feed-channel.ts';
import { renderFeedPage } from './feed-page.ts';
import { feedStylesPath } from './feed-styles.ts';
import { elementsOf, formatXml } from './xml.ts';

const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  content: 'http://purl.org/rss/1.0/modules/content/',
} as const;

const plain = elementsOf(null);
const atom = elementsOf(namespaces.atom);
const content = elementsOf(namespaces.content);

type Write = (channel: Channel, articles: readonly FeedArticle[], source: PageSource) => string;

/** RSS 2.0 (https://www.rssboard.org/rss-specification), with complete texts in `content:encoded`. */
export const makeRss: Write = (channel, articles, source) => {
  const { site } = source.content;
  const link = (rel: string, href: string) => atom('atom:link', { rel, href, type: 'application/rss+xml' });
  const items = articles.map(({ title, description, url, html, published, tags }) =>
    plain(
      'item',
      {},
      // Readers interpret both as HTML.
      plain('title', {}, escapeHtml(title)),
      plain('link', {}, url),
      plain('guid', { isPermaLink: 'true' }, url),
      plain('pubDate', {}, published.toUTCString()),
      plain('description', {}, escapeHtml(description)),
      content('content:encoded', {}, html),
      plain('author', {}, `${site.email} (${site.name})`),
      ...tags.map((tag) => plain('category', {}, tag)),
    ),
  );
  const rss = plain(
    'rss',
    { version: '2.0', 'xmlns:atom': namespaces.atom, 'xmlns:content': namespaces.content },
    plain(
      'channel',
      {},
      plain('title', {}, channel.title),
      plain('link', {}, channel.blog),
      plain('description', {}, channel.description),
      plain('lastBuildDate', {}, channel.updated.toUTCString()),
      plain('language', {}, tagOf(source.language)),
      link('self', channel.addresses.RSS),
      channel.older && link('next', channel.older.RSS),
      renderFeedPage('RSS', channel, articles, source),
      ...items.flatMap((item) => ['\n', item]),
    ),
  );
  return formatXml(rss, address(feedStylesPath));
};

/** @see https://www.rfc-editor.org/rfc/rfc4287 */
export const makeAtom: Write = (channel, articles, source) => {
  const { site } = source.content;
  const author = () =>
    atom('author', {}, atom('name', {}, site.name), atom('email', {}, site.email), atom('uri', {}, channel.home));
  const entries = articles.map(({ title, description, url, html, published, updated, tags }) =>
    atom(
      'entry',
      {},
      atom('title', {}, title),
      atom('id', {}, url),
      atom('link', { href: url }),
      atom('published', {}, published.toISOString()),
      atom('updated', {}, updated.toISOString()),
      atom('summary', {}, description),
      atom('content', { type: 'html' }, html),
      author(),
      ...tags.map((tag) => atom('category', { term: tag, label: tag })),
    ),
  );
  const feed = atom(
    'feed',
    { 'xml:lang': tagOf(source.language) },
    atom('id', {}, channel.blog),
    atom('title', {}, channel.title),
    atom('subtitle', {}, channel.description),
    atom('updated', {}, channel.updated.toISOString()),
    author(),
    atom('link', { rel: 'alternate', href: channel.blog }),
    atom('link', { rel: 'self', href: channel.addresses.Atom }),
    channel.older && atom('link', { rel: 'next', href: channel.older.Atom }),
    renderFeedPage('Atom', channel, articles, source),
    ...entries.flatMap((entry) => ['\n', entry]),
  );
  return formatXml(feed, address(feedStylesPath));
};

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
