import { site } from '../content/site.ts';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { entryOf, type PageRef } from './pages.ts';

/** A path inside the site, for example `/de/about` or `/rss.xml`. */
export type SitePath = `/${string}`;

/** The path of the site’s own address, `/portfolio`; empty at the root of a host. */
export const base = site.url.replace(/^\w+:\/\/[^/]*/, '');

/**
 * The address of a page or file for `href`, `src` and host configuration.
 * @param path path inside the site, for example `/de/about` or `/icons/32.png`
 */
export function address(path: SitePath): SitePath {
  return `${base}${path}` as SitePath;
}

/** The path inside the site of an `address`, which includes the base. */
export function pathOf(address: string): SitePath {
  return (address.slice(base.length) || '/') as SitePath;
}

/** The path of the error page, built as `404.html`. It is not in the site map. */
export const notFoundPath: SitePath = '/404';

/** The path of a page in a language, for example `/de/blog/4`, or `/de` for the home page. */
export function pagePath(to: PageRef, language: string = sourceLanguage): SitePath {
  const values: Record<string, string> = to;
  const path = entryOf(to).path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '') as SitePath;
  return localize(path, language);
}

/** The address of a page for `href`, base included. */
export function pageAddress(to: PageRef, language: string): SitePath {
  return address(pagePath(to, language));
}

/** The public address of a page in a language, with its host. */
export function pageUrl(to: PageRef, language: string): string {
  return site.url + pagePath(to, language);
}

/** The public address of a file inside the site. */
export function fileUrl(path: SitePath): string {
  return site.url + path;
}

/** Whether two references lead to the same page, in any language. */
export function isSamePage(a: PageRef, b: PageRef): boolean {
  return pagePath(a) === pagePath(b);
}

/** Adds the language to a path without one, which may have a `?query` and a `#fragment`. */
export function localize(path: SitePath, language: string): SitePath {
  if (language === sourceLanguage) return path;
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return `/${language}${page === '/' ? '' : page}${rest}`;
}

/** Splits a path such as `/de/about` into `{ language: 'de', path: '/about' }`. */
export function parsePath(pathname: string): { language: string; path: SitePath } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const prefixed = first !== sourceLanguage && offeredLanguages.some(({ code }) => code === first);
  const path = (prefixed ? rest : pathname).replace(/\/+$/, '');
  return { language: prefixed ? first : sourceLanguage, path: (path || '/') as SitePath };
}

/** The path of a page as Markdown, which articles, projects and own pages have: `/blog/4.md` for `/blog/4`. */
export function markdownPath(to: PageRef, language: string): SitePath {
  return `${pagePath(to, language)}.md`;
}

/** The file of a page in the built site: `/about` is `about.html`, `/` is `index.html`, `/de` is `de.html`. */
export function fileOfPath(path: SitePath): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}
