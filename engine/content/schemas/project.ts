import { z } from 'zod';
import type { Fields } from './shared.ts';

/** The facts of a project: what is the same in every language. */
export type ProjectFacts = z.infer<ReturnType<typeof projectSchema>>;

/** `projects/<slug>/project.yaml`. The folder's name is the last part of the address `/apps/<slug>`. */
export function projectSchema({ textKey, icon, ownPicture, url, tint, month, sample }: Fields) {
  return z.strictObject({
    /** Its texts have the keys `projects_<key>_title` … where other files name them. Without it the slug stands there, with `_` for hyphens. */
    key: z
      .string()
      .regex(/^[a-z0-9_]+$/, 'a key has small letters, digits and _')
      .optional(),
    /** `app` stands on the projects page, `game` on the games page, `template` on neither. */
    kind: z.enum(['app', 'game', 'template']),
    /** Where it runs; the cards lead there, else to the details. */
    live: url.optional(),
    repository: url.optional(),
    /** When it was made: first and last month, yyyy-mm; `end` is `null` while the work lasts. */
    built: z.strictObject({ start: month, end: month.nullable() }).optional(),
    technologies: z.array(z.string().min(1)),
    /** Shown on the card. */
    tags: z.array(z.string().min(1)),
    hosting: z.array(z.strictObject({ part: textKey, provider: z.string().min(1) })),
    /** Size of the card in the masonry. */
    size: z.enum(['small', 'medium', 'large']),
    /** Colour of the card's shadow and of the page's accents. */
    tint,
    icon,
    /** A drawn screen or a photograph, in the project's folder or in pictures; without it the beadwork cover of the slug holds the place. What is seen in it is `pictureAlt` of each language. */
    picture: ownPicture.optional(),
    /** True for a sample: its page says so, and `npm run doctor` names it until it is yours. */
    sample,
  });
}
