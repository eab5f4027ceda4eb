import packageJson from '../../package.json' with { type: 'json' };
import { offeredLanguages } from '../../src/i18n/languages.ts';
import type { PageSource } from '../../src/pages/page-data.ts';

/**
 * Says who made the site, and of what.
 * @see https://humanstxt.org/Standard.html — labels are English, as there
 */
export function makeHumansTxt({ content: { site, resume }, t }: PageSource): string {
  return [
    '/* TEAM */',
    `${t(resume.position)}: ${site.name}`,
    `Contact: ${site.email}`,
    ...site.socials.map(({ label, url }) => `${t(label)}: ${url}`),
    `From: ${t(resume.place.text)}`,
    '',
    '/* SITE */',
    `Language: ${offeredLanguages.map(({ ownName }) => ownName).join(' / ')}`,
    'Standards: HTML, CSS, ECMAScript, SVG',
    `Components: ${Object.keys(packageJson.dependencies).join(', ')}`,
    '',
  ].join('\n');
}
