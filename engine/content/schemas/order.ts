import { z } from 'zod';
import type { Fields } from './shared.ts';

/** What the pages show in which order. */
export type ProjectOrder = z.infer<ReturnType<typeof orderSchema>>;

/** `projects/order.yaml`. */
export function orderSchema({ slug, filler }: Fields) {
  return z.strictObject({
    /** The projects by the names of their folders. What is not named comes after, by name. */
    projects: z.array(slug),
    /** The small cards between the projects: an emoji and a short phrase. */
    fillers: z.array(filler.omit({ kind: true })),
  });
}
