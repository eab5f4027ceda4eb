import { createContext, use } from 'react';
import type { PageMeta } from '../pages/page-data.ts';
import type { entryIn, SitePage } from '../routes/pages.ts';

export interface RenderedPlace {
  /** Undefined on the error page. */
  to: SitePage | undefined;
  entry?: ReturnType<typeof entryIn>;
  meta: PageMeta;
}

export const PageContext = createContext<RenderedPlace | undefined>(undefined);

/** The page that is being rendered. */
export function usePage(): RenderedPlace {
  const place = use(PageContext);
  if (!place) throw new Error('no page is being rendered');
  return place;
}
