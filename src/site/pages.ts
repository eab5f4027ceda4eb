import type { Content } from '../content/content.ts';
import type { TextKey } from '../content/schemas.ts';

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
  /** What stands around the page, `src/document/<layout>-layout.tsx`; `standalone` has neither navigation nor footer. */
  layout?: 'shared' | 'footerless' | 'standalone';
  /** True where reloading opens the page at its top. */
  opensAtTop?: boolean;
  /** The folder in `src/pages/` that the page shares with another; without it the folder has the page's id. */
  folder?: string;
  /** What stands for the `:name`s, for each page of the kind. */
  params?: (content: Pick<Content, 'projects' | 'articles'>) => Record<string, string>[];
}

/** How many articles a page of the blog's list shows at most: its first answer stays small, however many there are. */
export const articlesOnPage = 24;

/**
 * The site map, and the only list of pages: addresses, menus, sitemap, feeds, share images and tests derive from it.
 * The key is the page's id and the name of its folder, `src/pages/<id>/`, which holds `<id>-page.tsx` (what is shown)
 * and `<id>-data.ts` (what it is made from).
 */
export const pages = {
  home: { path: '/', label: 'nav_link_home', menus: { header: 1, overlay: 1, footer: 1 } },
  about: {
    path: '/about',
    label: 'nav_link_about',
    searchWords: 'search_words_about',
    menus: { header: 2, overlay: 2, footer: 3 },
    layout: 'footerless',
    opensAtTop: true,
  },
  skills: {
    path: '/skills',
    label: 'nav_link_skills',
    searchWords: 'search_words_skills',
    menus: { header: 3, overlayMore: 1 },
  },
  career: {
    path: '/career',
    label: 'nav_link_career',
    searchWords: 'search_words_career',
    menus: { header: 4, overlay: 5, footer: 5 },
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
  },
  projects: {
    path: '/apps',
    label: 'nav_link_projects',
    searchWords: 'search_words_apps',
    menus: { header: 5, overlay: 6, footer: 2 },
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
  },
  blog: {
    path: '/blog',
    label: 'nav_link_blog',
    searchWords: 'search_words_blog',
    menus: { header: 6, overlay: 4, footer: 6 },
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
    params: ({ articles }) => articles.map(({ number }) => ({ number: String(number) })),
  },
  accessibility: { path: '/accessibility', label: 'footer_accessibility', searchWords: 'search_words_accessibility' },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof pages;

/** The names of the parts of a path that differ: `number` of `/blog/:number`. */
type ParamsOf<Path> = Path extends `${string}/:${infer Name}` ? Record<Name, string> : unknown;

/** One page of the site, for example `{ page: 'article', number: '4' }`: what travels through the code instead of a path. */
export type PageRef = { [Id in PageId]: { page: Id } & ParamsOf<(typeof pages)[Id]['path']> }[PageId];

/** The folder of a page in `src/pages/`. */
export function folderOf(to: Pick<PageRef, 'page'>): string {
  return entryOf(to).folder ?? to.page;
}

/** A page of the site map, with every field that an entry may have. */
export function entryOf({ page }: Pick<PageRef, 'page'>): PageEntry {
  return pages[page];
}

/** Whether a list of the menus has the page. */
export type MenuName = keyof Menus;

/**
 * The links of a menu, in their order.
 * @returns the page and its label
 */
export function menuOf(name: MenuName): { to: PageRef; label: TextKey }[] {
  return simplePages()
    .flatMap((to) => {
      const { menus, label } = entryOf(to);
      const place = menus?.[name];
      return place !== undefined && label ? [{ to, label, place }] : [];
    })
    .sort((a, b) => a.place - b.place);
}

/** The pages that exist once, whatever the content, in the order of the site map. */
export function simplePages(): PageRef[] {
  return (Object.keys(pages) as PageId[])
    .filter((id) => !entryOf({ page: id }).params)
    .map((page) => ({ page }) as PageRef);
}

/** Every page of the site, without languages, in the order of the site map. */
export function listPages(content: Pick<Content, 'projects' | 'articles'>): PageRef[] {
  return (Object.keys(pages) as PageId[]).flatMap((page) => {
    const { params } = entryOf({ page });
    return (params ? params(content) : [{}]).map((values) => ({ page, ...values }) as PageRef);
  });
}
