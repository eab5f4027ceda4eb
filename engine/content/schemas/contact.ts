import { z } from 'zod';
import type { Fields } from './shared.ts';

export type ContactBox = z.infer<ReturnType<typeof contactBoxSchema>>;

/** A box of `contact.yaml`: an e-mail address, a link, a dialog of the site, or the resume. */
export function contactBoxSchema({ textKey, icon, url, email, tint }: Fields) {
  const emailBox = z.strictObject({
    kind: z.literal('email'),
    label: textKey,
    text: textKey,
    address: email,
    subject: textKey,
    /** The first lines of the email; by default a greeting. */
    body: textKey.optional(),
    icon,
    tint,
  });
  const linkBox = z.strictObject({ kind: z.literal('link'), label: textKey, text: textKey, url, icon, tint });
  const dialogBox = z.strictObject({
    kind: z.literal('dialog'),
    label: textKey,
    text: textKey,
    /** The id of a dialog that a frame component adds at `contactEnd`. */
    dialog: z.string().min(1),
    icon,
    tint,
  });
  const resumeBox = z.strictObject({ kind: z.literal('resume'), label: textKey, text: textKey, icon, tint });
  return z.discriminatedUnion('kind', [emailBox, linkBox, dialogBox, resumeBox]);
}
