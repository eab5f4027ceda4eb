import { z } from 'zod';
import type en from '../../content/locales/en.json';

/**
 * The schemas of everything in `content/`. They are the types, the documentation and the error
 * messages of the content at once: an unknown, missing or wrong field stops the build.
 */

type PluralBase<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** A key of `content/locales/en.json`; plural forms (`_one`, `_other`) count as one key. */
export type TextKey = PluralBase<keyof typeof en>;

/** What a field may refer to: given by the reader of the content, so that a dead reference is an error with its place. */
export interface Known {
  /** Every text key of the English dictionary, plural forms folded into one. */
  textKeys: ReadonlySet<string>;
  /** True where `set:name` is an icon of one of the installed Iconify sets. */
  isIcon: (name: string) => boolean;
  /** True where the file lies in `content/pictures`. */
  isPicture: (file: string) => boolean;
}

const tints = ['coral', 'marigold', 'jacaranda', 'sea', 'rose', 'foam'] as const;
/** A picture colour of the art direction. */
export type Tint = (typeof tints)[number];

/** Prefixes of the installed Iconify sets. */
const iconSets = 'lucide, devicon, logos, simple-icons, tabler';

const pictureFile = /^[\w-]+(\/[\w-]+)*\.(svg|png|avif|webp|jpg|jpeg)$/;

/**
 * Builds all schemas.
 * @param known what texts, icons and pictures exist
 */
export function makeSchemas(known: Known) {
  const missing = 'this field is missing';
  z.config({
    customError: ({ code, input }) => (code === 'invalid_type' && input === undefined ? missing : undefined),
  });
  const textKey = z.custom<TextKey>((value) => typeof value === 'string' && known.textKeys.has(value), {
    error: ({ input }) => (input === undefined ? missing : `no text named ${show(input)} in content/locales/en.json`),
  });
  const icon = z.custom<`${string}:${string}`>((value) => typeof value === 'string' && known.isIcon(value), {
    error: ({ input }) =>
      input === undefined ? missing : `no icon named ${show(input)} in the installed sets (${iconSets})`,
  });
  const picture = z
    .string()
    .regex(pictureFile, {
      abort: true,
      error: 'a picture is a file name in content/pictures that ends in svg, png, avif, webp, jpg or jpeg',
    })
    .refine(known.isPicture, { error: (issue) => `no picture ${show(issue.input)} in content/pictures` });
  /** A drawing or photograph: its file in content/pictures and what is seen in it. */
  const illustration = z.strictObject({ file: picture, alt: textKey });
  const url = z.url({ protocol: /^https?$/, error: 'an address starts with https:// or http://' });
  const email = z.email({ error: 'not an e-mail address' });
  const month = z
    .string()
    .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'a month is written yyyy-mm, or yyyy where only the year is known');
  const day = z.iso.date({ error: 'a day is written yyyy-mm-dd and exists in the calendar' });
  const tint = z.enum(tints);
  const path = z.string().startsWith('/', 'a page of this site starts with /');

  const site = z.strictObject({
    /** The name that the site shows. */
    name: z.string().min(1),
    /** Where the site will live, without a slash at the end; a path, as in `https://name.example/portfolio`, is respected everywhere. */
    url: z.string().refine(isPlainAddress, {
      error: ({ input }) =>
        `${show(input)} is no address such as https://name.example or https://name.example/portfolio`,
    }),
    /** The address in the footer. */
    email,
    /** The languages, English first. Each needs its dictionary `content/locales/<code>.json`. */
    languages: z
      .array(
        z.strictObject({
          /** BCP 47 code: prefix of the addresses, value of `lang` and `hreflang`. */
          code: z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'a language code such as zu or pt-BR'),
          /** The language's name in the language itself. */
          ownName: z.string().min(1),
          /** False holds the language back: it is checked like the others, and shown nowhere. */
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
    socials: z.array(z.strictObject({ label: textKey, url, icon })).max(4),
  });

  const filler = z.strictObject({ kind: z.literal('filler'), text: textKey, tint });

  const home = z.strictObject({
    /** The poster of the banner; without it the beadwork cover of the name in `cover` holds the place. */
    cover: z.string().min(1),
    picture: illustration.optional(),
    /** The showcase, in its order: projects, articles and small filler cards. */
    showcase: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('project'), slug: z.string(), size: z.literal('wide').optional() }),
        z.strictObject({ kind: z.literal('article'), number: z.int(), size: z.literal('wide').optional() }),
        filler,
      ]),
    ),
    /** How the owner works, in three steps. */
    method: z.array(z.strictObject({ title: textKey, text: textKey, icon })).length(3),
    /** The doors of EXPLORE; at most four tags each. */
    explore: z
      .array(
        z.strictObject({
          title: textKey,
          text: textKey,
          page: path,
          picture: illustration.optional(),
          tags: z.array(textKey).max(4),
          icon,
        }),
      )
      .length(3),
  });

  const profile = z.strictObject({
    /** Years of age, as the owner tells it. */
    age: z.int().min(16).max(130),
    /** The carousel. Without a `picture` file the beadwork cover of the name in `cover` holds the place. */
    pictures: z
      .array(z.strictObject({ caption: textKey, cover: z.string().min(1), picture: illustration.optional() }))
      .length(6),
    /** The paragraphs of the about text. */
    text: z.array(textKey).min(1),
    searchingFor: z.array(textKey).length(4),
    essentials: z.array(z.strictObject({ title: textKey, text: textKey, icon })).length(6),
    /** At most 15 keys of `content/skills.ts`. */
    skills: z.array(z.string()).max(15),
    /** Newest first; none is fine. `start: null` where only the end is known, `end: null` while it lasts. */
    education: z.array(
      z
        .strictObject({
          title: textKey,
          place: textKey,
          text: textKey.optional(),
          start: month.nullable(),
          end: month.nullable(),
        })
        .refine(({ start, end }) => start !== null || end !== null, 'give start or end'),
    ),
    /** Projects shown in the profile, by slug. */
    projects: z.array(z.strictObject({ slug: z.string(), tag: textKey, text: textKey })).length(2),
    hobbies: z.array(z.strictObject({ label: textKey, icon })).length(8),
    /** Favourite songs. `language` is the language of the title (BCP 47), for screen readers. */
    anthems: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          artist: z.string().min(1),
          language: z.string().min(2),
          picture: illustration.optional(),
        }),
      )
      .length(6),
  });

  /** A skill: either a proper `name`, the same in every language, or a `label` to translate. */
  const skill = z
    .strictObject({
      key: z.string().min(1),
      name: z.string().min(1).optional(),
      label: textKey.optional(),
      icon,
      /** Technologies of projects that show the skill; its own name need not be listed. */
      technologies: z.array(z.string().min(1)).optional(),
      /** Tag of the articles that show the skill. */
      tag: textKey.optional(),
    })
    .refine((one) => (one.name === undefined) !== (one.label === undefined), 'give either name or label');
  const skills = z.array(skill);

  const job = z.strictObject({
    company: textKey,
    position: textKey,
    location: textKey.optional(),
    description: textKey.optional(),
    /** First month, yyyy-mm. */
    start: month,
    /** Last month, yyyy-mm; `null` while it lasts. */
    end: month.nullable(),
    /** What the job shows, by the keys of `content/skills.ts`. */
    skills: z.array(z.string()),
    responsibilities: z.array(textKey),
  });
  const career = z.array(job).min(1);

  /** What the resume says beside career, skills and education. */
  const resume = z.strictObject({
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
    availability: textKey,
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
    /** The strongest projects, at most three, by slug. */
    projects: z.array(z.string()).max(3, 'at most three projects'),
  });

  const emailBox = z.strictObject({
    kind: z.literal('email'),
    label: textKey,
    text: textKey,
    address: email,
    subject: textKey,
    icon,
    tint,
  });
  const linkBox = z.strictObject({ kind: z.literal('link'), label: textKey, text: textKey, url, icon, tint });
  const plainBox = z.strictObject({ kind: z.enum(['joke', 'resume']), label: textKey, text: textKey, icon, tint });
  const contactBox = z.discriminatedUnion('kind', [emailBox, linkBox, plainBox]);
  const contact = z.array(contactBox).length(6);

  const project = z.strictObject({
    /** Last part of the address `/apps/<slug>`. */
    slug: z.string().regex(/^[a-z0-9-]+$/, 'a slug has small letters, digits and hyphens'),
    /** `app` stands on the projects page, `game` on the games page, `template` on neither. */
    kind: z.enum(['app', 'game', 'template']),
    title: textKey,
    description: textKey,
    /** The description in search results, 120 to 160 characters; without it `description` stands there. */
    metaDescription: textKey.optional(),
    /** The paragraphs of the detail page. */
    story: z.array(textKey).min(1),
    /** The case study: a project is not told without these parts. */
    caseStudy: z.strictObject({
      problem: textKey,
      audience: textKey,
      role: textKey,
      constraints: textKey,
      /** The decision that mattered, in a few words, with its reason and its price. */
      decision: z.strictObject({ title: textKey, text: textKey, cost: textKey }),
      outcome: textKey,
      otherwise: textKey,
    }),
    live: url,
    repository: url,
    technologies: z.array(z.string().min(1)).min(1),
    /** Shown on the card. */
    tags: z.array(z.string().min(1)),
    hosting: z.array(z.strictObject({ part: textKey, provider: z.string().min(1) })),
    /** Size of the card in the masonry. */
    size: z.enum(['small', 'medium', 'large']),
    /** Colour of the card's shadow and of the page's accents. */
    tint,
    icon,
    /** A drawn screen; without it the beadwork cover of the slug holds the place. */
    picture: illustration.optional(),
  });
  const projects = z.strictObject({
    projects: z
      .array(project)
      .refine((list) => new Set(list.map((one) => one.slug)).size === list.length, 'a slug stands twice'),
    /** The small cards between the projects: an emoji and a short phrase. */
    fillers: z.array(filler.omit({ kind: true })).length(5),
  });

  const game = z.strictObject({
    /** The project page with the details. */
    slug: z.string(),
    title: textKey,
    description: textKey,
    difficulty: textKey,
    genre: textKey,
    players: textKey,
    play: url,
    picture: illustration.optional(),
  });
  const games = z.array(game).min(1);

  /** Front matter of `en.mdx`. */
  const article = z.strictObject({
    /** The address: `/blog/<number>`. Equals the number in the folder's name. */
    number: z.int().min(1),
    /** The breadcrumb's label; `/blog/<slug>` leads to the number. Equals the rest of the folder's name. */
    slug: z.string().regex(/^[a-z0-9-]+$/, 'a slug has small letters, digits and hyphens'),
    title: z.string().min(1),
    /** The title in search results, where its own is too short or too long for them: `npm run heads` tells. */
    metaTitle: z.string().min(1).optional(),
    description: z.string().min(1),
    category: textKey,
    tags: z.array(textKey).min(1),
    /** The day in the list. */
    published: day,
    /** The day on the article's page. */
    updated: day,
    /** Minutes to read it, shown in every language; without them they are counted from the English words. */
    minutes: z.int().min(1).optional(),
    /** A picture file; without it the beadwork cover of the slug holds the place. */
    cover: illustration.optional(),
  });
  /** Front matter of a translation (`zu.mdx` …). Without a body the English one is shown. */
  const translation = z.strictObject({
    title: z.string().min(1),
    metaTitle: z.string().min(1).optional(),
    description: z.string().min(1),
  });

  return {
    site,
    home,
    profile,
    skills,
    career,
    resume,
    contact,
    projects,
    games,
    article,
    translation,
    job,
    skill,
    game,
    contactBox,
    project,
  };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** True for an address as browsers write it, without name and password, query, fragment or a slash at the end. */
function isPlainAddress(value: string): boolean {
  return /^https?:\/\/[\w.:-]+(\/[\w.~-]+)*$/.test(value) && URL.parse(value)?.href.replace(/\/$/, '') === value;
}

/** A value as it can stand in a message: short, in quotes. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

type Schemas = ReturnType<typeof makeSchemas>;
export type Site = z.infer<Schemas['site']>;
export type Home = z.infer<Schemas['home']>;
export type Profile = z.infer<Schemas['profile']>;
export type Skill = z.infer<Schemas['skill']>;
export type Job = z.infer<Schemas['job']>;
export type Resume = z.infer<Schemas['resume']>;
export type ContactBox = z.infer<Schemas['contactBox']>;
export type Project = z.infer<Schemas['project']>;
export type Projects = z.infer<Schemas['projects']>;
export type Game = z.infer<Schemas['game']>;
export type ArticleFrontMatter = z.infer<Schemas['article']>;
