import { z } from 'zod';
import { menusOfPage } from './own-page.ts';
import type { Fields } from './shared.ts';

/** A page of the site that is written in React: what is known of it without running it. */
export type SitePageFacts = z.infer<ReturnType<typeof sitePageSchema>>;

/** `pages/<id>/page.yaml`, beside `page.tsx`. A page with the id of one of the engine's stands in its place. */
export function sitePageSchema({ textKey }: Fields) {
  return z.strictObject({
    /** The title in tabs and search results. */
    title: textKey,
    description: textKey,
    /** What links in menus say, where it is not the title. */
    label: textKey.optional(),
    /** Words by which the search finds it too, separated by commas. */
    searchWords: textKey.optional(),
    /** The menus that name it, after all others. A page in the place of the engine's stands where that stood. */
    menu: menusOfPage,
    /** What stands around it: `own` is a `layout.tsx` beside the page. */
    layout: z.enum(['shared', 'footerless', 'standalone', 'own']).default('shared'),
    /** True where reloading opens the page at its top. */
    opensAtTop: z.boolean().default(false),
    /** The page's own data, checked by the `schema` that `page.tsx` exports. */
    data: z.unknown().optional(),
  });
}
