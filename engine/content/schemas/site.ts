import { z } from 'zod';
import { contentFormat } from './format.ts';
import { languageSchema } from './language.ts';
import { type Fields, plainName, show } from './shared.ts';

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

/** `site.yaml`: the facts of the site, and what it shows everywhere. */
export function siteSchema({ textKey, icon, picture, illustration, url, email }: Fields) {
  return z.strictObject({
    /** The format of the site's folder: only `fitout migrate` raises it. Without it the content is of the first. */
    format: z.literal(contentFormat).optional(),
    /** The name that the site shows. */
    name: plainName(100),
    /** Where the site will live, without a slash at the end; a path, as in `https://name.example/portfolio`, is respected everywhere. */
    url: z.string().refine(isPlainAddress, {
      error: ({ input }) =>
        `${show(input)} is no address such as https://name.example or https://name.example/portfolio`,
    }),
    /**
     * `preload: true` lets the domain be entered at https://hstspreload.org: browsers then ask it and all of its subdomains
     * for nothing but HTTPS, and it takes months to get out again.
     */
    preload: z.boolean().optional(),
    /** The address in the footer. */
    email,
    /** The languages, English first. Each needs its words, `words/<code>.yaml`. */
    languages: z
      .array(languageSchema)
      .refine((list) => list[0]?.code === 'en' && list[0].offered, 'English comes first and is offered')
      .refine((list) => isSet(list.map(({ code }) => code)), 'a language is listed twice')
      .refine((list) => isSet(list.map(({ code, tag = code }) => tag)), 'two languages have the same tag'),
    /** The drawing of the error screen. */
    errorPicture: illustration.optional(),
    /** The owner's face, in the author box of articles: a file in pictures. */
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

const isSet = (values: readonly string[]) => new Set(values).size === values.length;

/** True for an address as browsers write it, without name and password, query, fragment or a slash at the end. */
export function isPlainAddress(value: string): boolean {
  return /^https?:\/\/[\w.:-]+(\/[\w.~-]+)*$/.test(value) && URL.parse(value)?.href.replace(/\/$/, '') === value;
}
