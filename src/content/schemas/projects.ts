import { z } from 'zod';
import type { Fields } from './shared.ts';

/** The projects and the small cards between them. */
export type Projects = z.infer<ReturnType<typeof projectsSchema>>;
/** A project. */
export type Project = Projects['projects'][number];

/** `content/projects.yaml`: the projects, games and template among them, and the small cards between them. */
export function projectsSchema({ textKey, icon, illustration, url, tint, slug, filler }: Fields) {
  const project = z.strictObject({
    /** Last part of the address `/apps/<slug>`. */
    slug,
    /** `app` stands on the projects page, `game` on the games page, `template` on neither. */
    kind: z.enum(['app', 'game', 'template']),
    title: textKey,
    description: textKey,
    /** The description in search results, 120 to 160 characters; without it `description` stands there. */
    metaDescription: textKey.optional(),
    /** The paragraphs of the detail page. */
    story: z.array(textKey),
    /** The case study: each part that is given has its section. */
    caseStudy: z
      .strictObject({
        problem: textKey.optional(),
        audience: textKey.optional(),
        role: textKey.optional(),
        constraints: textKey.optional(),
        /** The decision that mattered, in a few words, with its reason and its price. */
        decision: z.strictObject({ title: textKey, text: textKey, cost: textKey.optional() }).optional(),
        outcome: textKey.optional(),
        otherwise: textKey.optional(),
      })
      .optional(),
    /** Where it runs; the cards lead there, else to the details. */
    live: url.optional(),
    repository: url.optional(),
    technologies: z.array(z.string().min(1)),
    /** Shown on the card. */
    tags: z.array(z.string().min(1)),
    hosting: z.array(z.strictObject({ part: textKey, provider: z.string().min(1) })),
    /** Size of the card in the masonry. */
    size: z.enum(['small', 'medium', 'large']),
    /** Colour of the card's shadow and of the page's accents. */
    tint,
    icon,
    /** A drawn screen; without it the beadwork cover of the slug holds the place. */
    picture: illustration.optional(),
  });
  return z.strictObject({
    projects: z
      .array(project)
      .refine((list) => new Set(list.map((one) => one.slug)).size === list.length, 'a slug stands twice'),
    /** The small cards between the projects: an emoji and a short phrase. */
    fillers: z.array(filler.omit({ kind: true })),
  });
}
