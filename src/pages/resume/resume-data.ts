import { shortMonth } from '../../i18n/format.ts';
import { offeredLanguages } from '../../i18n/languages.ts';
import { address, pageUrl } from '../../site/addresses.ts';
import { projectPage } from '../../site/pages.ts';
import { summarizeJob } from '../career/career-data.ts';
import type { PageSource } from '../page-data.ts';
import { evidenceOf } from '../skills/skill-evidence.ts';
import { skillName } from '../skills/skills-data.ts';
import { qrAddress } from './resume-files.ts';
import { timeZoneText } from './time-zone.ts';

export type ResumeData = ReturnType<typeof makeData>;

/** All that the resume says in the page's language: the page and every file are made from it. */
export function makeData(source: PageSource) {
  const { content, language, t } = source;
  const { site, resume, career, profile } = content;
  const home = pageUrl({ page: 'home' }, language);
  return {
    meta: { title: t('meta_resume_title'), description: t('meta_resume_description') },
    name: site.name,
    position: t(resume.position),
    summary: t(resume.summary),
    place: t(resume.place.text),
    timeZone: timeZoneText(resume.timeZone),
    languages: resume.languages.map(({ name, level }) => (level ? `${t(name)} (${t(level)})` : t(name))),
    /** The other languages of this resume, in their own names. */
    alsoIn: offeredLanguages.filter(({ code }) => code !== language).map(({ ownName }) => ownName),
    availability: resume.availability && t(resume.availability),
    email: site.email,
    phone: resume.phone,
    home,
    profiles: site.socials.map(({ label, url }) => ({ label: t(label), url })),
    qr: { address: address(qrAddress(language)), alt: t('resume_qr_alt', { address: home }) },
    projects: resume.projects.flatMap((slug) => summarizeProjectOf(slug, source)),
    jobs: career.map((job) => summarizeJob(job, source)),
    skills: summarizeSkills(source),
    education: profile.education.map(({ title, place, start, end }) => ({
      title: t(title),
      place: t(place),
      start: start === null ? null : shortMonth(start, language),
      end: end === null ? null : shortMonth(end, language),
    })),
  };
}

function summarizeProjectOf(slug: string, { content, t }: PageSource) {
  return content.projects
    .filter((project) => project.slug === slug)
    .map((project) => ({
      title: t(project.title),
      description: t(project.description),
      page: projectPage(project),
      live: project.live,
      tags: project.tags,
    }));
}

/**
 * The skills with the number of projects, articles and jobs that show each, most first. `note` is what stands behind the
 * name: the number, or that the owner is still learning it, or nothing.
 */
function summarizeSkills(source: PageSource) {
  return source.content.skills
    .map((skill) => {
      const { projects, articles, jobs } = evidenceOf(skill, source.content);
      const shown = projects.length + articles.length + jobs.length;
      const note = shown > 0 ? String(shown) : skill.learning ? source.t('skills_learning') : '';
      return { name: skillName(skill, source), shown, note };
    })
    .sort((a, b) => b.shown - a.shown);
}
