import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { translationSchema } from '../schemas/language.ts';
import { engineRoot } from '../site-root.ts';

const folder = join(engineRoot, 'i18n/locales');

const reviewsFile = 'i18n/locales/reviews.yaml';

/** The languages of the interface, with English, in which it is written, first. */
export const shippedLanguages: readonly string[] = readdirSync(folder)
  .flatMap((file) => /^([\w-]+)\.json$/.exec(file)?.[1] ?? [])
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** Who translated the words of the interface, and who has read them, by language. Throws if the file is invalid. */
export function readReviews(): Readonly<Record<string, z.infer<typeof translationSchema>>> {
  return z.record(z.string(), translationSchema).parse(parse(readFileSync(join(engineRoot, reviewsFile), 'utf8')));
}

/** How far the interface’s words in a language can be relied on: `translated by machine, not read by a native speaker yet`. */
export function describeReview(code: string): string {
  if (code === 'en') return 'written in this language';
  const review = readReviews()[code];
  if (!review) return 'not translated yet, so they are in the same file as your texts';
  const by = review.by === 'machine' ? 'machine' : review.by.join(', ');
  const read = review.readBy?.length
    ? `read by ${review.readBy.join(', ')}, native speaker`
    : 'not yet read by a native speaker';
  return `translated by ${by}, ${read}`;
}
