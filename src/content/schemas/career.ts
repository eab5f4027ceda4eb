import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A job. */
export type Job = z.infer<ReturnType<typeof jobSchema>>;

/** A job of `content/career.yaml`. */
export function jobSchema({ textKey, month, sample }: Fields) {
  return z.strictObject({
    company: textKey,
    position: textKey,
    location: textKey.optional(),
    description: textKey.optional(),
    /** First month, yyyy-mm. */
    start: month,
    /** Last month, yyyy-mm; `null` while it lasts. */
    end: month.nullable(),
    /** What the job shows, by the keys of `content/skills.yaml`. */
    skills: z.array(z.string()),
    responsibilities: z.array(textKey),
    /** True for a sample: `npm run doctor` names it until it is yours. */
    sample,
  });
}
