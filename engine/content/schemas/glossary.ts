import { z } from 'zod';

const words = z.string().trim().min(1);
const oneOrMore = z.union([words, z.array(words).min(1)]);

export type GlossaryFile = z.infer<typeof glossarySchema>;

/** `words/glossary/<code>.yaml`: the terms and the style of a language. */
export const glossarySchema = z.strictObject({
  /** A style guide for translators, in Markdown: form of address, quotation marks, idiom. */
  style: z.string().optional(),
  /** Terms and their translation. */
  terms: z
    .array(
      z.strictObject({
        /** The term in the default language, or several that share a translation. A plural in -s or -es is found too. */
        en: oneOrMore,
        /** Its translation, or several, if `note` explains when to use which. */
        say: oneOrMore,
        /** Word stems to search for instead of `say`, where inflection changes the inside of the word. */
        forms: z.array(words).min(1).optional(),
        /** Translations that are not allowed for this term; `*` stands for any letters. */
        not: oneOrMore.optional(),
        /** False for a term that only translators read: no text is checked, because the English word has several meanings. */
        checked: z.boolean().default(true),
        /** The noun class of each word in `say`, as named in `agreement`. */
        classes: z.array(z.string()).optional(),
        /** For translators: when to use which translation. */
        note: z.string().optional(),
      }),
    )
    .default([]),
  /** Words that no text in this language may contain. */
  refused: z
    .array(
      z.strictObject({
        /** A word or a phrase; `*` stands for any letters. */
        words,
        /** What to write instead. */
        write: words,
        /** The word is reported only if the English text contains one of these. */
        en: oneOrMore.optional(),
      }),
    )
    .default([]),
  /** The words that agree with a noun, for languages with noun classes. */
  agreement: z
    .strictObject({
      /** Prefixes that can be attached to the word before a noun. */
      prefixes: z.array(z.string()).default([]),
      /** The first letters that a noun loses after such a word. */
      dropped: z.array(z.string()).default([]),
      /** For each class, the words that stand before its nouns, and those that stand after them. */
      classes: z.record(z.string(), z.strictObject({ before: z.array(words), after: z.array(words) })),
    })
    .optional(),
});
