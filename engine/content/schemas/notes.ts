import { z } from 'zod';

const note = z.string().trim().min(1);

/** `words/notes.yaml`: notes for translators by text key. `*` stands for any characters: `lift_*` is for all keys that start with `lift_`. */
export const notesSchema = z.record(
  z.string(),
  z.union([
    note,
    z.strictObject({
      note,
      /** The maximum number of characters of a translation. */
      max: z.number().int().positive(),
    }),
  ]),
);
