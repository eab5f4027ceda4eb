import { z } from 'zod';

export type OwnPageFrontMatter = z.infer<typeof ownPageSchema>;

const menu = z.enum(['header', 'overlay', 'footer']);

/** The menus that list a page. */
export const menusOfPage = z
  .union([menu.transform((one) => [one]), z.array(menu)], 'expected header, overlay or footer, or a list of these')
  .default(['footer']);

/** Front matter of an own page in a translation (`zu.mdx` …). Without a body, that of the default language is shown. */
export const ownPageTranslationSchema = z.strictObject({
  title: z.string().min(1),
  /** The title in search results, if it differs. */
  metaTitle: z.string().min(1).optional(),
  description: z.string().min(1),
  /** Link text in menus, if it differs from the title. */
  label: z.string().min(1).optional(),
});

/** Front matter of `pages/<name>/en.mdx`, or of another default language. */
export const ownPageSchema = ownPageTranslationSchema.extend({
  /** The menus that list it, after all other entries: one or several; `[]` for none. The overlay also lists everything in the header. */
  menu: menusOfPage,
  /** `standalone` shows it without navigation and footer, like projects. */
  layout: z.enum(['shared', 'standalone']).default('shared'),
  /** True for a sample: `npm run doctor` lists it until you replace it. */
  sample: z.literal(true).optional(),
});
