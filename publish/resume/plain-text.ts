import { periodText } from './period-text.ts';
import type { ResumeSource } from './resume-source.ts';

/** Writes the resume as plain text, for the fields of application forms. */
export function plainText({ source, resume }: ResumeSource): string {
  const { t } = source;
  const { place, timeZone, languages, alsoIn, availability, email, phone, home, profiles } = resume;
  const lines = [
    resume.name,
    resume.position,
    '',
    resume.summary,
    '',
    `${t('resume_place')}: ${place}, ${timeZone}`,
    ...(languages.length > 0 ? [`${t('resume_languages')}: ${languages.join(', ')}`] : []),
    ...(alsoIn.length > 0 ? [t('resume_languages_site', { languages: alsoIn.join(', ') })] : []),
    ...(availability ? [`${t('resume_availability')}: ${availability}`] : []),
    `${t('footer_contact')}: ${[email, phone, home].filter(Boolean).join(', ')}`,
    ...profiles.map(({ label, url }) => `${label}: ${url}`),
    ...section(
      t('resume_projects'),
      resume.projects.map(({ title, description, live }) => [`${title}: ${description}`, ...(live ? [live] : [])]),
    ),
    ...section(
      t('career_title'),
      resume.jobs.map(({ position, company, location, start, end, description, responsibilities }) => [
        `${position}, ${[company, location].filter(Boolean).join(', ')} (${periodText(start, end, t)})`,
        ...(description ? [description] : []),
        ...responsibilities.map((task) => `- ${task}`),
      ]),
    ),
    ...section(t('skills_title'), resume.skills.length > 0 ? [skillLines(resume.skills, t)] : []),
    ...section(
      t('about_education_title'),
      resume.education.map(({ title, place: school, start, end }) => [
        `${title}, ${school} (${periodText(start, end, t)})`,
      ]),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** The skills with what stands behind each, and what the numbers mean where there is one. */
function skillLines(skills: ResumeSource['resume']['skills'], t: ResumeSource['source']['t']): string[] {
  const names = skills.map(({ name, note }) => (note ? `${name} (${note})` : name)).join(', ');
  return skills.some(({ shown }) => shown > 0) ? [names, t('resume_skills_note')] : [names];
}

/** A heading with its entries, an empty line before each; nothing where there are none. */
function section(title: string, entries: readonly string[][]): string[] {
  if (entries.length === 0) return [];
  return [
    '',
    title,
    '='.repeat([...title].length),
    ...entries.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines)),
  ];
}
