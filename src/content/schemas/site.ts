import { z } from 'zod';
import { type Fields, show } from './shared.ts';

/** The pages that an owner can do without. With `projects` and `blog` go the pages of each project and article. */
const pagesToHoldBack = [
  'about',
  'skills',
  'career',
  'resume',
  'contact',
  'projects',
  'games',
  'blog',
  'accessibility',
] as const;

/** The facts of the site. */
export type Site = z.infer<ReturnType<typeof siteSchema>>;

/** `content/site.yaml`: the facts of the site, and what it shows everywhere. */
export function siteSchema({ textKey, icon, picture, illustration, url, email, day }: Fields) {
  return z.strictObject({
    /** The name that the site shows. */
    name: z.string().min(1),
    /** Where the site will live, without a slash at the end; a path, as in `https://name.example/portfolio`, is respected everywhere. */
    url: z.string().refine(isPlainAddress, {
      error: ({ input }) =>
        `${show(input)} is no address such as https://name.example or https://name.example/portfolio`,
    }),
    /** The address in the footer. */
    email,
    /** The languages, English first. Each needs its words, `content/words/<code>.yaml`. */
    languages: z
      .array(
        z.strictObject({
          /** BCP 47 code: prefix of the addresses, value of `lang` and `hreflang`. */
          code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language code such as zu or pt-BR'),
          /** The language's name in the language itself. */
          ownName: z.string().min(1),
          /** False for a language that is not offered: it is checked like the others, and shown nowhere. */
          offered: z.boolean(),
        }),
      )
      .refine((list) => list[0]?.code === 'en' && list[0].offered, 'English comes first and is offered')
      .refine((list) => new Set(list.map((one) => one.code)).size === list.length, 'a language is listed twice'),
    /** The last working day (yyyy-mm-dd) of the retirement ribbon; `null` removes the ribbon. */
    lastDay: day.nullable(),
    /** True shows name and job title for 3.6 s, once a visit. */
    intro: z.boolean(),
    /** The drawing of the error screen. */
    errorPicture: illustration.optional(),
    /** The owner's face, in the author box of articles: a file in content/pictures. */
    face: picture.optional(),
    /** The scroll-to-top button: shown past `threshold` percent of the page, so many pixels from the edges. */
    scrollToTop: z.strictObject({
      threshold: z.number().min(0).max(100),
      bottom: z.int().min(0),
      right: z.int().min(0),
    }),
    /** The profiles elsewhere, shown in the banner and the footer. */
    socials: z.array(z.strictObject({ label: textKey, url, icon })),
    /** `games: false` takes the page away with all that leads to it; what has nothing to show is away by itself. */
    pages: z.partialRecord(z.enum(pagesToHoldBack), z.boolean()).optional(),
  });
}

/** True for an address as browsers write it, without name and password, query, fragment or a slash at the end. */
export function isPlainAddress(value: string): boolean {
  return /^https?:\/\/[\w.:-]+(\/[\w.~-]+)*$/.test(value) && URL.parse(value)?.href.replace(/\/$/, '') === value;
}
