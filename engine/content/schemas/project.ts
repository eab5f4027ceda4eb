import { z } from 'zod';
import { endsBeforeStart, type Fields, isInOrder } from './shared.ts';

export type ProjectFacts = z.infer<ReturnType<typeof projectSchema>>;

/**
 * `projects/<slug>/project.yaml`: facts that are the same in every language. The folder’s name is the last part of the
 * address `/apps/<slug>`.
 */
export function projectSchema({ textKey, icon, ownPicture, url, tint, month, sample }: Fields) {
  return z.strictObject({
    /** Part of the keys of its texts, `projects_<key>_title` …, which other files can name. By default the slug, with `_` for hyphens. */
    key: z
      .string()
      .regex(/^[a-z0-9_]+$/, 'a key may only contain lowercase letters, digits and _')
      .optional(),
    /** `app` is listed on the projects page, `game` on the games page, `template` on neither. */
    kind: z.enum(['app', 'game', 'template']),
    /** The address where it runs. Cards link to it, or else to the demo (`try`), or else to the details. */
    live: url.optional(),
    repository: url.optional(),
    /** When it was made: first and last month, yyyy-mm; `end` is `null` while the work continues. */
    built: z.strictObject({ start: month, end: month.nullable() }).refine(isInOrder, endsBeforeStart).optional(),
    technologies: z.array(z.string().min(1)),
    /** Shown on the card. */
    tags: z.array(z.string().min(1)),
    hosting: z.array(z.strictObject({ part: textKey, provider: z.string().min(1) })),
    /** Size of the card in the grid. */
    size: z.enum(['small', 'medium', 'large']),
    /** Colour of the card’s shadow and of the page’s accents. */
    tint,
    icon,
    /** A drawing or a photograph, in the project’s folder or in pictures; by default a beadwork pattern generated from the slug. `pictureAlt` describes it in each language. */
    picture: ownPicture.optional(),
    /**
     * A working demo on the project’s page, at `#try`: the name of an island of the site, the title of its frame and a
     * text below it. Without `live`, the project’s card and the button “Try a piece of it” lead there.
     */
    try: z.strictObject({ island: z.string().min(1), title: textKey, text: textKey.optional() }).optional(),
    /** True for a sample: its page is marked as one, and `npm run doctor` lists it until you replace it. */
    sample,
  });
}
