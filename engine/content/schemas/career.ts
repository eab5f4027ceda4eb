import { z } from 'zod';
import { endsBeforeStart, type Fields, isInOrder } from './shared.ts';

export type Job = z.infer<ReturnType<typeof jobSchema>>;

/** A job of `career.yaml`. */
export function jobSchema({ textKey, month, sample }: Fields) {
  return z
    .strictObject({
      company: textKey,
      position: textKey,
      location: textKey.optional(),
      description: textKey.optional(),
      /** First month, yyyy-mm. A job without start and end is shown without dates. */
      start: month.optional(),
      /** Last month, yyyy-mm; `null` for a current job. */
      end: month.nullable().optional(),
      /** Skills that the job demonstrates, by their keys in `skills.yaml`. */
      skills: z.array(z.string()),
      responsibilities: z.array(textKey),
      /** True for a sample: `npm run doctor` lists it until you replace it. */
      sample,
    })
    .refine(
      ({ start, end }) => (start === undefined) === (end === undefined),
      'give start and end (`end: null` while it lasts), or neither',
    )
    .refine(isInOrder, endsBeforeStart);
}
