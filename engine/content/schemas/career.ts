import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A job. */
export type Job = z.infer<ReturnType<typeof jobSchema>>;

/** A job of `career.yaml`. */
export function jobSchema({ textKey, month, sample }: Fields) {
  return z
    .strictObject({
      company: textKey,
      position: textKey,
      location: textKey.optional(),
      description: textKey.optional(),
      /** First month, yyyy-mm. A job of which you give neither start nor end is shown without dates. */
      start: month.optional(),
      /** Last month, yyyy-mm; `null` while it lasts. */
      end: month.nullable().optional(),
      /** What the job shows, by the keys of `skills.yaml`. */
      skills: z.array(z.string()),
      responsibilities: z.array(textKey),
      /** True for a sample: `npm run doctor` names it until it is yours. */
      sample,
    })
    .refine(
      ({ start, end }) => (start === undefined) === (end === undefined),
      'give start and end (`end: null` while it lasts), or neither',
    );
}
