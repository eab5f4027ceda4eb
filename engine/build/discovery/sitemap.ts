import { Readable } from 'node:stream';
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap';
import type { Article, Content } from '../../content/content.ts';
import { hasLanguages, offeredLanguages, sourceLanguage, tagOf } from '../../i18n/languages.ts';
import { languagesOfPage } from '../../pages/summaries.ts';
import { pageUrl } from '../../routes/addresses.ts';
import { listPages, type PageRef } from '../../routes/pages.ts';

/**
 * Every page in every language in which its text exists, with its alternates.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap
 */
export async function makeSitemap(content: Content): Promise<string> {
  const entries = listPages(content)
    .filter((to) => isListed(to, content))
    .flatMap((to) => {
      const article = articleOf(to, content);
      const languages = languagesOfPage(to, content) ?? offeredLanguages.map(({ code }) => code);
      const links = [
        ...languages.map((code) => ({ lang: tagOf(code), url: pageUrl(to, code) })),
        { lang: 'x-default', url: pageUrl(to, sourceLanguage) },
      ];
      return languages.map((code) => ({
        url: pageUrl(to, code),
        ...(hasLanguages && { links }),
        ...(article && { lastmod: article.updated }),
      }));
    });
  const stream = new SitemapStream({
    level: ErrorLevel.THROW,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  return String(await streamToPromise(Readable.from(entries).pipe(stream)));
}

/** The template project is excluded from search engines. */
function isListed(to: PageRef, { projects }: Content): boolean {
  return to.page !== 'project' || !projects.some(({ slug, kind }) => kind === 'template' && slug === to.slug);
}

function articleOf(to: PageRef, { articles }: Content): Article | undefined {
  return to.page === 'article' ? articles.find(({ number }) => String(number) === to.number) : undefined;
}
