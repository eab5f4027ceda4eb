import type { Article, Content, OwnPage, Project } from '../content/content.ts';
import type { SitePageFacts } from '../content/schemas/site-page.ts';
import type { Game, TextKey } from '../content/schemas.ts';

/** What the site map asks of the content: which pages there are. */
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

/** Where a page's link stands, with its place in that list. */
interface Menus {
  header?: number;
  /** The overlay of narrow screens: numbered links. */
  overlay?: number;
  /** The same overlay, below them and unnumbered. */
  overlayMore?: number;
  footer?: number;
}

interface PageEntry {
  /** Address without the language; `:name` stands for a part that differs from page to page. */
  path: `/${string}`;
  /** What links to the page are called. A page without a label stands in no menu. */
  label?: TextKey;
  menus?: Menus;
  /** Words that the search also finds it by, separated by commas. */
  searchWords?: TextKey;
  /** What stands around the page, `engine/document/<layout>-layout.tsx`; `standalone` has neither navigation nor footer. */
  layout?: 'shared' | 'footerless' | 'standalone' | 'own';
  /** True where reloading opens the page at its top. */
  opensAtTop?: boolean;
  /** The folder in `engine/pages/` where it is not the page's id. */
  folder?: string;
  /** False where the content has nothing to show on the page: then the page, and every link to it, is away. */
  isThere?: (content: MappedContent) => boolean;
  /** What stands for the `:name`s, for each page of the kind. */
  params?: (content: MappedContent) => Record<string, string>[];
  /** What is otherwise with this content: see `entryIn`. */
  vary?: (content: MappedContent, params: Record<string, string>) => Variation;
}

type Variation = Pick<PageEntry, 'menus' | 'layout' | 'folder'>;

/** How many articles a page of the blog's list shows at most: its first answer stays small, however many there are. */
export const articlesOnPage = 24;

/**
 * The site map, and the only list of pages: addresses, menus, sitemap, feeds, share images and tests derive from it.
 * The key is the page's id and the name of its folder, `engine/pages/<id>/`, which holds `<id>-page.tsx` (what is shown)
 * and `<id>-data.ts` (what it is made from).
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
    isThere: ({ skills }) => skills.length > 0,
  },
  career: {
    path: '/career',
    label: 'nav_link_career',
    searchWords: 'search_words_career',
    menus: { header: 4, overlay: 5, footer: 5 },
    isThere: ({ career }) => career.length > 0,
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
    isThere: ({ contact }) => contact.length > 0,
  },
  projects: {
    path: '/apps',
    label: 'nav_link_projects',
    searchWords: 'search_words_apps',
    menus: { header: 5, overlay: 6, footer: 2 },
    isThere: ({ projects }) => projects.some(({ kind }) => kind === 'app'),
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
    isThere: ({ games }) => games.length > 0,
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
    isThere: ({ articles }) => articles.length > 0,
  },
  /** The older articles of a long list, from the second page on. */
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
  /** The owner's own pages: a folder each in `pages`. They come last, also in the menus. */
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

/** Whether an id is that of one of the engine's pages. */
const isEnginePage = (id: string): boolean => Object.hasOwn(pages, id);

export type PageId = keyof typeof pages;

/** The names of the parts of a path that differ: `number` of `/blog/:number`. */
type ParamsOf<Path> = Path extends `${string}/:${infer Name}` ? Record<Name, string> : unknown;

/** One page of the site, for example `{ page: 'article', number: '4' }`: what travels through the code instead of a path. */
export type PageRef = { [Id in PageId]: { page: Id } & ParamsOf<(typeof pages)[Id]['path']> }[PageId];

/**
 * A page that the site has. Only `listPages` and the site map give it, and links take nothing else: none can lead to a
 * page that the content has taken away.
 */
export type SitePage = PageRef & { readonly [there]: true };
declare const there: unique symbol;

/** The home page: every site has it. */
export const homePage = { page: 'home' } as SitePage;
/** The page of a project of the content. */
export const projectPage = ({ slug }: Pick<Project, 'slug'>) => ({ page: 'project', slug }) as SitePage;
export const gamePage = ({ slug }: Pick<Game, 'slug'>) => ({ page: 'game', slug }) as SitePage;
export const articlePage = ({ number }: Pick<Article, 'number'>) =>
  ({ page: 'article', number: String(number) }) as SitePage;

/** A page of the site map, as it is with any content. */
export function entryOf({ page }: Pick<PageRef, 'page'>): PageEntry {
  return pages[page];
}

/** A page of the site map, as it is with this content. */
export function entryIn(content: MappedContent, to: PageRef): PageEntry & { folder: string } {
  const entry = entryOf(to);
  const { page, ...params } = to;
  const site = sitePageOf(content, to);
  const inPlace = site && page !== 'own' && { layout: site.layout, opensAtTop: site.opensAtTop };
  return { folder: page, ...entry, ...entry.vary?.(content, params), ...inPlace };
}

/** The id of the React page of the site that shows a page: in the place of the engine's, or one of its own. */
export function siteIdOf({ sitePages }: Pick<MappedContent, 'sitePages'>, to: PageRef): string | undefined {
  const id = to.page === 'own' ? to.name : to.page;
  return id in sitePages ? id : undefined;
}

/** What is known of that page. */
export function sitePageOf(content: Pick<MappedContent, 'sitePages'>, to: PageRef): SitePageFacts | undefined {
  return content.sitePages[siteIdOf(content, to) ?? ''];
}

export type MenuName = keyof Menus;

/** Every page of the site, without languages, in the order of the site map. */
export function listPages(content: MappedContent): SitePage[] {
  const heldBack: Partial<Record<string, boolean>> = content.site.pages ?? {};
  return (Object.keys(pages) as PageId[]).flatMap((page) => {
    const { params, isThere } = entryOf({ page });
    if (heldBack[page] === false || isThere?.(content) === false) return [];
    return (params ? params(content) : [{}]).map((values) => ({ page, ...values }) as SitePage);
  });
}

/** The places of an own page: after all others, in the order of the folders. In the overlay it has no number. */
function variationOf(own: Pick<SitePageFacts, 'menu' | 'layout'> | OwnPage | undefined): Variation {
  const { menu = [], layout = 'shared' } = own ?? {};
  const last = Number.MAX_SAFE_INTEGER;
  return {
    layout,
    menus: {
      ...(menu.includes('header') && { header: last }),
      // What the header has, narrow screens have in the overlay.
      ...((menu.includes('header') || menu.includes('overlay')) && { overlayMore: last }),
      ...(menu.includes('footer') && { footer: last }),
    },
  };
}
