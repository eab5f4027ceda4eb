import { z } from 'zod';
import { isCountry } from '../languages/countries.ts';
import type { Fields } from './shared.ts';

export type Resume = z.infer<ReturnType<typeof resumeSchema>>;

/** `resume.yaml`: what the resume contains in addition to career, skills and education. */
export function resumeSchema({ textKey, illustration, timeZone }: Fields) {
  return z.strictObject({
    /** The owner’s profession in two or three words. */
    position: textKey,
    /** Two or three sentences about the owner. */
    summary: textKey.optional(),
    /** The place of work: `text` as it is shown, the other fields for address books. `country` is an ISO 3166 code. */
    place: z.strictObject({
      text: textKey,
      city: textKey,
      region: textKey.optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, {
          abort: true,
          error: 'a country must be written as two capital letters (ISO 3166-1), such as ZA',
        })
        .refine(isCountry, { error: ({ input }) => `there is no country with the code ${input} (ISO 3166-1)` }),
    }),
    /** IANA time zone, such as Africa/Johannesburg. */
    timeZone,
    /** From when the owner is available, and how: full-time, freelance … */
    availability: textKey.optional(),
    /** A public telephone number, on the resume page and in its files. */
    phone: z
      .string()
      .regex(/^[+(\d][\d ()./-]{4,}$/, 'this is not a telephone number such as +27 31 555 0100')
      .optional(),
    /** The languages that the owner speaks, best first; `code` (BCP 47) identifies each for programs. */
    languages: z.array(
      z.strictObject({
        code: z
          .string()
          .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)
          .optional(),
        name: textKey,
        level: textKey.optional(),
      }),
    ),
    /** The strongest projects by slug, in the order of your choice. An empty list omits the section. */
    projects: z.array(z.string()),
    /** Groups of skills by the keys of `skills.yaml`, in the order of your choice. Skills in no group are omitted; without groups, all skills are on one line, in the order of that file. */
    skills: z.array(z.strictObject({ title: textKey, skills: z.array(z.string()).min(1) })).optional(),
    /** Your photograph: a file in pictures and its description. */
    photo: illustration.optional(),
    /** The paper of the PDF and the Word file: `a4`, or `letter` for North America. Printing the page uses the printer’s paper. */
    paper: z.enum(['a4', 'letter']).optional(),
    /** Installed Fontsource packages, such as `@fontsource-variable/noto-sans-hebrew`, for characters in the PDF that the site’s font lacks. */
    fonts: z.array(z.string().min(1)).optional(),
  });
}
