import { z } from 'zod';
import type en from '../../i18n/locales/en.json';
import type { ownerTexts } from '../owner-texts.ts';
import { pictureEnding, pictureEndings } from '../pictures.ts';

/** What the schemas of several content files are made of. */

type PluralBase<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

declare const checked: unique symbol;

/** A key that stands in the owner's files, which are checked when they are read. */
type CheckedKey = string & { readonly [checked]: true };

/**
 * A key of the dictionary: one of the interface or one that it asks of the owner, which code writes out, or one that the
 * owner's files name. Plural forms (`_one`, `_other`) count as one key.
 */
export type TextKey = PluralBase<keyof typeof en | keyof FitoutTexts> | keyof typeof ownerTexts | CheckedKey;

declare global {
  /** The texts of the site's own words, by key: `.cache/types/words.d.ts` of the site adds them. */
  interface FitoutTexts {}
}

/** What a field may refer to: given by the reader of the content, so that a dead reference is an error with its place. */
export interface References {
  /** Every text key of the English dictionary, plural forms folded into one. */
  textKeys: ReadonlySet<string>;
  /** True where `set:name` is an icon of one of the installed Iconify sets. */
  isIcon: (name: string) => boolean;
  /** True where the file lies in `pictures`. */
  isPicture: (file: string) => boolean;
  /** True where the file lies in `pictures` or beside some text: beside which one is checked where it is read. */
  isOwnPicture: (file: string) => boolean;
}

const tints = ['coral', 'marigold', 'jacaranda', 'sea', 'rose', 'foam'] as const;
/** A picture colour of the art direction. */
export type Tint = (typeof tints)[number];

/** Prefixes of the installed Iconify sets. */
const iconSets = 'lucide, devicon, logos, simple-icons, tabler';

/** No part starts with a dot: a picture lies in its folder. */
const pictureFile = /^[\p{L}\p{N}_-][^/\\]*(\/[\p{L}\p{N}_-][^/\\]*)*\.[A-Za-z]+$/u;

/** The kinds of fields that content is made of: what a `schema` of the site's code is given. */
export type Fields = ReturnType<typeof makeFields>;

/** Builds the kinds of fields that stand in several files. */
export function makeFields(known: References) {
  const missing = 'this field is missing';
  z.config({
    customError: ({ code, input }) => (code === 'invalid_type' && input === undefined ? missing : undefined),
  });
  const textKey = z
    .custom<TextKey>((value) => typeof value === 'string' && known.textKeys.has(value), {
      error: ({ input }) => (input === undefined ? missing : `no text named ${show(input)} in words/en.yaml`),
    })
    .meta({ type: 'string' });
  const icon = z
    .custom<`${string}:${string}`>((value) => typeof value === 'string' && known.isIcon(value), {
      error: ({ input }) =>
        input === undefined ? missing : `no icon named ${show(input)} in the installed sets (${iconSets})`,
    })
    .meta({ type: 'string', pattern: '^[a-z0-9-]+:[a-z0-9-]+$' });
  const notPicture = `a picture is a file name in pictures that ends in ${pictureEndings}`;
  const pictureName = z
    .string()
    .regex(pictureFile, { abort: true, error: notPicture })
    .refine((file) => pictureEnding.test(file), { abort: true, error: notPicture });
  const picture = pictureName.refine(known.isPicture, {
    error: (issue) => `no picture ${show(issue.input)} in pictures`,
  });
  /** The same, which may lie beside the text that it belongs to. */
  const ownPicture = pictureName.refine(known.isOwnPicture, {
    error: (issue) => `no picture ${show(issue.input)} beside the text or in pictures`,
  });
  /** A drawing or photograph: its file in pictures and what is seen in it. */
  const illustration = z.strictObject({ file: picture, alt: textKey });
  const unlessMissing = (message: string) => ({
    error: ({ input }: { input?: unknown }) => (input === undefined ? missing : message),
  });
  const ownIllustration = z.strictObject({ file: ownPicture, alt: textKey });
  const url = z.url({ protocol: /^https?$/, ...unlessMissing('an address starts with https:// or http://') });
  const email = z.email(unlessMissing('not an e-mail address'));
  // A year alone is a number in YAML.
  const month = z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      z
        .string()
        .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'a month is written yyyy-mm, or yyyy where only the year is known'),
    )
    .meta({ type: ['string', 'integer'] });
  const day = z.iso.date(unlessMissing('a day is written yyyy-mm-dd and exists in the calendar'));
  const tint = z.enum(tints);
  const path = z.string().regex(/^\//, 'a page of this site starts with /');
  const slug = z.string().regex(/^[a-z0-9-]+$/, 'a slug has small letters, digits and hyphens');
  const sample = z.literal(true, 'true marks a sample; what is none has no such line').optional();
  /** A small card between others: a short phrase on a colour, which may lead to a page of this site. */
  const filler = z.strictObject({ kind: z.literal('filler'), text: textKey, tint, page: path.optional() });
  return {
    textKey,
    icon,
    picture,
    ownPicture,
    illustration,
    ownIllustration,
    url,
    email,
    month,
    day,
    tint,
    path,
    slug,
    sample,
    filler,
  };
}

/** Control characters, line breaks, and marks that turn the direction of all that follows. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** A name that stands in titles, cards and file names: one line that is seen. */
export function plainName(longest: number) {
  return z
    .string()
    .refine((name) => /[^\s\p{Cf}]/u.test(name), 'this name is empty')
    .refine((name) => !unruly.test(name), 'a name is one line, without characters that control something')
    .max(longest, `a name has at most ${longest} characters`);
}

/** A value as it can stand in a message: short, in quotes. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
