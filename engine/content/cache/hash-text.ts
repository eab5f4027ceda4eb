import { createHash } from 'node:crypto';

/** Twelve hexadecimal digits that identify a text. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
