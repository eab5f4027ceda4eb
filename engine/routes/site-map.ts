import type { Content, OwnPage } from '../content/content.ts';
import { sourceTag } from '../i18n/languages.ts';
import type { Translate } from '../i18n/translate.ts';
import { pagePath } from './addresses.ts';
import { entryIn, listPages, type MenuName, type PageRef, type SitePage, sitePageOf } from './pages.ts';

/** The pages of a site, from which links are made. */
export interface SiteMap {
  content: Content;
  pages: readonly SitePage[];
  find: (to: PageRef) => SitePage | undefined;
  /** The page at a path without its language: `/blog/4`. */
  at: (path: string) => SitePage | undefined;
  inMenu: (name: MenuName) => readonly SitePage[];
}

const made = new WeakMap<Content, SiteMap>();

/** The pages of a site, listed once for each content. */
export function siteMapOf(content: Content): SiteMap {
  const known = made.get(content) ?? makeSiteMap(content);
  made.set(content, known);
  return known;
}

function makeSiteMap(content: Content): SiteMap {
  const pages = listPages(content);
  const byPath = new Map<string, SitePage>(pages.map((to) => [pagePath(to), to]));
  // Listed once, because few pages are in menus but every page shows the menus.
  const places = pages.flatMap((to) => {
    const { menus } = entryIn(content, to);
    return menus ? [{ to, menus }] : [];
  });
  const inMenu = (name: MenuName) =>
    places
      .flatMap(({ to, menus }) => (menus[name] === undefined ? [] : [{ to, place: menus[name] }]))
      .sort((a, b) => a.place - b.place)
      .map(({ to }) => to);
  return { content, pages, find: (to) => byPath.get(pagePath(to)), at: (path) => byPath.get(path), inMenu };
}

interface Source {
  content: Content;
  language: string;
  t: Translate;
}

export interface PageLabel {
  label: string;
  /** Set where the label is not in the page’s language. */
  lang?: string;
}

/** The text of links to a page; undefined for a page that no list contains. */
export function labelOf(to: PageRef, { content, language, t }: Source): PageLabel | undefined {
  const own = to.page === 'own' ? content.ownPages.find(({ name }) => name === to.name) : undefined;
  if (own) return labelOfOwn(own, language);
  const site = sitePageOf(content, to);
  const label = site ? (site.label ?? entryIn(content, to).label ?? site.title) : entryIn(content, to).label;
  return label && { label: t(label) };
}

function labelOfOwn({ source, translations }: OwnPage, language: string): PageLabel {
  const { label, title } = translations[language] ?? source;
  return { label: label ?? title, ...(translations[language] ? {} : { lang: sourceTag }) };
}

export interface MenuLink extends PageLabel {
  to: SitePage;
}

/** The links of a menu in order, only to pages that exist. */
export function menuOf(name: MenuName, source: Source): MenuLink[] {
  return siteMapOf(source.content)
    .inMenu(name)
    .flatMap((to) => {
      const label = labelOf(to, source);
      return label ? [{ to, ...label }] : [];
    });
}
