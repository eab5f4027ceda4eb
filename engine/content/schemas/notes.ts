import { z } from 'zod';

const note = z.string().trim().min(1);

/** `words/notes.yaml`: what a translator has to know of a text, by its key; `lift_*` is of all keys that begin so, for `*` is any characters. */
export const notesSchema = z.record(
  z.string(),
  z.union([
    note,
    z.strictObject({
      note,
      /** How many characters a translation may have. */
      max: z.number().int().positive(),
    }),
  ]),
);
