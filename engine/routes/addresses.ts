import { site } from '../content/site.ts';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';
import { entryOf, type PageRef } from './pages.ts';

/** A path inside the site, for example `/de/about` or `/rss.xml`. */
export type SitePath = `/${string}`;

/** The path below which the site lives: that of its address, `/portfolio`; nothing at the root of a host. */
export const base = site.url.replace(/^\w+:\/\/[^/]*/, '');

/**
 * The address of a page or file, as it stands in `href`, `src` and the host's tables.
 * @param path path inside the site, for example `/de/about` or `/icons/32.png`
 */
export function address(path: SitePath): SitePath {
  return `${base}${path}` as SitePath;
}

/** The path inside the site that an address names: `address` taken back. */
export function pathOf(address: string): SitePath {
  return (address.slice(base.length) || '/') as SitePath;
}

/** The address under which the error screen is built, written as `404.html`. It is no page. */
export const notFoundPath: SitePath = '/404';

/**
 * The path of a page in a language.
 * @returns for example `/de/blog/4`; `/de` for the home page
 */
export function pagePath(to: PageRef, language: string = sourceLanguage): SitePath {
  const values: Record<string, string> = to;
  const path = entryOf(to).path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '') as SitePath;
  return localize(path, language);
}

/**
 * The address of a page, as it stands in `href`.
 * @param language code of a language of the site
 * @returns a path, which begins with that of the site's own address
 */
export function pageAddress(to: PageRef, language: string): SitePath {
  return address(pagePath(to, language));
}

/** The public address of a page in a language, with the site's origin. */
export function pageUrl(to: PageRef, language: string): string {
  return site.url + pagePath(to, language);
}

/** The public address of a file, from its path inside the site. */
export function fileUrl(path: SitePath): string {
  return site.url + path;
}

/** Whether two references name the same page. */
export function isSamePage(a: PageRef, b: PageRef): boolean {
  return pagePath(a) === pagePath(b);
}

/**
 * Puts a path under a language.
 * @param path the English path, `?query` and `#fragment` allowed
 * @returns for example `/de/about`; `/de` for the home page
 */
export function localize(path: SitePath, language: string): SitePath {
  if (language === sourceLanguage) return path;
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return `/${language}${page === '/' ? '' : page}${rest}`;
}

/**
 * Takes a path apart.
 * @param pathname for example `/de/about`
 * @returns the language and the English path: `{ language: 'de', path: '/about' }`
 */
export function parsePath(pathname: string): { language: string; path: SitePath } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const prefixed = first !== sourceLanguage && offeredLanguages.some(({ code }) => code === first);
  const path = (prefixed ? rest : pathname).replace(/\/+$/, '');
  return { language: prefixed ? first : sourceLanguage, path: (path || '/') as SitePath };
}

/** The path of a page as Markdown: `/blog/4.md` of `/blog/4`. Articles, projects and own pages have one. */
export function markdownPath(to: PageRef, language: string): SitePath {
  return `${pagePath(to, language)}.md`;
}

/** The file of a page in the built site: `/about` is `about.html`, `/` is `index.html`, `/de` is `de.html`. */
export function fileOfPath(path: SitePath): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}
