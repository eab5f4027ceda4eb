import { useLanguage } from '../../i18n/language-context.tsx';
import { useSiteMap } from '../../site/site-map-context.ts';
import { Band } from '../../ui/band.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Period } from '../../ui/period.tsx';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import { Jobs } from './jobs.tsx';
import { Proof } from './proof.tsx';
import type { ResumeData } from './resume-data.ts';
import styles from './resume-page.module.css';

/** The resume: one sheet, on screen as on paper. What decides stands on top. */
export function Page({ data }: { data: ResumeData }) {
  const resume = data;
  return (
    <article className={styles.sheet}>
      <Band />
      <Head resume={resume} />
      <Facts resume={resume} />
      {resume.projects.length > 0 && <Proof projects={resume.projects} />}
      {resume.jobs.length > 0 && <Jobs jobs={resume.jobs} />}
      {resume.skills.length + resume.education.length > 0 && (
        <div className={styles.last}>
          {resume.skills.length > 0 && <Skills skills={resume.skills} />}
          {resume.education.length > 0 && <Education education={resume.education} />}
        </div>
      )}
    </article>
  );
}

function Skills({ skills }: Pick<ResumeData, 'skills'>) {
  const { t } = useLanguage();
  const page = useSiteMap().find({ page: 'skills' });
  return (
    <section aria-labelledby="skills">
      <h2 id="skills">{t('skills_title')}</h2>
      <ul className={styles.skills}>
        {skills.map(({ name, note }) => (
          <li key={name}>
            {name}
            {note && (
              <>
                {' '}
                <span>{note}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {skills.some(({ shown }) => shown > 0) && (
        <p className={styles.note}>
          {page ? <PageLink to={page}>{t('resume_skills_note')}</PageLink> : t('resume_skills_note')}
        </p>
      )}
    </section>
  );
}

function Education({ education }: Pick<ResumeData, 'education'>) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="education">
      <h2 id="education">{t('about_education_title')}</h2>
      {education.map(({ title, place, start, end }) => (
        <div key={`${title} ${place}`}>
          <h3>{title}</h3>
          <p className={styles.meta}>
            {place} · <Period start={start} end={end} />
          </p>
        </div>
      ))}
    </section>
  );
}
