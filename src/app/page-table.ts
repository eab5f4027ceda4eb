import type { ComponentType } from 'react';

/** A page's chunk: its component. */
export interface PageModule {
  Component: ComponentType;
}

const modules = import.meta.glob<PageModule>('../pages/*/*-page.tsx');

/**
 * The site map: every screen, its address without the language, and its file. `standalone` screens
 * stand outside the shared layout.
 */
export const pageTable = [
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
] as const satisfies readonly { id: string; path: string; file: string; standalone?: boolean }[];

export type PageId = (typeof pageTable)[number]['id'];
export type PageFile = (typeof pageTable)[number]['file'];

/** Loads the chunk of a page. */
export function importPage(file: PageFile): Promise<PageModule> {
  const load = modules[`../pages/${file}`];
  if (!load) throw new Error(`no page file ${file}`);
  return load();
}
