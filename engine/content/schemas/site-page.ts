import { z } from 'zod';
import { menusOfPage } from './own-page.ts';
import type { Fields } from './shared.ts';

export type SitePageFacts = z.infer<ReturnType<typeof sitePageSchema>>;

/**
 * `pages/<id>/page.yaml`, beside `page.tsx`: the facts of a React page, known without running it. A page with the
 * id of one of the engine’s pages replaces that page.
 */
export function sitePageSchema({ textKey }: Fields) {
  return z.strictObject({
    /** The title in tabs and search results. */
    title: textKey,
    description: textKey,
    /** Link text in menus, if it differs from the title. */
    label: textKey.optional(),
    /** Further search words, separated by commas. */
    searchWords: textKey.optional(),
    /** The menus that list it, after all other entries. A page that replaces one of the engine’s pages keeps its position. */
    menu: menusOfPage,
    /** What surrounds the page; `own` is a `layout.tsx` beside it. */
    layout: z.enum(['shared', 'footerless', 'standalone', 'own']).default('shared'),
    /** True where reloading opens the page at its top. */
    opensAtTop: z.boolean().default(false),
    /** The page’s own data, checked by the `schema` that `page.tsx` exports. */
    data: z.unknown().optional(),
  });
}
