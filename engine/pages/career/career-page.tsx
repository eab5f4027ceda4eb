import careerStart from 'virtual:fitout/frame/careerStart';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useSiteMap } from '../../routes/site-map-context.ts';
import { Frame } from '../../ui/frame.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Period } from '../../ui/period.tsx';
import { separator } from '../../ui/separator.ts';
import type { CareerData } from './career-data.ts';
import styles from './career-page.module.css';

export function Page({ data }: { data: CareerData }) {
  const { t } = useLanguage();
  const { jobs } = data;
  const resume = useSiteMap().find({ page: 'resume' });
  return (
    <>
      <PageHeading title={t('career_title')} text={t('career_text')} />
      <Frame parts={careerStart} />
      <ol className={styles.string} data-rise="">
        {jobs.map((job) => (
          <li key={job.anchor} className={styles.bead}>
            <JobCard job={job} />
          </li>
        ))}
      </ol>
      {resume && (
        <p className={styles.more} data-screen-only>
          <PageLink to={resume}>
            <Icon name="lucide:arrow-right" />
            {t('resume_link')}
          </PageLink>
        </p>
      )}
    </>
  );
}

function JobCard({ job }: { job: CareerData['jobs'][number] }) {
  const { t } = useLanguage();
  return (
    <article className={styles.job}>
      <header className={styles.head}>
        {job.start && (
          <p className={styles.when}>
            <span>
              <Period start={job.start} end={job.end} />
            </span>
            <span className={styles.state}>{t(job.end ? 'career_state_past' : 'career_state_current')}</span>
          </p>
        )}
        <h2 id={job.anchor}>{job.position}</h2>
        <p className={styles.where}>
          <bdi>{job.company}</bdi>
          {job.location && (
            <>
              {separator}
              <bdi>{job.location}</bdi>
            </>
          )}
        </p>
      </header>
      {job.description && <p>{job.description}</p>}
      {job.responsibilities.length > 0 && (
        <>
          <h3>{job.start && !job.end ? t('career_responsibilities') : t('career_responsibilities_past')}</h3>
          <ol className={styles.tasks}>
            {job.responsibilities.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
        </>
      )}
    </article>
  );
}
