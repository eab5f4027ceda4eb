import { offeredLanguages } from '../../i18n/languages.ts';
import type { PageSource } from '../../pages/page-data.ts';

const components = ['minisearch', 'react', 'react-dom'];

/** Names the author and the components of the site: https://humanstxt.org */
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
    `Components: ${components.join(', ')}`,
    '',
  ].join('\n');
}
