import { z } from 'zod';
import type { Fields } from './shared.ts';

/** The profile on the about page. */
export type Profile = z.infer<ReturnType<typeof profileSchema>>;

/** `content/profile.yaml`: the profile on the about page. */
export function profileSchema({ textKey, icon, illustration, month }: Fields) {
  return z.strictObject({
    /** Years of age, as the owner tells it. */
    age: z.int().min(16).max(130),
    /** The carousel. Without a `picture` file the beadwork cover of the name in `cover` holds the place. */
    pictures: z
      .array(z.strictObject({ caption: textKey, cover: z.string().min(1), picture: illustration.optional() }))
      .length(6),
    /** The paragraphs of the about text. */
    text: z.array(textKey).min(1),
    searchingFor: z.array(textKey).length(4),
    essentials: z.array(z.strictObject({ title: textKey, text: textKey, icon })).length(6),
    /** At most 15 keys of `content/skills.yaml`. */
    skills: z.array(z.string()).max(15),
    /** Newest first; none is fine. `start: null` where only the end is known, `end: null` while it lasts. */
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
    projects: z.array(z.strictObject({ slug: z.string(), tag: textKey, text: textKey })).length(2),
    hobbies: z.array(z.strictObject({ label: textKey, icon })).length(8),
    /** Favourite songs. `language` is the language of the title (BCP 47), for screen readers. */
    anthems: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          artist: z.string().min(1),
          language: z.string().min(2),
          picture: illustration.optional(),
        }),
      )
      .length(6),
  });
}
