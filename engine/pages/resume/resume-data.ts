import { numericMonth } from '../../i18n/format.ts';
import { address, pageUrl } from '../../routes/addresses.ts';
import { projectPage } from '../../routes/pages.ts';
import { summarizeJob } from '../career/career-data.ts';
import { illustrateSmall } from '../illustrate.ts';
import type { PageSource } from '../page-data.ts';
import { skillName } from '../skills/skills-data.ts';
import { keyFactsOf } from './key-facts.ts';
import { firstFile, qrAddress } from './resume-files.ts';

/** The data of the resume. */
export type ResumeData = ReturnType<typeof makeData>;

/** The resume in the page’s language, for the page and every file. */
export function makeData(source: PageSource) {
  const { content, language, t } = source;
  const { site, resume, career, profile } = content;
  const home = pageUrl({ page: 'home' }, language);
  return {
    meta: { title: t('meta_resume_title'), description: t('meta_resume_description') },
    name: site.name,
    position: t(resume.position),
    summary: resume.summary && t(resume.summary),
    since: sinceText(source),
    facts: keyFactsOf(source),
    email: site.email,
    phone: resume.phone,
    home,
    profiles: site.socials.map(({ label, url }) => ({ label: t(label), url })),
    qr: { address: address(qrAddress(language)), alt: t('resume_qr_alt', { address: home }) },
    photo: resume.photo && illustrateSmall(source, resume.photo, site.name),
    paper: resume.paper ?? 'a4',
    projects: resume.projects.flatMap((slug) => summarizeProjectOf(slug, source)),
    jobs: career.map((job) => ({
      ...summarizeJob(job, source),
      start: job.start === undefined ? null : numericMonth(job.start),
      end: job.end ? numericMonth(job.end) : null,
    })),
    skills: groupSkills(source),
    education: profile.education.map(({ title, place, start, end }) => ({
      title: t(title),
      place: t(place),
      start: start === null ? null : numericMonth(start),
      end: end === null ? null : numericMonth(end),
    })),
    first: firstFile(content, language),
    /** How programs read the PDF of this build; undefined in the dev server. */
    reading: content.resumeReadings?.[language],
  };
}

/** The start of the owner’s current role; undefined if it is unknown. */
export function sinceText({ content, t }: PageSource): string | undefined {
  const since = content.profile.work?.since;
  return since && t('resume_since', { date: numericMonth(since).text });
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

function groupSkills(source: PageSource): { title: string; names: string[] }[] {
  const { skills, resume } = source.content;
  const nameOf = (key: string) => skills.filter((skill) => skill.key === key).map((skill) => skillName(skill, source));
  // An editor may leave an empty list.
  if (resume.skills?.length)
    return resume.skills.map((group) => ({ title: source.t(group.title), names: group.skills.flatMap(nameOf) }));
  return skills.length > 0 ? [{ title: '', names: skills.map((skill) => skillName(skill, source)) }] : [];
}
