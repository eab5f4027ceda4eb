import { z } from 'zod';

const words = z.string().trim().min(1);
const oneOrMore = z.union([words, z.array(words).min(1)]);

export type GlossaryFile = z.infer<typeof glossarySchema>;

/** `words/glossary/<code>.yaml`: how a language is written here. */
export const glossarySchema = z.strictObject({
  /** A page of style for translators, in Markdown: address, quotation marks, what the ear of this language wants. */
  style: z.string().optional(),
  /** Terms and their translation. */
  terms: z
    .array(
      z.strictObject({
        /** The term in the default language, or several that share a translation. A plural in -s or -es is found too. */
        en: oneOrMore,
        /** Its translation; or several, where `note` says which one belongs where. */
        say: oneOrMore,
        /** What is looked for instead of `say`: stems, where an inflection changes the word inside. */
        forms: z.array(words).min(1).optional(),
        /** Other translations, which this term no longer gets: `*` is any letters. */
        not: oneOrMore.optional(),
        /** False: translators read it, but no text is checked, for the English word has several meanings. */
        checked: z.boolean().default(true),
        /** The noun classes of the words in `say`, one for each, as `agreement` names them. */
        classes: z.array(z.string()).optional(),
        /** For translators: which translation belongs where. */
        note: z.string().optional(),
      }),
    )
    .default([]),
  /** Words that no text of this language has. */
  refused: z
    .array(
      z.strictObject({
        /** A word, or words in a row: `*` is any letters. */
        words,
        /** What is written instead. */
        write: words,
        /** Refused only where the English text has one of these. */
        en: oneOrMore.optional(),
      }),
    )
    .default([]),
  /** The words that agree with a noun, for languages with noun classes. */
  agreement: z
    .strictObject({
      /** What may be joined to the front of the word before a noun. */
      prefixes: z.array(z.string()).default([]),
      /** The first letters that a noun loses behind such a word. */
      dropped: z.array(z.string()).default([]),
      /** For each class the words that stand before its nouns, and those that stand after them. */
      classes: z.record(z.string(), z.strictObject({ before: z.array(words), after: z.array(words) })),
    })
    .optional(),
});
