import { type AboutData, Chips, PageLink, Period, Picture, separator, useLanguage } from 'fitout/ui';
import styles from './timeline.module.css';

/** Work, education and side projects; empty parts are omitted. */
export function Timeline({
  work,
  education,
  projects,
  className,
}: Pick<AboutData, 'work' | 'education' | 'projects'> & { className?: string | undefined }) {
  const { t } = useLanguage();
  return (
    <>
      {work.length > 0 && (
        <section aria-labelledby="work" className={className}>
          <h2 id="work">{t('about_work_title')}</h2>
          <ol className={styles.line}>
            {work.map(({ position, company, description, start, end }) => (
              <li key={`${start?.iso} ${company} ${position}`}>
                <h3>{position}</h3>
                <p className={styles.meta}>
                  <bdi>{company}</bdi>
                  <Period before={separator} start={start} end={end} />
                </p>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
      {education.length > 0 && (
        <section aria-labelledby="education" className={className}>
          <h2 id="education">{t('about_education_title')}</h2>
          {education.map(({ title, place, text, start, end }) => (
            <div key={`${title} ${place}`} className={styles.education}>
              <h3>{title}</h3>
              <p className={styles.meta}>
                <bdi>{place}</bdi>
                <Period before={separator} start={start} end={end} />
              </p>
              {text && <p>{text}</p>}
            </div>
          ))}
        </section>
      )}
      {projects.length > 0 && (
        <section aria-labelledby="side-projects" className={className}>
          <h2 id="side-projects">{t('about_projects_title')}</h2>
          <div className={styles.projects}>
            {projects.map(({ name, tag, text, technologies, page, picture }) => (
              <article key={name} className={styles.project}>
                <Picture source={picture} decorative className={styles.cover} />
                <div>
                  <h3>
                    <PageLink to={page}>{name}</PageLink>
                  </h3>
                  <p className={styles.tag}>{tag}</p>
                  <p>{text}</p>
                  <Chips labels={technologies} />
                </div>
              </article>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
