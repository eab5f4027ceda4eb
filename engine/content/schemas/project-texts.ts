import { z } from 'zod';

const text = z.string().trim().min(1, 'a text is expected here');

/**
 * Front matter of `projects/<slug>/<language>.mdx`; the story stands below it.
 * @param must what a text is that no project does without: a translation is compared with English instead
 */
const makeTexts = <Must extends z.ZodType<string | undefined>>(must: Must) =>
  z.strictObject({
    title: must,
    description: must,
    /** The description in search results, 120 to 160 characters; without it `description` stands there. */
    metaDescription: text.optional(),
    /** What is seen in the picture, for those who do not see it. */
    pictureAlt: text.optional(),
    /** The case study: each part that is given has its section. */
    caseStudy: z
      .strictObject({
        problem: text.optional(),
        audience: text.optional(),
        role: text.optional(),
        constraints: text.optional(),
        /** The decision that mattered, in a few words, with its reason and its price. */
        decision: z.strictObject({ title: must, text: must, cost: text.optional() }).optional(),
        /** What was tried, when and how, and what was not. */
        tested: text.optional(),
        outcome: text.optional(),
        /** What nobody measured or could know, said instead of a figure. */
        unknown: text.optional(),
        otherwise: text.optional(),
      })
      .optional(),
    /** Further sections, under headings of their own. */
    parts: z.array(z.strictObject({ title: must, text: must })).optional(),
  });

/** In English. */
export const projectTextsSchema = makeTexts(text);

/** In another language: what is missing is told by the comparison with English. */
export const translatedProjectTextsSchema = makeTexts(text.optional());
