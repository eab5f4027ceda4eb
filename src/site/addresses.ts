import type { Content } from '../content/content.ts';
import { site } from '../content/site.ts';
import { offeredLanguages, sourceLanguage } from '../i18n/languages.ts';

/** A page's address without its language, for example `/about`. */
export type PagePath = `/${string}`;

/** The path below which the site lives: that of its address, `/portfolio`; nothing at the root of a host. */
export const base = site.url.replace(/^\w+:\/\/[^/]*/, '');

/**
 * The address of a page or file, as it stands in `href`, `src` and the host's tables. The router's own links
 * and navigations take paths: it adds the base itself.
 * @param path path inside the site, for example `/de/about` or `/icons.svg`
 */
export function address(path: PagePath): PagePath {
  return `${base}${path}` as PagePath;
}

/** The path inside the site that an address names: `address` taken back. */
export function pathOf(address: string): PagePath {
  return (address.slice(base.length) || '/') as PagePath;
}

/** The maker of every internal address. What it gives is the English one; `localize` leads to another language's. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  skills: () => '/skills',
  career: () => '/career',
  resume: () => '/resume',
  contact: () => '/contact',
  apps: () => '/apps',
  app: (slug: string) => `/apps/${slug}` as const,
  games: () => '/games',
  blog: () => '/blog',
  article: (number: number) => `/blog/${number}` as const,
  accessibility: () => '/accessibility',
  /** No page: the address under which the error screen is built, written as `404.html`. */
  notFound: () => '/404',
} satisfies Record<string, (...values: never[]) => PagePath>;

/** The path of a page's Markdown twin: `/blog/4.md` of `/blog/4`. Articles and projects have one. */
export function markdownOf(path: PagePath): PagePath {
  return `${path}.md`;
}

/** Every page of the site, without languages. */
export function listPages(content: Pick<Content, 'projects' | 'articles'>): PagePath[] {
  return [
    paths.home(),
    paths.about(),
    paths.skills(),
    paths.career(),
    paths.resume(),
    paths.contact(),
    paths.apps(),
    ...content.projects.map(({ slug }) => paths.app(slug)),
    paths.games(),
    paths.blog(),
    ...content.articles.map(({ number }) => paths.article(number)),
    paths.accessibility(),
  ];
}

/**
 * Puts a page's path under a language.
 * @param path the English path, `?query` and `#fragment` allowed
 * @returns for example `/de/about`; `/de` for the home page
 */
export function localize(path: PagePath, language: string): PagePath {
  if (language === sourceLanguage) return path;
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return `/${language}${page === '/' ? '' : page}${rest}`;
}

/**
 * Takes an address apart.
 * @param pathname the path of an address, for example `/de/about`
 * @returns the language and the English path: `{ language: 'de', path: '/about' }`
 */
export function parsePath(pathname: string): { language: string; path: PagePath } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? [];
  const prefixed = first !== sourceLanguage && offeredLanguages.some(({ code }) => code === first);
  const path = (prefixed ? rest : pathname).replace(/\/+$/, '');
  return { language: prefixed ? first : sourceLanguage, path: (path || '/') as PagePath };
}

/** The file of a page in the built site: `/about` is `about.html`, `/` is `index.html`, `/de` is `de.html`. */
export function fileOfPath(path: PagePath): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}
