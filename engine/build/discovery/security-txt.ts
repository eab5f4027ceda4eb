import type { Site } from '../../content/schemas.ts';

/** Where security.txt lies (RFC 9116, section 3). */
export const securityTxtAddress = '/.well-known/security.txt';

/**
 * Says to whom a vulnerability of the site is reported (https://www.rfc-editor.org/rfc/rfc9116).
 * @param day of the build, yyyy-mm-dd: the file counts for less than a year from then, as the standard wants
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
