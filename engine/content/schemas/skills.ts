import { z } from 'zod';
import type { Fields } from './shared.ts';

export type Skill = z.infer<ReturnType<typeof skillSchema>>;

/** A skill of `skills.yaml`: either a proper `name`, the same in every language, or a `label` to translate. */
export function skillSchema({ textKey, icon }: Fields) {
  return z
    .strictObject({
      key: z.string().min(1),
      name: z.string().min(1).optional(),
      label: textKey.optional(),
      icon,
      /** Technologies of projects that demonstrate the skill, in addition to its own name. */
      technologies: z.array(z.string().min(1)).optional(),
      /** Other spellings of its name in job advertisements, and names that it covers: `JavaScript` for TypeScript. Short ones and ordinary words count only where they are clearly a name. */
      aliases: z.array(z.string().min(1)).optional(),
      /** Tag of the articles that demonstrate the skill. */
      tag: textKey.optional(),
      /** True if the owner is still learning it. Other skills without evidence are listed by name only. */
      learning: z.boolean().optional(),
    })
    .refine((one) => (one.name === undefined) !== (one.label === undefined), 'give either name or label');
}
