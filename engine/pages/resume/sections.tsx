import { useLanguage } from '../../i18n/language-context.tsx';
import { Period } from '../../ui/period.tsx';
import type { ResumeData } from './resume-data.ts';
import styles from './resume-page.module.css';

export function Summary({ summary }: Pick<ResumeData, 'summary'>) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="summary" data-rise="">
      <h2 id="summary">{t('resume_heading_summary')}</h2>
      <p className={styles.summary}>{summary}</p>
    </section>
  );
}

export function Skills({ skills }: Pick<ResumeData, 'skills'>) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="skills" data-rise="">
      <h2 id="skills">{t('resume_heading_skills')}</h2>
      {skills.every(({ title }) => !title) ? (
        <p>{skills.flatMap(({ names }) => names).join(', ')}</p>
      ) : (
        <dl className={styles.groups}>
          {skills.map(({ title, names }) => (
            <div key={title}>
              <dt>{title}</dt> <dd>{names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

export function Education({ education }: Pick<ResumeData, 'education'>) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="education" data-rise="">
      <h2 id="education">{t('resume_heading_education')}</h2>
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

export function Languages({ languages }: Pick<ResumeData, 'languages'>) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="languages" data-rise="">
      <h2 id="languages">{t('resume_languages')}</h2>
      <p>{languages.join(', ')}</p>
    </section>
  );
}
