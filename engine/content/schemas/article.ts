import { z } from 'zod';
import type { Fields } from './shared.ts';

/** Front matter of an article. */
export type ArticleFrontMatter = z.infer<ReturnType<typeof articleSchema>>;

/** Front matter of `en.mdx`. */
export function articleSchema({ textKey, ownIllustration, day, slug, sample }: Fields) {
  return z.strictObject({
    /** The address: `/blog/<number>`. Equals the number in the folder's name. */
    number: z.int().min(1),
    /** The breadcrumb's label; `/blog/<slug>` leads to the number. Equals the rest of the folder's name. */
    slug,
    title: z.string().min(1),
    /** The title in search results, where its own is too short or too long for them: `fitout check` lists them. */
    metaTitle: z.string().min(1).optional(),
    description: z.string().min(1),
    category: textKey,
    tags: z.array(textKey),
    /** The day in the list. */
    published: day,
    /** The day on the article's page. */
    updated: day,
    /** Minutes to read it, shown in every language; without them they are counted from the English words. */
    minutes: z.int().min(1).optional(),
    /** A picture beside the text or in pictures; without it the beadwork cover of the slug holds the place. */
    cover: ownIllustration.optional(),
    /** What was wrong in the text as published, newest last: shown at the article's head. */
    corrections: correctionsSchema(day),
    /** True for a sample: its page says so, and `npm run doctor` names it until it is yours. */
    sample,
  });
}

/** Front matter of a translation (`zu.mdx` …). Without a body the English one is shown. */
export function translationSchema({ day }: Fields) {
  return z.strictObject({
    title: z.string().min(1),
    metaTitle: z.string().min(1).optional(),
    description: z.string().min(1),
    /** Those of the English article, in its order; without them they are shown in English. */
    corrections: correctionsSchema(day),
  });
}

function correctionsSchema(day: Fields['day']) {
  const words = z.string().min(1);
  return z
    .array(
      z.strictObject({
        date: day,
        /** What was changed and why, in a sentence. */
        text: words,
        /** The old words; `code` stands in backticks. */
        was: words.optional(),
        /** The words that stand there now. */
        now: words.optional(),
      }),
    )
    .min(1)
    .optional();
}
