import { z } from 'zod';
import type { Fields } from './shared.ts';

export type Profile = z.infer<ReturnType<typeof profileSchema>>;

/** `profile.yaml`: the profile on the about page. */
export function profileSchema({ textKey, icon, illustration, month }: Fields) {
  return z.strictObject({
    /** Age in years; the profile app shows it. */
    age: z.int().min(16).max(130).optional(),
    /** The pictures of the carousel, or of the plain page. Without a `picture` file, a beadwork pattern made from the text in `cover` is shown. */
    pictures: z.array(z.strictObject({ caption: textKey, cover: z.string().min(1), picture: illustration.optional() })),
    /** The paragraphs of the about text. */
    text: z.array(textKey),
    searchingFor: z.array(textKey),
    essentials: z.array(z.strictObject({ title: textKey, text: textKey, icon })),
    /** Keys of `skills.yaml`. */
    skills: z.array(z.string()),
    /** Newest first; may be empty. `start: null` where only the end is known, `end: null` for a current course. */
    education: z.array(
      z
        .strictObject({
          title: textKey,
          place: textKey,
          text: textKey.optional(),
          start: month.nullable(),
          end: month.nullable(),
        })
        .refine(({ start, end }) => start !== null || end !== null, 'give start or end'),
    ),
    /** Projects shown in the profile, by slug. */
    projects: z.array(z.strictObject({ slug: z.string(), tag: textKey, text: textKey })),
    hobbies: z.array(z.strictObject({ label: textKey, icon })),
    /** Favourite songs. `language` is the language of the title (BCP 47), for screen readers. */
    anthems: z.array(
      z.strictObject({
        title: z.string().min(1),
        artist: z.string().min(1),
        language: z.string().min(2),
        picture: illustration.optional(),
      }),
    ),
  });
}
