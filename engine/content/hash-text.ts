import { createHash } from 'node:crypto';

/** Names a text in twelve hexadecimal digits. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
