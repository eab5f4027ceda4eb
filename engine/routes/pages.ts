import type { Article, Content, OwnPage, Project } from '../content/content.ts';
import type { SitePageFacts } from '../content/schemas/site-page.ts';
import type { Game, TextKey } from '../content/schemas.ts';

/** The content that decides which pages exist. */
export type MappedContent = Pick<
  Content,
  | 'site'
  | 'profile'
  | 'skills'
  | 'career'
  | 'contact'
  | 'projects'
  | 'games'
  | 'articles'
  | 'ownPages'
  | 'sitePages'
  | 'code'
>;

interface Menus {
  header?: number;
  /** The overlay of narrow screens: numbered links. */
  overlay?: number;
  /** Unnumbered links below them. */
  overlayMore?: number;
  footer?: number;
}

interface PageEntry {
  /** Address without the language; `:name` is a parameter. */
  path: `/${string}`;
  /** The text of links to the page. A page without a label is in no menu. */
  label?: TextKey;
  menus?: Menus;
  /** Further search words, separated by commas. */
  searchWords?: TextKey;
  /** What surrounds the page, `engine/document/<layout>-layout.tsx`; `standalone` has neither navigation nor footer. */
  layout?: 'shared' | 'footerless' | 'standalone' | 'own';
  /** True where reloading opens the page at its top. */
  opensAtTop?: boolean;
  /** The folder in `engine/pages/`, if it is not the page’s id. */
  folder?: string;
  /** Whether the content has something to show on the page; otherwise the page and all links to it are omitted. */
  exists?: (content: MappedContent) => boolean;
  /** The parameters of each page of this kind. */
  params?: (content: MappedContent) => Record<string, string>[];
  /** Differences for this content: see `entryIn`. */
  vary?: (content: MappedContent, params: Record<string, string>) => Variation;
}

type Variation = Pick<PageEntry, 'menus' | 'layout' | 'folder'>;

/** Articles on a page of the blog’s list, which limits the size of the first response. */
export const articlesOnPage = 24;

/**
 * The site map, and the only list of pages: addresses, menus, sitemap, feeds, share images and tests derive from it.
 * The key is the page’s id and its folder `engine/pages/<id>/`, with `<id>-page.tsx` (the component) and `<id>-data.ts`
 * (its data).
 */
export const pages = {
  home: {
    path: '/',
    label: 'nav_link_home',
    menus: { header: 1, overlay: 1, footer: 1 },
    opensAtTop: true,
  },
  about: {
    path: '/about',
    label: 'nav_link_about',
    searchWords: 'search_words_about',
    menus: { header: 2, overlay: 2, footer: 3 },
    opensAtTop: true,
  },
  skills: {
    path: '/skills',
    label: 'nav_link_skills',
    searchWords: 'search_words_skills',
    menus: { header: 3, overlayMore: 1 },
    exists: ({ skills }) => skills.length > 0,
  },
  career: {
    path: '/career',
    label: 'nav_link_career',
    searchWords: 'search_words_career',
    menus: { header: 4, overlay: 5, footer: 5 },
    exists: ({ career }) => career.length > 0,
  },
  resume: {
    path: '/resume',
    label: 'nav_link_resume',
    searchWords: 'search_words_resume',
    menus: { overlayMore: 3, footer: 7 },
  },
  contact: {
    path: '/contact',
    label: 'nav_link_contact',
    searchWords: 'search_words_contact',
    menus: { header: 8, overlay: 3, footer: 4 },
    exists: ({ contact }) => contact.length > 0,
  },
  projects: {
    path: '/apps',
    label: 'nav_link_projects',
    searchWords: 'search_words_apps',
    menus: { header: 5, overlay: 6, footer: 2 },
    exists: ({ projects }) => projects.some(({ kind }) => kind === 'app'),
  },
  project: {
    path: '/apps/:slug',
    layout: 'standalone',
    params: ({ projects }) => projects.map(({ slug }) => ({ slug })),
  },
  games: {
    path: '/games',
    label: 'nav_link_games',
    searchWords: 'search_words_games',
    menus: { header: 7, overlayMore: 2 },
    exists: ({ games }) => games.length > 0,
  },
  game: {
    path: '/games/:slug',
    params: ({ games, code }) => games.filter(({ slug }) => code.games[slug]).map(({ slug }) => ({ slug })),
  },
  blog: {
    path: '/blog',
    label: 'nav_link_blog',
    searchWords: 'search_words_blog',
    menus: { header: 6, overlay: 4, footer: 6 },
    exists: ({ articles }) => articles.length > 0,
  },
  /** Older articles of a long list, from the second page on. */
  blogPage: {
    path: '/blog/page/:number',
    folder: 'blog',
    params: ({ articles }) => {
      const total = Math.ceil(articles.length / articlesOnPage);
      return Array.from({ length: Math.max(0, total - 1) }, (_, index) => ({ number: String(index + 2) }));
    },
  },
  article: {
    path: '/blog/:number',
    opensAtTop: true,
    params: ({ articles }) => articles.map(({ number }) => ({ number: String(number) })),
  },
  accessibility: { path: '/accessibility', label: 'footer_accessibility', searchWords: 'search_words_accessibility' },
  own: {
    path: '/:name',
    params: ({ ownPages, sitePages }) => [
      ...ownPages.map(({ name }) => ({ name })),
      ...Object.keys(sitePages)
        .filter((id) => !isEnginePage(id))
        .map((name) => ({ name })),
    ],
    vary: ({ ownPages, sitePages }, { name = '' }) =>
      variationOf(sitePages[name] ?? ownPages.find((one) => one.name === name)),
  },
} as const satisfies Record<string, PageEntry>;

/** Whether an id is one of the engine’s pages. */
const isEnginePage = (id: string): boolean => Object.hasOwn(pages, id);

export type PageId = keyof typeof pages;

/** The names of parameters in a path: `number` in `/blog/:number`. */
type ParamsOf<Path> = Path extends `${string}/:${infer Name}` ? Record<Name, string> : unknown;

/** A reference to a page, for example `{ page: 'article', number: '4' }`, which code uses instead of a path. */
export type PageRef = { [Id in PageId]: { page: Id } & ParamsOf<(typeof pages)[Id]['path']> }[PageId];

/**
 * A page that exists on the site. Only `listPages` and the site map return it, and links accept nothing else, so that
 * none can be broken.
 */
export type SitePage = PageRef & { readonly [there]: true };
declare const there: unique symbol;

/** The home page, which every site has. */
export const homePage = { page: 'home' } as SitePage;
/** The page of a project of the content. */
export const projectPage = ({ slug }: Pick<Project, 'slug'>) => ({ page: 'project', slug }) as SitePage;
/** The page of a game that is played on this site, not at another address (`play`). */
export const gamePage = ({ slug }: Pick<Game, 'slug'>) => ({ page: 'game', slug }) as SitePage;
/** The page of an article of the content. */
export const articlePage = ({ number }: Pick<Article, 'number'>) =>
  ({ page: 'article', number: String(number) }) as SitePage;

/** An entry of the site map, for any content. */
export function entryOf({ page }: Pick<PageRef, 'page'>): PageEntry {
  return pages[page];
}

/** An entry of the site map for this content. */
export function entryIn(content: MappedContent, to: PageRef): PageEntry & { folder: string } {
  const entry = entryOf(to);
  const { page, ...params } = to;
  const site = sitePageOf(content, to);
  const inPlace = site && page !== 'own' && { layout: site.layout, opensAtTop: site.opensAtTop };
  return { folder: page, ...entry, ...entry.vary?.(content, params), ...inPlace };
}

/** The id of the site’s React page that shows a page, whether it replaces one of the engine’s or is a new one. */
export function siteIdOf({ sitePages }: Pick<MappedContent, 'sitePages'>, to: PageRef): string | undefined {
  const id = to.page === 'own' ? to.name : to.page;
  return id in sitePages ? id : undefined;
}

/** The facts of that page; undefined where none of the site’s React pages shows it. */
export function sitePageOf(content: Pick<MappedContent, 'sitePages'>, to: PageRef): SitePageFacts | undefined {
  return content.sitePages[siteIdOf(content, to) ?? ''];
}

export type MenuName = keyof Menus;

/** Every page of the site, without languages, in the order of the site map. */
export function listPages(content: MappedContent): SitePage[] {
  const enabled: Partial<Record<string, boolean>> = content.site.pages ?? {};
  return (Object.keys(pages) as PageId[]).flatMap((page) => {
    const { params, exists } = entryOf({ page });
    if (enabled[page] === false || exists?.(content) === false) return [];
    return (params ? params(content) : [{}]).map((values) => ({ page, ...values }) as SitePage);
  });
}

/** The menu positions of an own page: after all others, in the order of the folders, and unnumbered in the overlay. */
function variationOf(own: Pick<SitePageFacts, 'menu' | 'layout'> | OwnPage | undefined): Variation {
  const { menu = [], layout = 'shared' } = own ?? {};
  const last = Number.MAX_SAFE_INTEGER;
  return {
    layout,
    menus: {
      ...(menu.includes('header') && { header: last }),
      // Links of the header are in the overlay on narrow screens.
      ...((menu.includes('header') || menu.includes('overlay')) && { overlayMore: last }),
      ...(menu.includes('footer') && { footer: last }),
    },
  };
}
