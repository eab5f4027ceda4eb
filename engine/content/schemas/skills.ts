import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A skill. */
export type Skill = z.infer<ReturnType<typeof skillSchema>>;

/** A skill of `skills.yaml`: either a proper `name`, the same in every language, or a `label` to translate. */
export function skillSchema({ textKey, icon }: Fields) {
  return z
    .strictObject({
      key: z.string().min(1),
      name: z.string().min(1).optional(),
      label: textKey.optional(),
      icon,
      /** Technologies of projects that show the skill; its own name need not be listed. */
      technologies: z.array(z.string().min(1)).optional(),
      /** Tag of the articles that show the skill. */
      tag: textKey.optional(),
      /** True says that the owner is still learning it. What nothing shows is named alone where this is not said. */
      learning: z.boolean().optional(),
    })
    .refine((one) => (one.name === undefined) !== (one.label === undefined), 'give either name or label');
}
