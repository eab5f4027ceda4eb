import { z } from 'zod';
import type { Fields } from './shared.ts';

export type ProjectOrder = z.infer<ReturnType<typeof orderSchema>>;

/** `projects/order.yaml`: the order of projects on pages. */
export function orderSchema({ slug, filler }: Fields) {
  return z.strictObject({
    /** The projects by the names of their folders. Projects that are not listed follow, by name. */
    projects: z.array(slug),
    /** The small cards between the projects: an emoji and a short phrase. */
    fillers: z.array(filler.omit({ kind: true })),
  });
}
