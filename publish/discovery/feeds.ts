import { Feed } from 'feed';
import type { Article } from '../../src/content/content.ts';
import { tagOf } from '../../src/i18n/languages.ts';
import type { PageSource } from '../../src/pages/page-data.ts';
import { languagesOf, newestFirst, translationOf } from '../../src/pages/summaries.ts';
import { localize, pageUrl, type SitePath } from '../../src/site/addresses.ts';
import { feeds } from '../../src/site/feeds.ts';
import { readArticleHtml } from './article-text.ts';
import type { Emit } from './emit.ts';

/** How many articles a feed holds; older ones follow in further files, to which each leads. */
const pageSize = 20;

/**
 * Writes the feeds of a language: the articles that have a text in it, whole, newest first. The others are in the
 * English feed, and the description says so.
 * @param emit takes RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, each by its path; more than one page of them is linked as
 * RFC 5005, section 3, says
 */
export function writeFeeds(root: string, source: PageSource, emit: Emit): void {
  const { content, language } = source;
  const articles = content.articles.filter((article) => languagesOf(article).includes(language)).sort(newestFirst);
  const write = { RSS: writeRss, Atom: writeAtom, 'JSON Feed': writeJson };
  const pages = Math.max(1, Math.ceil(articles.length / pageSize));
  for (let page = 0; page < pages; page++) {
    const part = articles.slice(page * pageSize, (page + 1) * pageSize).map((one) => readArticle(root, one, source));
    const channel = describeChannel(source, page, pages);
    for (const { path, name } of feeds)
      emit(localize(pagedPath(path, page), language), write[name](channel, part, source));
  }
}

/** `/rss.xml`, then `/rss-2.xml` … */
function pagedPath(path: SitePath, page: number): SitePath {
  return page === 0 ? path : (path.replace('.', `-${page + 1}.`) as SitePath);
}

type Channel = ReturnType<typeof describeChannel>;
type FeedArticle = ReturnType<typeof readArticle>;

function describeChannel({ content: { site, articles }, language, t }: PageSource, page: number, pages: number) {
  const addressesOf = (page: number) => {
    const [rss, atom, json] = feeds.map(({ path }) => site.url + localize(pagedPath(path, page), language));
    return { rss, atom, json };
  };
  const complete = articles.every((article) => languagesOf(article).includes(language));
  return {
    title: `${t('blogs_title')} · ${site.name}`,
    description: complete
      ? t('feed_description', { name: site.name })
      : t('feed_description_part', { name: site.name, address: `${site.url}${feeds[0].path}` }),
    blog: pageUrl({ page: 'blog' }, language),
    home: pageUrl({ page: 'home' }, language),
    addresses: addressesOf(page),
    next: page + 1 < pages ? addressesOf(page + 1) : undefined,
  };
}

function readArticle(root: string, article: Article, source: PageSource) {
  const { language, t } = source;
  return {
    ...translationOf(article, language),
    url: pageUrl({ page: 'article', number: String(article.number) }, language),
    html: readArticleHtml(root, article, source),
    published: new Date(article.published),
    updated: modifiedOf(article),
    tags: article.tags.map((tag) => t(tag)),
  };
}

const modifiedOf = ({ modified }: Article) => new Date(modified);

const writeRss: typeof writeJson = (...parts) =>
  xmlFeed(...parts)
    .rss2()
    .replace('<channel>', `$&${nextLink('atom:link', parts[0].next?.rss)}`);

const writeAtom: typeof writeJson = (...parts) =>
  xmlFeed(...parts)
    .atom1()
    // The library has no other way to say it.
    .replace('<feed ', `<feed xml:lang="${tagOf(parts[2].language)}" `)
    .replace(/<feed [^>]*>/, `$&${nextLink('link', parts[0].next?.atom)}`);

const nextLink = (tag: string, address: string | undefined): string =>
  address ? `\n    <${tag} rel="next" href="${address}"/>` : '';

function xmlFeed(channel: Channel, articles: FeedArticle[], source: PageSource): Feed {
  const { language } = source;
  const { site } = source.content;
  const author = { name: site.name, email: site.email, link: channel.home };
  const feed = new Feed({
    id: channel.blog,
    link: channel.blog,
    title: channel.title,
    description: channel.description,
    language: tagOf(language),
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
  const days = articles.length > 0 ? articles.map(({ updated }) => updated) : content.articles.map(modifiedOf);
  return days.length > 0 ? new Date(Math.max(...days.map(Number))) : undefined;
}

/** @see https://www.jsonfeed.org/version/1.1/ */
function writeJson(channel: Channel, articles: FeedArticle[], { content: { site }, language }: PageSource): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.blog,
    feed_url: channel.addresses.json,
    ...(channel.next && { next_url: channel.next.json }),
    description: channel.description,
    icon: `${site.url}/icons/512.png`,
    favicon: `${site.url}/icons/192.png`,
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
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** Titles and descriptions are HTML to readers of RSS and Atom. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
