import { z } from 'zod';
import type { Fields } from './shared.ts';

/** What was measured of the site, by name. */
export type Measurements = z.infer<ReturnType<typeof measurementsSchema>>;

/** One thing that was measured, of one or several pages or sizes. */
export type Measurement = Measurements[string];

/** Units as `Intl.NumberFormat` knows them: https://tc39.es/ecma402/#table-sanctioned-single-unit-identifiers */
const units = ['byte', 'kilobyte', 'megabyte', 'millisecond', 'second'] as const;

/** `measurements.json`, which may be missing: `npm run measure -- --record` writes it. */
export function measurementsSchema({ day }: Fields) {
  return z.record(
    z.string().regex(/^[a-z][a-z-]*$/, 'a name is small letters and hyphens'),
    z.strictObject({
      date: day,
      /** What the code was when it was measured: see `codeVersion`. */
      code: z.string().min(1),
      /** Processor, browser and whatever else the values depend on. */
      machine: z.array(z.string().min(1)),
      /** True where the machine did other things as well: times are too long. */
      busy: z.boolean(),
      unit: z.enum(units),
      /** The most that each value should be. */
      limit: z.number().positive().optional(),
      /** By what was measured: the path of a page, a number of pages, or how it was measured. */
      values: z.record(z.string().min(1), z.number().min(0)),
    }),
  );
}
