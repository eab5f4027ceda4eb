import { Readable } from 'node:stream';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import type { Content } from '../../src/content/content.ts';
import { offeredLanguages, sourceLanguage } from '../../src/i18n/languages.ts';
import { listPages, localize, type PagePath, paths } from '../../src/site/addresses.ts';
import { languagesOf } from '../../src/pages/summaries.ts';

/** A page that search engines may show. */
interface Listed {
  path: PagePath;
  /** The languages in which its text exists. */
  languages: readonly string[];
  /** The day of its last change (yyyy-mm-dd), where the content tells one. */
  changed?: string;
}

/**
 * Writes the sitemap: every page in every language in which its text exists, each with its alternates. Only articles
 * say when they were changed; a page whose day nobody knows gets none.
 * @see https://www.sitemaps.org/protocol.html
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export async function makeSitemap(content: Content): Promise<string> {
  const absolute = (path: PagePath, language: string) => content.site.url + localize(path, language);
  const entries = listPages(content)
    .filter((path) => isListed(path, content))
    .map((path) => listedAs(path, content))
    .flatMap(({ path, languages, changed }) => {
      const links = [
        ...languages.map((lang) => ({ lang, url: absolute(path, lang) })),
        { lang: 'x-default', url: absolute(path, sourceLanguage) },
      ];
      return languages.map((code) => ({ url: absolute(path, code), links, ...(changed && { lastmod: changed }) }));
    });
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  return String(await streamToPromise(Readable.from(entries).pipe(stream)));
}

/** The template project asks search engines to pass by. */
function isListed(path: PagePath, { projects }: Content): boolean {
  return !projects.some(({ slug, kind }) => kind === 'template' && path === paths.app(slug));
}

function listedAs(path: PagePath, { articles }: Content): Listed {
  const article = articles.find(({ number }) => path === paths.article(number));
  return article
    ? { path, languages: languagesOf(article), changed: article.updated }
    : { path, languages: offeredLanguages.map(({ code }) => code) };
}
