import { z } from 'zod';
import type { Fields } from './shared.ts';

export type Measurements = z.infer<ReturnType<typeof measurementsSchema>>;

/** A measurement of one or several pages or sizes. */
export type Measurement = Measurements[string];

/** Units of `Intl.NumberFormat`: https://tc39.es/ecma402/#table-sanctioned-single-unit-identifiers */
const units = ['byte', 'kilobyte', 'megabyte', 'millisecond', 'second'] as const;

/** `measurements.json`, optional: `npm run measure -- --record` writes it. */
export function measurementsSchema({ day }: Fields) {
  return z.record(
    z.string().regex(/^[a-z][a-z-]*$/, 'a name may only contain lowercase letters and hyphens'),
    z.strictObject({
      date: day,
      /** Version of the measured code: see `codeVersion`. */
      code: z.string().min(1),
      /** Processor, browser and other conditions of the measurement. */
      machine: z.array(z.string().min(1)),
      /** True if the machine was busy with other work, so that times are too long. */
      busy: z.boolean(),
      unit: z.enum(units),
      /** The upper limit of each value; for times, the target. */
      limit: z.number().positive().optional(),
      /** Values by what was measured: the path of a page, a number of pages, or the method. */
      values: z.record(z.string().min(1), z.number().min(0)),
    }),
  );
}
