import type { Job } from '../../content/schemas.ts';
import type { PageSource } from '../../pages/page-data.ts';
import { resumeAddress } from '../../pages/resume/resume-files.ts';
import { skillName } from '../../pages/skills/skills-data.ts';
import { pagePath } from '../../routes/addresses.ts';

/** The resume as JSON Resume 1.0.0 (https://jsonresume.org/schema). */
export function makeJsonResume(source: PageSource) {
  const { content, language, t } = source;
  const { site, resume } = content;
  const { city, region, country } = resume.place;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: site.name,
      label: t(resume.position),
      email: site.email,
      ...(resume.phone && { phone: resume.phone }),
      url: site.url + pagePath({ page: 'home' }, language),
      ...(resume.summary && { summary: t(resume.summary) }),
      location: { city: t(city), ...(region && { region: t(region) }), countryCode: country },
      profiles: site.socials.map(({ label, url }) => ({ network: t(label), url })),
    },
    work: content.career.map((job) => writeJob(job, source)),
    education: content.profile.education.map(({ title, place, start, end }) => ({
      institution: t(place),
      area: t(title),
      ...(start && { startDate: start }),
      ...(end && { endDate: end }),
    })),
    skills: listSkills(source),
    languages: resume.languages.map(({ name, level }) => ({ language: t(name), ...(level && { fluency: t(level) }) })),
    projects: resume.projects.flatMap((slug) =>
      content.projects
        .filter((project) => project.slug === slug)
        .map(({ title, description, technologies, live }) => ({
          name: t(title),
          description: t(description),
          keywords: technologies,
          ...(live && { url: live }),
        })),
    ),
    meta: { canonical: site.url + resumeAddress('json', language), version: 'v1.0.0' },
  };
}

function listSkills(source: PageSource) {
  const { skills, resume } = source.content;
  if (!resume.skills?.length) return skills.map((skill) => ({ name: skillName(skill, source) }));
  return resume.skills.map(({ title, skills: keys }) => ({
    name: source.t(title),
    keywords: keys
      .flatMap((key) => skills.filter((skill) => skill.key === key))
      .map((skill) => skillName(skill, source)),
  }));
}

function writeJob({ company, position, location, description, start, end, responsibilities }: Job, { t }: PageSource) {
  return {
    name: t(company),
    position: t(position),
    ...(location && { location: t(location) }),
    ...(start && { startDate: start }),
    ...(end && { endDate: end }),
    ...(description && { summary: t(description) }),
    highlights: responsibilities.map((task) => t(task)),
  };
}
