import type { Site } from '../../content/schemas.ts';

/** Where robots look, at the root of the host whatever lies below (RFC 9309, section 2.3). */
export const robotsTxtAddress = '/robots.txt';

/** Tells robots that they may read everything, and where the sitemap is. */
export function makeRobotsTxt({ url }: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
