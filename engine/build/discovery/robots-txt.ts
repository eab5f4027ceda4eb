import type { Site } from '../../content/schemas.ts';

/** At the root of the host, whatever the site’s base (RFC 9309, section 2.3). */
export const robotsTxtAddress = '/robots.txt';

/** RFC 9309: every page may be read by machines. With the address of the sitemap. */
export function makeRobotsTxt({ url }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
