import type { Person } from 'schema-dts';
import type { PageSource } from '../../../pages/page-data.ts';
import { skillName } from '../../../pages/skills/skills-data.ts';
import { pageUrl } from '../../../routes/addresses.ts';
import { homePage } from '../../../routes/pages.ts';
import { siteMapOf } from '../../../routes/site-map.ts';
import { fileOf, findPicture } from '../../../ui/picture/picture-source.ts';
import { absoluteUrl, ids } from './addresses.ts';

/** https://schema.org/Person by name, for pages about something else; its id refers to the whole one. */
export function shortPerson({ content, language }: PageSource) {
  return {
    '@type': 'Person',
    '@id': ids.person,
    name: content.site.name,
    url: pageUrl(siteMapOf(content).find({ page: 'about' }) ?? homePage, language),
  } as const;
}

/** The person with position, place and profiles elsewhere. */
export function introducedPerson(source: PageSource) {
  const { content, t } = source;
  const { site, resume } = content;
  const { city, country } = resume.place;
  return {
    ...shortPerson(source),
    jobTitle: t(resume.position),
    address: { '@type': 'PostalAddress', addressLocality: t(city), addressCountry: country },
    sameAs: site.socials.map(({ url }) => url),
  } as const;
}

/** The person with a face, for the page about the owner. */
export function portrayedPerson(source: PageSource) {
  const { site, pictures } = source.content;
  const face = site.face ? findPicture(pictures, site.face) : undefined;
  return {
    ...introducedPerson(source),
    ...(face && { image: absoluteUrl(fileOf(face)) }),
  } as const;
}

/** The person with all that the content says, for the resume, or the first of the pages above that a site has. */
export function wholePerson(source: PageSource): Exclude<Person, string> {
  const { content, t } = source;
  const { profile, resume, skills, career } = content;
  const { work } = profile;
  const { region } = resume.place;
  const portrayed = portrayedPerson(source);
  const job = career.find(({ end }) => end === null);
  return {
    ...portrayed,
    ...(region && { address: { ...portrayed.address, addressRegion: t(region) } }),
    ...(work?.since && {
      hasOccupation: {
        '@type': 'Role',
        startDate: work.since,
        hasOccupation: { '@type': 'Occupation', name: t(resume.position) },
      },
    }),
    ...(work?.wanted && { seeks: { '@type': 'Demand', description: t(work.wanted) } }),
    ...(job && { worksFor: { '@type': 'Organization', name: t(job.company) } }),
    alumniOf: profile.education.map(({ place }) => ({ '@type': 'EducationalOrganization', name: t(place) })),
    knowsAbout: skills.filter(({ key }) => profile.skills.includes(key)).map((skill) => skillName(skill, source)),
    knowsLanguage: resume.languages.map(({ code, name }) => ({
      '@type': 'Language',
      name: t(name),
      ...(code && { alternateName: code }),
    })),
  };
}

/** The person as on the resume, which alone shows the summary: https://schema.org/description */
export function summarizedPerson(source: PageSource): Person {
  const { summary } = source.content.resume;
  return { ...wholePerson(source), ...(summary && { description: source.t(summary) }) };
}
