import type { Site } from '../../content/schemas.ts';

/** Always at the root of the host, without the site’s base (RFC 9309, section 2.3). */
export const robotsTxtAddress = '/robots.txt';

/** Allows crawlers to read every page, and names the sitemap (RFC 9309). */
export function makeRobotsTxt({ url }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
