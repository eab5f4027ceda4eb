import { z } from 'zod';
import { endsBeforeStart, type Fields, isInOrder } from './shared.ts';

export type Profile = z.infer<ReturnType<typeof profileSchema>>;

/** `profile.yaml`: the profile on the about page. */
export function profileSchema({ textKey, icon, illustration, month, timeZone }: Fields) {
  return z.strictObject({
    /** Age in years; the profile app shows it. */
    age: z.int().min(16).max(130).optional(),
    /** The pictures of the carousel, or of the plain page. Without a `picture` file, a beadwork pattern is shown, generated from the text in `cover` or from the key of the caption. */
    pictures: z.array(
      z.strictObject({ caption: textKey, cover: z.string().min(1).optional(), picture: illustration.optional() }),
    ),
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
        .refine(({ start, end }) => start !== null || end !== null, 'give start or end')
        .refine(isInOrder, endsBeforeStart),
    ),
    /** The facts that recruiters ask for first, at the top of resume and contact. Missing facts are not shown. */
    work: z
      .strictObject({
        /** Since when you have worked in this role, yyyy-mm. */
        since: month.optional(),
        /** How you want to work, in order of preference. The comparison with job advertisements considers the place of work only if this is set. */
        modes: z.array(z.enum(['remote', 'hybrid', 'onsite'])).optional(),
        /** Your working day in your own time zone: `hours: { from: 8, to: 17 }`. It may end after midnight. */
        hours: z.strictObject({ from: z.number().min(0).max(24), to: z.number().min(0).max(24) }).optional(),
        /** Time zones (IANA), such as Europe/London: the site states how many hours your working day shares with 9 to 17 there. */
        overlap: z.array(timeZone).optional(),
        /** Where you are permitted to work. */
        permit: textKey.optional(),
        /** What work you are looking for. */
        wanted: textKey.optional(),
        /** What work you do not want. */
        unwanted: textKey.optional(),
      })
      .optional(),
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
