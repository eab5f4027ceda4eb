import type { ComponentType } from 'react';
import { matchPath, type Params } from 'react-router';
import { parsePath } from '../i18n/paths.ts';

/** A page's chunk: its component. */
export interface PageModule {
  Component: ComponentType;
}

const modules = import.meta.glob<PageModule>('../pages/*/*-page.tsx');

/**
 * The site map: every screen, its address without the language, and its file. `standalone` screens
 * stand outside the shared layout.
 */
const pageTable = [
  { id: 'home', path: '/', file: 'home/home-page.tsx' },
  { id: 'about', path: '/about', file: 'about/about-page.tsx' },
  { id: 'skills', path: '/skills', file: 'skills/skills-page.tsx' },
  { id: 'career', path: '/career', file: 'career/career-page.tsx' },
  { id: 'resume', path: '/resume', file: 'resume/resume-page.tsx' },
  { id: 'contact', path: '/contact', file: 'contact/contact-page.tsx' },
  { id: 'apps', path: '/apps', file: 'apps/apps-page.tsx' },
  { id: 'app', path: '/apps/:slug', file: 'app/app-page.tsx', standalone: true },
  { id: 'games', path: '/games', file: 'games/games-page.tsx' },
  { id: 'blog', path: '/blog', file: 'blog/blog-page.tsx' },
  { id: 'article', path: '/blog/:number', file: 'article/article-page.tsx' },
  { id: 'accessibility', path: '/accessibility', file: 'accessibility/accessibility-page.tsx' },
] as const satisfies readonly { id: string; path: string; file: string; standalone?: boolean }[];

/** A line of the site map. */
type PageEntry = (typeof pageTable)[number];
export type PageId = PageEntry['id'];

/** What an address names. */
interface Place {
  language: string;
  /** Language and page in one, for example `de:about`; `de:not-found` where the address names no page. */
  route: string;
  page?: PageEntry;
  /** Whether it stands outside the shared layout. */
  standalone: boolean;
  /** What stands for the variable parts of the page's address. */
  params: Params;
}

/** Finds the page of an address, for example of `/de/about`. */
export function pageAt(pathname: string): Place {
  const { language, path } = parsePath(pathname);
  for (const page of pageTable) {
    const match = matchPath(page.path, path);
    if (match) {
      const { params } = match;
      return { language, route: `${language}:${page.id}`, page, standalone: 'standalone' in page, params };
    }
  }
  return { language, route: `${language}:not-found`, standalone: false, params: {} };
}

/**
 * Loads the chunk of a page.
 * @throws where it does not load, or is another script than was built
 */
export async function importPage({ file }: PageEntry): Promise<PageModule> {
  const load = modules[`../pages/${file}`];
  const module = await load?.();
  if (!module?.Component) throw new Error(`no page in ${file}`);
  return module;
}
