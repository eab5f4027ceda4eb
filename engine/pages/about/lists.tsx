import { Chips } from '../../ui/chips.tsx';
import { PageLink } from '../../ui/navigation/page-link.tsx';
import { Period } from '../../ui/period.tsx';
import { separator } from '../../ui/separator.ts';
import type { AboutData } from './about-data.ts';
import styles from './about-page.module.css';

export function Jobs({ jobs }: { jobs: AboutData['work'] }) {
  return (
    <ol className={styles.list}>
      {jobs.map(({ position, company, description, start, end }) => (
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
  );
}

export function Education({ schools }: { schools: AboutData['education'] }) {
  return (
    <ol className={styles.list}>
      {schools.map(({ title, place, text, start, end }) => (
        <li key={`${title} ${place}`}>
          <h3>{title}</h3>
          <p className={styles.meta}>
            <bdi>{place}</bdi>
            <Period before={separator} start={start} end={end} />
          </p>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

export function Projects({ projects }: { projects: AboutData['projects'] }) {
  return (
    <ul className={styles.list}>
      {projects.map(({ name, tag, text, technologies, page }) => (
        <li key={name}>
          <h3>
            <PageLink to={page}>{name}</PageLink>
          </h3>
          <p className={styles.meta}>{tag}</p>
          <p>{text}</p>
          <Chips labels={technologies} />
        </li>
      ))}
    </ul>
  );
}
