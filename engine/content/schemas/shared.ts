import { z } from 'zod';
import type en from '../../i18n/locales/en.json';
import { forbiddenInNames } from '../files/text-limits.ts';
import { pictureEnding, pictureEndings } from '../pictures/pictures.ts';
import type { ownerTexts } from '../texts/owner-texts.ts';
import { isKeyLike, isTagWord, maxTagLength, tagKey } from '../texts/tag-key.ts';
import { missing } from './missing-field.ts';

type PluralBase<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

declare const checked: unique symbol;

/** A key in the owner’s files, which are checked when they are read. */
type CheckedKey = string & { readonly [checked]: true };

/** A key of the dictionary: one of the interface, one of `ownerTexts`, or one that the owner’s files name. */
export type TextKey = PluralBase<keyof typeof en | keyof FitoutTexts> | keyof typeof ownerTexts | CheckedKey;

declare global {
  /** The site’s own texts by key: `.cache/types/words.d.ts` of the site adds them. */
  interface FitoutTexts {}
}

/** What fields can refer to. The code that reads the content provides it, so that a broken reference is reported with its location. */
export interface References {
  textKeys: Pick<ReadonlySet<string>, 'has'>;
  /** The file with the words of the default language, for messages. */
  wordsFile: string;
  /** Whether `set:name` is an icon of an installed Iconify set. */
  isIcon: (name: string) => boolean;
  isPicture: (file: string) => boolean;
  /** Whether the file is in `pictures` or beside any text; the reader of that text checks which. */
  isOwnPicture: (file: string) => boolean;
}

const tints = ['coral', 'marigold', 'jacaranda', 'sea', 'rose', 'foam'] as const;
/** A picture colour of the theme. */
export type Tint = (typeof tints)[number];

const iconSets = 'lucide, devicon, logos, simple-icons, tabler';

/** No part starts with a dot, so that a picture is inside its folder. */
const pictureFile = /^[\p{L}\p{N}_-][^/\\]*(\/[\p{L}\p{N}_-][^/\\]*)*\.[A-Za-z]+$/u;

/** The field types of content, which a `schema` in the site’s code receives. */
export type Fields = ReturnType<typeof makeFields>;

/** The types of fields that several schemas use, which check names against what the site has. */
export function makeFields(known: References) {
  const textKey = z
    .custom<TextKey>((value) => typeof value === 'string' && known.textKeys.has(value), {
      error: ({ input }) => (input === undefined ? missing : `no text named ${show(input)} in ${known.wordsFile}`),
    })
    .meta({ type: 'string' });
  const tag: z.ZodType<TextKey> = z
    .custom<string>((value) => typeof value === 'string' && (known.textKeys.has(value) || isTagWord(value)), {
      error: ({ input }) =>
        typeof input === 'string' && isKeyLike(input)
          ? `no text named ${show(input)} in ${known.wordsFile}`
          : `a tag must be a word with a letter or a digit, of at most ${maxTagLength} characters, or a key of ${known.wordsFile}`,
    })
    .transform((value) => (known.textKeys.has(value) ? value : tagKey(value)) as TextKey)
    .meta({ type: 'string' });
  const icon = z
    .custom<`${string}:${string}`>((value) => typeof value === 'string' && known.isIcon(value), {
      error: ({ input }) =>
        input === undefined ? missing : `no icon named ${show(input)} in the installed sets (${iconSets})`,
    })
    .meta({ type: 'string', pattern: '^[a-z0-9-]+:[a-z0-9-]+$' });
  const notPicture = `a picture must be a file in pictures whose name ends in ${pictureEndings}`;
  const pictureName = z
    .string()
    .regex(pictureFile, { abort: true, error: notPicture })
    .refine((file) => pictureEnding.test(file), { abort: true, error: notPicture });
  const picture = pictureName.refine(known.isPicture, {
    error: (issue) => `no picture ${show(issue.input)} in pictures`,
  });
  /** The same, or a picture beside the text. */
  const ownPicture = pictureName.refine(known.isOwnPicture, {
    error: (issue) => `no picture ${show(issue.input)} beside the text or in pictures`,
  });
  const illustration = z.strictObject({ file: picture, alt: textKey });
  const unlessMissing = (message: string) => ({
    error: ({ input }: { input?: unknown }) => (input === undefined ? missing : message),
  });
  const ownIllustration = z.strictObject({ file: ownPicture, alt: textKey });
  const url = z.url({ protocol: /^https?$/, ...unlessMissing('an address must start with https:// or http://') });
  const email = z.email(unlessMissing('this is not an e-mail address'));
  // A year alone is a number in YAML.
  const month = z
    .preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      z
        .string()
        .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'a month must be written yyyy-mm, or yyyy if only the year is known'),
    )
    .meta({ type: ['string', 'integer'] });
  const day = z.iso.date(unlessMissing('a day must be written yyyy-mm-dd and exist in the calendar'));
  const tint = z.enum(tints);
  const path = z.string().regex(/^\//, 'the path of a page must start with /');
  const slug = z.string().regex(/^[a-z0-9-]+$/, 'a slug may only contain lowercase letters, digits and hyphens');
  const timeZone = z
    .string()
    .refine(isTimeZone, { error: (issue) => `no time zone named ${show(issue.input)} (IANA)` });
  const sample = z.literal(true, 'write true for a sample, or omit the field').optional();
  /** A small card between others: a short phrase on a colour, which may link to a page of this site. */
  const filler = z.strictObject({ kind: z.literal('filler'), text: textKey, tint, page: path.optional() });
  return {
    textKey,
    tag,
    icon,
    picture,
    ownPicture,
    illustration,
    ownIllustration,
    url,
    email,
    month,
    day,
    timeZone,
    tint,
    path,
    slug,
    sample,
    filler,
  };
}

/** Whether this is a time zone of the IANA database, such as `Africa/Johannesburg`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

/** A name for titles, cards and file names: one line, visible. */
export function nameSchema(max: number) {
  return z
    .string()
    .refine((name) => /[^\s\p{Cf}]/u.test(name), 'this name is empty')
    .refine((name) => !forbiddenInNames.test(name), 'a name must be one line without control characters')
    .max(max, `a name is limited to ${max} characters`);
}

/** A list in which each entry has another value of a field. */
export function listOf<Field extends string, Entry extends z.ZodType<Record<Field, string>>>(
  entry: Entry,
  field: Field,
) {
  return z.array(entry).superRefine((list, context) => {
    for (const [index, one] of list.entries()) {
      const value = one[field];
      if (list.findIndex((other) => other[field] === value) < index)
        context.addIssue({ code: 'custom', path: [index, field], message: `${show(value)} is listed twice` });
    }
  });
}

type Period = { start?: string | null | undefined; end?: string | null | undefined };

/** Whether a period ends when it starts, or later; a year alone may be any of its months. */
export function isInOrder({ start, end }: Period): boolean {
  return !start || !end || end >= start.slice(0, end.length);
}

export const endsBeforeStart = { path: ['end'], error: 'the end is before the start' };

/** Formats a value for a message: short, in quotes. */
export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
