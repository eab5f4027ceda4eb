import { z } from 'zod';
import { type Fields, show } from './shared.ts';

/** What the resume says beside career, skills and education. */
export type Resume = z.infer<ReturnType<typeof resumeSchema>>;

/** `resume.yaml`: what the resume says beside career, skills and education. */
export function resumeSchema({ textKey, illustration }: Fields) {
  return z.strictObject({
    /** What the owner is, in two or three words. */
    position: textKey,
    /** Two or three sentences about the owner. */
    summary: textKey,
    /** Where the owner works: as it is shown, and in parts for address books. `country` is an ISO 3166 code. */
    place: z.strictObject({
      text: textKey,
      city: textKey,
      region: textKey.optional(),
      country: z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters (ISO 3166-1), such as ZA'),
    }),
    /** IANA time zone, such as Africa/Johannesburg. */
    timeZone: z.string().refine(isTimeZone, { error: (issue) => `no time zone named ${show(issue.input)} (IANA)` }),
    /** From when, and how, the owner can be had. */
    availability: textKey.optional(),
    /** A telephone number, on the resume and in its files: for everybody to read. */
    phone: z
      .string()
      .regex(/^[+(\d][\d ()./-]{4,}$/, 'a telephone number has digits, such as +27 31 555 0100')
      .optional(),
    /** The languages that the owner speaks, best first; `code` (BCP 47) tells programs which one is meant. */
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
    /** The strongest projects, by slug, in your order. An empty list leaves them out. */
    projects: z.array(z.string()),
    /** The skills in groups, by the keys of `skills.yaml`: both in your order. What no group names is left out; without groups all skills stand in one line, in the order of that file. */
    skills: z.array(z.strictObject({ title: textKey, skills: z.array(z.string()).min(1) })).optional(),
    /** Your photograph: a file in pictures, and what is seen in it. None where this is not given. */
    photo: illustration.optional(),
    /** The paper of the PDF and the Word file: `a4`, or `letter` for North America. The page prints on what the printer has. */
    paper: z.enum(['a4', 'letter']).optional(),
    /** Fontsource packages that you have installed, such as `@fontsource-variable/noto-sans-hebrew`: the PDF takes from them what the site's font lacks. */
    fonts: z.array(z.string().min(1)).optional(),
  });
}

/** True for the name of a time zone (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
