import { createContext, use } from 'react';
import type { PageMeta } from '../pages/page-data.ts';
import type { entryIn, SitePage } from '../routes/pages.ts';

export interface RenderedPage {
  /** Undefined on the error page. */
  to: SitePage | undefined;
  entry?: ReturnType<typeof entryIn>;
  meta: PageMeta;
}

export const PageContext = createContext<RenderedPage | undefined>(undefined);

/** The page that is being rendered. */
export function usePage(): RenderedPage {
  const page = use(PageContext);
  if (!page) throw new Error('the page is known only while it is rendered at build time');
  return page;
}
