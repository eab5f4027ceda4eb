import { z } from 'zod';
import type { Fields } from './shared.ts';

/** A box of the contact page. */
export type ContactBox = z.infer<ReturnType<typeof contactBoxSchema>>;

/** A box of `contact.yaml`: an address to write to, a link, a dialog of the site's own or the resume. */
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
  const dialogBox = z.strictObject({
    kind: z.literal('dialog'),
    label: textKey,
    text: textKey,
    /** The id of a dialog that a part of the frame brings along, at `contactEnd`. */
    dialog: z.string().min(1),
    icon,
    tint,
  });
  const resumeBox = z.strictObject({ kind: z.literal('resume'), label: textKey, text: textKey, icon, tint });
  return z.discriminatedUnion('kind', [emailBox, linkBox, dialogBox, resumeBox]);
}
