import { z } from 'zod';

/** Front matter of an own page. */
export type OwnPageFrontMatter = z.infer<typeof ownPageSchema>;

const menu = z.enum(['header', 'overlay', 'footer']);

/** The menus that name a page. */
export const menusOfPage = z
  .union([menu.transform((one) => [one]), z.array(menu)], 'a menu is header, overlay or footer: one of them, or a list')
  .default(['footer']);

/** What an own page is called in a language: front matter of a translation (`zu.mdx` …). Without a body the English one is shown. */
export const ownPageTranslationSchema = z.strictObject({
  title: z.string().min(1),
  /** The title in search results, where it is another. */
  metaTitle: z.string().min(1).optional(),
  description: z.string().min(1),
  /** What links in menus say, where it is not the title. */
  label: z.string().min(1).optional(),
});

/** Front matter of `pages/<name>/en.mdx`. */
export const ownPageSchema = ownPageTranslationSchema.extend({
  /** The menus that name it, after all others: one or several; `[]` for none. What the header has, the overlay has too. */
  menu: menusOfPage,
  /** `standalone` shows it without navigation and footer, as the projects are. */
  layout: z.enum(['shared', 'standalone']).default('shared'),
  /** True for a sample: `npm run doctor` names it until it is yours. */
  sample: z.literal(true).optional(),
});
