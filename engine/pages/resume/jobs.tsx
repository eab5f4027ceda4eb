import { joinWithCommas } from '../../content/languages/join-with-commas.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Period } from '../../ui/period.tsx';
import { separator } from '../../ui/separator.ts';
import styles from './jobs.module.css';
import type { ResumeData } from './resume-data.ts';
import sheet from './resume-page.module.css';
import { ResumeSection } from './sections.tsx';

export function Jobs({ jobs }: Pick<ResumeData, 'jobs'>) {
  const { t, language } = useLanguage();
  return (
    <ResumeSection id="career" title={t('resume_heading_career')}>
      <ol className={styles.jobs} data-rise="">
        {jobs.map(({ position, company, location, start, end, description, responsibilities }) => (
          <li key={`${start?.iso} ${company} ${position}`}>
            <h3>{position}</h3>
            <p className={sheet.meta}>
              <bdi>{joinWithCommas([company, location], language)}</bdi>
              <Period before={separator} start={start} end={end} />
            </p>
            {description && <p>{description}</p>}
            {responsibilities.length > 0 && (
              <ul className={styles.tasks}>
                {responsibilities.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </ResumeSection>
  );
}
