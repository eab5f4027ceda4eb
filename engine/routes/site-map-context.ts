import { createContext, use } from 'react';
import { useLanguage } from '../i18n/language-context.tsx';
import type { MenuName } from './pages.ts';
import { type MenuLink, menuOf, type SiteMap } from './site-map.ts';

export const SiteMapContext = createContext<SiteMap | undefined>(undefined);

/**
 * The pages that the site has, for what links to them: `at(path)` gives one, or undefined.
 * @throws Error where no page is being rendered: it is for what runs at build
 */
export function useSiteMap(): SiteMap {
  const map = use(SiteMapContext);
  if (!map) throw new Error('no page is being rendered');
  return map;
}

/** The links of a menu, in the language that is shown. */
export function useMenu(name: MenuName): MenuLink[] {
  const { language, t } = useLanguage();
  return menuOf(name, { content: useSiteMap().content, language, t });
}
