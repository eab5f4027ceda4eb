import { Feed } from 'feed';
import type { PageSource } from '../../src/pages/page-data.ts';
import { languagesOf, newestFirst, translationOf } from '../../src/pages/summaries.ts';
import { localize, pageUrl, type SitePath } from '../../src/site/addresses.ts';
import { feeds } from '../../src/site/feeds.ts';
import { htmlOf, readArticleText } from './article-text.ts';

/**
 * Writes the feeds of a language: the articles that have a text in it, whole, newest first. The others are in the
 * English feed, and the description says so.
 * @param root the project's folder
 * @returns RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, each by its path
 */
export function makeFeeds(root: string, source: PageSource): Map<SitePath, string> {
  const channel = describeChannel(source);
  const articles = readArticles(root, source);
  const write = { RSS: writeRss, Atom: writeAtom, 'JSON Feed': writeJson };
  return new Map(
    feeds.map(({ path, name }) => [localize(path, source.language), write[name](channel, articles, source)]),
  );
}

type Channel = ReturnType<typeof describeChannel>;
type FeedArticle = ReturnType<typeof readArticles>[number];

function describeChannel({ content: { site, articles }, language, t }: PageSource) {
  const absolute = (path: SitePath) => site.url + localize(path, language);
  const [rss, atom, json] = feeds.map(({ path }) => absolute(path));
  const complete = articles.every((article) => languagesOf(article).includes(language));
  return {
    title: `${t('blogs_title')} · ${site.name}`,
    description: complete
      ? t('feed_description', { name: site.name })
      : t('feed_description_part', { name: site.name, address: `${site.url}${feeds[0].path}` }),
    blog: pageUrl({ page: 'blog' }, language),
    home: pageUrl({ page: 'home' }, language),
    addresses: { rss, atom, json },
  };
}

function readArticles(root: string, source: PageSource) {
  const { content, language, t } = source;
  return content.articles
    .filter((article) => languagesOf(article).includes(language))
    .sort(newestFirst)
    .map((article) => ({
      ...translationOf(article, language),
      url: pageUrl({ page: 'article', number: String(article.number) }, language),
      html: htmlOf(readArticleText(root, article, source)),
      published: new Date(article.published),
      updated: new Date(article.updated),
      tags: article.tags.map((tag) => t(tag)),
    }));
}

const writeRss: typeof writeJson = (...parts) => xmlFeed(...parts).rss2();

const writeAtom: typeof writeJson = (...parts) =>
  xmlFeed(...parts)
    .atom1()
    // The library has no other way to say it.
    .replace('<feed ', `<feed xml:lang="${parts[2].language}" `);

function xmlFeed(channel: Channel, articles: FeedArticle[], source: PageSource): Feed {
  const { language } = source;
  const { site } = source.content;
  const author = { name: site.name, email: site.email, link: channel.home };
  const feed = new Feed({
    id: channel.blog,
    link: channel.blog,
    title: channel.title,
    description: channel.description,
    language,
    feedLinks: channel.addresses,
    author,
    updated: newestChange(articles, source),
    generator: false,
  });
  for (const { title, description, url, html, published, updated, tags } of articles)
    feed.addItem({
      title: escapeHtml(title),
      description: escapeHtml(description),
      link: url,
      content: html,
      published,
      date: updated,
      author: [author],
      category: tags.map((tag) => ({ name: tag, term: tag })),
    });
  return feed;
}

/**
 * The day of the newest change, not that of the build: the same content makes the same feed. A language in which no
 * article has a text yet has that of the articles in the other languages, to which its feed leads.
 * @returns undefined where there is no article at all
 */
function newestChange(articles: FeedArticle[], { content }: PageSource): Date | undefined {
  const days = (articles.length > 0 ? articles : content.articles).map(({ updated }) => Number(new Date(updated)));
  return days.length > 0 ? new Date(Math.max(...days)) : undefined;
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function writeJson(channel: Channel, articles: FeedArticle[], { content: { site }, language }: PageSource): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.blog,
    feed_url: channel.addresses.json,
    description: channel.description,
    icon: `${site.url}/icons/512.png`,
    favicon: `${site.url}/icons/192.png`,
    authors: [{ name: site.name, url: channel.home }],
    language,
    items: articles.map(({ title, description, url, html, published, updated, tags }) => ({
      id: url,
      url,
      title,
      summary: description,
      content_html: html,
      date_published: published.toISOString(),
      date_modified: updated.toISOString(),
      tags,
      language,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** Titles and descriptions are HTML to readers of RSS and Atom. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
