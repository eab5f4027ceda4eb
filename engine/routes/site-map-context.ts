import { createContext, use } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import type { MenuName } from './pages.ts';
import { type MenuLink, menuOf, type SiteMap } from './site-map.ts';

export const SiteMapContext = createContext<SiteMap | undefined>(undefined);

/**
 * The pages of the site, for links: `at(path)` returns one, or undefined.
 * @throws Error outside of a page that is rendered at build time
 */
export function useSiteMap(): SiteMap {
  const map = use(SiteMapContext);
  if (!map) throw new Error('the site map is available only while a page is rendered at build time');
  return map;
}

/** The links of a menu, in the current language. */
export function useMenu(name: MenuName): MenuLink[] {
  const { language, t } = useLanguage();
  return menuOf(name, { content: useSiteMap().content, language, t });
}
