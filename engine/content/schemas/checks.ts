import { z } from 'zod';
import type { Fields } from './shared.ts';

/** What the last full run of the tests looked at. */
export type Checks = z.infer<ReturnType<typeof checksSchema>>;

/** `checks.json`, which may be missing: `npm run test:all` writes it when everything has passed. */
export function checksSchema({ day }: Fields) {
  return z.strictObject({
    date: day,
    /** Pages that axe looked at, those of each language counted. */
    pages: z.int().min(1),
    languages: z.int().min(1),
    /** Colour themes: by day and by night. */
    themes: z.int().min(1),
    /** Widths of the window in which axe looked, in pixels. */
    widths: z.array(z.int().min(1)).min(1),
    /** What axe found on them. */
    findings: z.int().min(0),
    /** Browsers in which tests were run. */
    engines: z.array(z.string().min(1)).min(1),
  });
}
