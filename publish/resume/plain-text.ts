import { periodText } from './period-text.ts';
import type { ResumeSource } from './resume-source.ts';

/** Writes the resume as plain text, for the fields of application forms. */
export function plainText({ source, resume }: ResumeSource): string {
  const { t } = source;
  const { place, timeZone, languages, alsoIn, availability, email, home, profiles } = resume;
  const lines = [
    resume.name,
    resume.position,
    '',
    resume.summary,
    '',
    `${t('resume_place')}: ${place}, ${timeZone}`,
    ...(languages.length > 0 ? [`${t('resume_languages')}: ${languages.join(', ')}`] : []),
    ...(alsoIn.length > 0 ? [t('resume_languages_site', { languages: alsoIn.join(', ') })] : []),
    `${t('resume_availability')}: ${availability}`,
    `${t('footer_contact')}: ${email}, ${home}`,
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
    ...section(
      t('skills_title'),
      resume.skills.length > 0 ? [[resume.skills.map(skillText).join(', '), t('resume_skills_note')]] : [],
    ),
    ...section(
      t('about_education_title'),
      resume.education.map(({ title, place: school, start, end }) => [
        `${title}, ${school} (${periodText(start, end, t)})`,
      ]),
    ),
  ];
  return `${lines.join('\n')}\n`;

  function skillText({ name, shown }: (typeof resume.skills)[number]): string {
    return `${name} (${shown > 0 ? shown : t('skills_learning')})`;
  }
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
