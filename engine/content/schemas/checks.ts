import { z } from 'zod';
import type { Fields } from './shared.ts';

export type Checks = z.infer<ReturnType<typeof checksSchema>>;

/**
 * `checks.json`, the result of the last full test run, optional: `npm run test:all` writes it when everything has
 * passed.
 */
export function checksSchema({ day }: Fields) {
  return z.strictObject({
    date: day,
    /** Pages that axe tested, counting each language. */
    pages: z.int().min(1),
    languages: z.int().min(1),
    /** Colour themes that axe tested, day and night. */
    themes: z.int().min(1),
    /** Widths of the window in which axe tested, in pixels. */
    widths: z.array(z.int().min(1)).min(1),
    /** Number of problems that axe found. */
    findings: z.int().min(0),
    /** Browsers in which tests ran. */
    engines: z.array(z.string().min(1)).min(1),
  });
}
