import type { Person } from 'schema-dts';
import type { PageSource } from '../../../pages/page-data.ts';
import { skillName } from '../../../pages/skills/skills-data.ts';
import { pageUrl } from '../../../routes/addresses.ts';
import { homePage } from '../../../routes/pages.ts';
import { siteMapOf } from '../../../routes/site-map.ts';
import { fileOf, findPicture } from '../../../ui/picture/picture-source.ts';
import { absoluteUrl, ids } from './addresses.ts';

/** https://schema.org/Person by name, for pages about something else; its id refers to the complete description. */
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

/** The person with everything that the content has, for the resume, or for about or home if there is no resume. */
export function completePerson(source: PageSource): Exclude<Person, string> {
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

/** The person on the resume, the only page that shows the summary: https://schema.org/description */
export function summarizedPerson(source: PageSource): Person {
  const { summary } = source.content.resume;
  return { ...completePerson(source), ...(summary && { description: source.t(summary) }) };
}
