import type { ReactNode } from 'react';
import { joinWithCommas } from '../../content/languages/join-with-commas.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Period } from '../../ui/period.tsx';
import { separator } from '../../ui/separator.ts';
import type { ResumeData } from './resume-data.ts';
import styles from './resume-page.module.css';

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of the resume with its heading. */
export function ResumeSection({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} data-rise="">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Summary({ summary }: { summary: string }) {
  const { t } = useLanguage();
  return (
    <ResumeSection id="summary" title={t('resume_heading_summary')}>
      <p className={styles.summary}>{summary}</p>
    </ResumeSection>
  );
}

export function Skills({ skills }: Pick<ResumeData, 'skills'>) {
  const { t, language } = useLanguage();
  return (
    <ResumeSection id="skills" title={t('resume_heading_skills')}>
      {skills.every(({ title }) => !title) ? (
        <p>
          {joinWithCommas(
            skills.flatMap(({ names }) => names),
            language,
          )}
        </p>
      ) : (
        <dl className={styles.groups}>
          {skills.map(({ title, names }) => (
            <div key={title}>
              <dt>{title}</dt> <dd>{joinWithCommas(names, language)}</dd>
            </div>
          ))}
        </dl>
      )}
    </ResumeSection>
  );
}

export function Education({ education }: Pick<ResumeData, 'education'>) {
  const { t } = useLanguage();
  return (
    <ResumeSection id="education" title={t('resume_heading_education')}>
      {education.map(({ title, place, start, end }) => (
        <div key={`${title} ${place}`} className={styles.entry}>
          <h3>{title}</h3>
          <p className={styles.meta}>
            <bdi>{place}</bdi>
            <Period before={separator} start={start} end={end} />
          </p>
        </div>
      ))}
    </ResumeSection>
  );
}
