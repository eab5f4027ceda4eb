import { z } from 'zod';
import type { Fields } from './shared.ts';

export type ArticleFrontMatter = z.infer<ReturnType<typeof articleSchema>>;

/** Front matter of an article in the default language. */
export function articleSchema({ textKey, tag, ownIllustration, day, slug, sample }: Fields) {
  return z
    .strictObject({
      /** Part of the address, `/blog/<number>`. Equals the number in the folder’s name. */
      number: z.int().min(1),
      /** `/blog/<slug>` redirects to the number. Equals the rest of the folder’s name. */
      slug,
      title: z.string().min(1),
      /** The title in search results, if the title is too short or too long for them: `fitout check` lists such titles. */
      metaTitle: z.string().min(1).optional(),
      description: z.string().min(1),
      category: textKey,
      /** Words in any script, or text keys: `[TypeScript, tag_tools]`. Other languages can translate the word `TypeScript` by its key, `tag_typescript`. */
      tags: z.array(tag),
      /** The date in the list of articles. */
      published: day,
      /** The date on the article’s page, and the last change in feeds, the sitemap and structured data. */
      updated: day,
      /** Reading time in minutes, for every language; by default it is computed from the words in the default language. */
      minutes: z.int().min(1).optional(),
      /** A picture beside the text or in pictures; by default a beadwork pattern generated from the slug. */
      cover: ownIllustration.optional(),
      /** True for a sample: its page is marked as one, and `npm run doctor` lists it until you replace it. */
      sample,
    })
    .refine(({ published, updated }) => updated >= published, {
      path: ['updated'],
      error: 'this date must not be before the date in published',
    });
}

/** Front matter of a translation (`zu.mdx` …). Without a body, that of the default language is shown. */
export function translationSchema() {
  return z.strictObject({
    title: z.string().min(1),
    metaTitle: z.string().min(1).optional(),
    description: z.string().min(1),
  });
}
