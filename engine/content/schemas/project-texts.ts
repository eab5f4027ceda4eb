import { z } from 'zod';
import './missing-field.ts';

const text = z.string().trim().min(1, 'a text is expected here');

/** Mandatory texts differ: translations are compared with the default language instead. */
const makeTexts = <Must extends z.ZodType<string | undefined>>(must: Must) =>
  z.strictObject({
    title: must,
    description: must,
    /** The description in search results, 120 to 160 characters; by default `description`. */
    metaDescription: text.optional(),
    /** A description of the picture for people who do not see it. */
    pictureAlt: text.optional(),
    /** The case study, with a section for each part. */
    caseStudy: z
      .strictObject({
        problem: text.optional(),
        audience: text.optional(),
        role: text.optional(),
        constraints: text.optional(),
        /** The most important decision in a few words, with its reason and its cost. */
        decision: z.strictObject({ title: must, text: must, cost: text.optional() }).optional(),
        /** What was tried, when and how, and what was not. */
        tested: text.optional(),
        outcome: text.optional(),
        /** What was not measured or could not be known, instead of a figure. */
        unknown: text.optional(),
        otherwise: text.optional(),
      })
      .optional(),
    /** Further sections with headings of their own. */
    parts: z.array(z.strictObject({ title: must, text: must })).optional(),
  });

/** In the default language. */
export const projectTextsSchema = makeTexts(text);

/** In another language; missing texts are reported by the comparison with it. */
export const translatedProjectTextsSchema = makeTexts(text.optional());
