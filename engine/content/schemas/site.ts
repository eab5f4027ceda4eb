import { z } from 'zod';
import { contentFormat } from './format.ts';
import { languageSchema } from './language.ts';
import { type Fields, nameSchema, show } from './shared.ts';

/** The pages that an owner can disable. `projects` and `blog` include the pages of each project and article. */
const optionalPages = [
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

const isSet = (values: readonly string[]) => new Set(values).size === values.length;

/** The languages, which are checked before everything else, because addresses and texts depend on them. */
export const siteLanguages = z
  .array(languageSchema)
  .refine((list) => list[0]?.offered === true, 'the first language is the default one and must be offered')
  .refine((list) => isSet(list.map(({ code }) => code)), 'a language is listed twice')
  .refine((list) => isSet(list.map(({ code, tag = code }) => tag)), 'two languages have the same tag');

export type Site = z.infer<ReturnType<typeof siteSchema>>;

/** `site.yaml`: the facts of the site, and what every page shows. */
export function siteSchema({ textKey, icon, picture, illustration, url, email }: Fields) {
  return z.strictObject({
    /** The format of the site’s folder, 1 by default: only `fitout migrate` raises it. */
    format: z.literal(contentFormat).optional(),
    /** The name of the site, usually the owner’s. */
    name: nameSchema(100),
    /** The site’s address without a trailing slash; it may have a path, as in `https://name.example/portfolio`. */
    url: z
      .string()
      .max(200, { abort: true, error: 'an address is limited to 200 characters' })
      .refine(isPlainAddress, {
        error: ({ input }) =>
          `${show(input)} is not an address such as https://name.example or https://name.example/portfolio`,
      }),
    /**
     * `preload: true` allows the domain to be submitted to https://hstspreload.org: browsers then use only HTTPS for it
     * and all of its subdomains, and removal takes months.
     */
    preload: z.boolean().optional(),
    /** The address in the footer. */
    email,
    /**
     * The languages. The first is the default one: its addresses have no prefix, and the others are translated from it.
     * Each needs its words, `words/<code>.yaml`.
     */
    languages: siteLanguages,
    /** The drawing of the error page. */
    errorPicture: illustration.optional(),
    /** A portrait of the owner, for the author box of articles: a file in pictures. */
    face: picture.optional(),
    /** The scroll-to-top button: shown after `threshold` percent of the page, `bottom` and `right` pixels from the edges of the window. */
    scrollToTop: z.strictObject({
      threshold: z.number().min(0).max(100),
      bottom: z.int().min(0),
      right: z.int().min(0),
    }),
    /** Profiles on other sites, shown in the banner and the footer. */
    socials: z.array(z.strictObject({ label: textKey, url: url.describe('The address of the profile.'), icon })),
    /** `fit: false` removes the comparison with a job advertisement from the skills page. */
    fit: z.boolean().optional(),
    /**
     * `games: false` disables the page and everything that links to it; pages without content are disabled
     * automatically.
     */
    pages: z.partialRecord(z.enum(optionalPages), z.boolean()).optional(),
  });
}

/** Whether an address is in the form that browsers write, without credentials, query, fragment or trailing slash. */
export function isPlainAddress(value: string): boolean {
  return /^https?:\/\/[\w.:-]+(\/[\w.~-]+)*$/.test(value) && URL.parse(value)?.href.replace(/\/$/, '') === value;
}
