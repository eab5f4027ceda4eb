import { createContext, use } from 'react';

/** While a view transition leads from one page to another: the paths of both, with their language. */
export const PageTurnContext = createContext<readonly string[]>([]);

/**
 * Whether a view transition leads to a page or away from it. What is common to both pages gets its
 * `view-transition-name` then, and only then: a name may occur once on a page.
 * @param path the page's path with its language
 */
export function usePageTurn(path: string): boolean {
  return use(PageTurnContext).includes(path);
}
