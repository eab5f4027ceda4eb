import { z } from 'zod';
import { nameInCldr } from '../languages/language-name.ts';
import { show } from './shared.ts';

export type LanguageRecord = z.infer<typeof languageSchema>;

const tag = z.string().refine(isTag, {
  error: ({ input }) => `${show(input)} is not a BCP 47 tag such as zu, pt-BR or zh-Hant`,
});

/** Who translated texts, and who has read them. */
export const translationSchema = z.strictObject({
  /** Names, or `machine` for machine translation. */
  by: z.union([z.literal('machine'), z.array(z.string().min(1))]),
  /** The native speakers who have read all of it. If omitted, `<Translations />` states that there is none yet. */
  readBy: z.array(z.string().min(1)).optional(),
});

/** A language of the site. CLDR provides what is omitted. */
export const languageSchema = z
  .strictObject({
    /** The prefix of addresses, and the name of the files with its texts: `pt` gives `/pt`, `pt.yaml`, `pt.mdx`. */
    code: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'this is not a language code such as zu, pt-BR or zh-Hant')
      .refine(isTag, 'this is not a language code such as zu, pt-BR or zh-Hant'),
    /** BCP 47 tag for `lang` and `hreflang`, where the code is not specific enough: `pt-BR` for `/pt`. */
    tag: tag.optional(),
    /** The language’s name in that language. */
    ownName: z.string().min(1).optional(),
    /** False hides the language from visitors; it may then be incomplete. */
    offered: z.boolean(),
    /**
     * What happens if a text is missing: `source` shows the one in the default language, marked as such; `strict`,
     * the default, stops the build.
     */
    fallback: z.enum(['source', 'strict']).optional(),
    /** Text direction. */
    direction: z.enum(['ltr', 'rtl']).optional(),
    /** The locale whose date format is used: `en-GB` for “15 March 2025” in English. */
    dates: tag.optional(),
    /** The locale whose number format is used. */
    numbers: tag.optional(),
    /** Who translated and who reviewed the owner’s texts: `<Translations />` in a text shows it. */
    translation: translationSchema.optional(),
  })
  .refine(({ code, tag = code, ownName }) => ownName !== undefined || nameInCldr(tag) !== undefined, {
    path: ['ownName'],
    error: 'this field is missing: CLDR has no name for this language',
    when: ({ value }) => isTag((value as { tag?: unknown; code?: unknown }).tag ?? (value as { code?: unknown }).code),
  });

function isTag(value: unknown): boolean {
  try {
    return Intl.getCanonicalLocales(value as string)[0] === value;
  } catch {
    return false;
  }
}
