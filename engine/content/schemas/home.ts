import { z } from 'zod';
import type { Fields } from './shared.ts';

/** The engine’s sections, in their usual order. */
export const homeSections = ['hero', 'showcase', 'about', 'method', 'explore'] as const;

export type Home = z.infer<ReturnType<typeof homeSchema>>;

/** `home.yaml`: banner, showcase, method and links of the home page. */
export function homeSchema({ textKey, icon, illustration, path, filler }: Fields) {
  return z.strictObject({
    /** The sections in order, those of the engine and those of the site: `numbers` is `sections/numbers.tsx`. */
    sections: z.array(z.string()).default([...homeSections]),
    /** Text from which the beadwork pattern of the banner is generated, which is shown without a `picture`. */
    cover: z.string().min(1),
    picture: illustration.optional(),
    /** The cards of the showcase in order: projects, articles and small fillers. */
    showcase: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('project'), slug: z.string(), size: z.literal('wide').optional() }),
        z.strictObject({ kind: z.literal('article'), number: z.int(), size: z.literal('wide').optional() }),
        filler,
      ]),
    ),
    /** How the owner works, step by step. */
    method: z.array(z.strictObject({ title: textKey, text: textKey, icon })),
    /** The links of the section `explore`. Links to pages that the site does not have are omitted. */
    explore: z.array(
      z.strictObject({
        title: textKey,
        text: textKey,
        page: path,
        picture: illustration.optional(),
        tags: z.array(textKey),
        icon,
      }),
    ),
  });
}
