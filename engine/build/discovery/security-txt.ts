import type { Site } from '../../content/schemas.ts';

/** RFC 9116, section 3. */
export const securityTxtAddress = '/.well-known/security.txt';

/**
 * RFC 9116, valid for 364 days, because less than a year is recommended (section 2.5.5).
 * @param day ISO date of the build
 */
export function makeSecurityTxt({ email, url, languages }: Site, day: string): string {
  const expires = new Date(day);
  expires.setUTCDate(expires.getUTCDate() + 364);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages
      .filter(({ offered }) => offered)
      .map(({ code, tag = code }) => tag)
      .join(', ')}`,
    `Canonical: ${url}${securityTxtAddress}`,
    '',
  ].join('\n');
}
