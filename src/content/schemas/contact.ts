import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A box of the contact page. */
export type ContactBox = z.infer<ReturnType<typeof contactBoxSchema>>;

/** A box of `content/contact.yaml`: an address to write to, a link, the joke or the resume. */
export function contactBoxSchema({ textKey, icon, url, email, tint }: Fields) {
  const emailBox = z.strictObject({
    kind: z.literal('email'),
    label: textKey,
    text: textKey,
    address: email,
    subject: textKey,
    /** What the letter begins with; where it is missing, a greeting. */
    body: textKey.optional(),
    icon,
    tint,
  });
  const linkBox = z.strictObject({ kind: z.literal('link'), label: textKey, text: textKey, url, icon, tint });
  const plainBox = z.strictObject({ kind: z.enum(['joke', 'resume']), label: textKey, text: textKey, icon, tint });
  return z.discriminatedUnion('kind', [emailBox, linkBox, plainBox]);
}
