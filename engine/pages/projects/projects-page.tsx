import ProjectCard from 'virtual:fitout/components/ProjectCard';
import { Fragment } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Island } from '../../islands/island.tsx';
import { FillerCard } from '../../ui/card/filler-card.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { listId, island as projectFilter } from './project-filter.island.tsx';
import type { ProjectsData } from './projects-data.ts';
import styles from './projects-page.module.css';

/** The projects as a masonry of cards with small fillers, and a filter by technology if there are many. */
export function Page({ data }: { data: ProjectsData }) {
  const { t } = useLanguage();
  const { projects, technologies, fillers } = data;
  return (
    <>
      <PageHeading title={t('apps_title')} text={t('apps_text')} />
      {technologies.length > 1 && (
        <Island of={projectFilter} props={{ technologies, total: projects.length }} wake="query" />
      )}
      <section id={listId} aria-labelledby="projects" className={styles.masonry} data-rise="">
        <h2 id="projects" className="visually-hidden">
          {t('apps_title')}
        </h2>
        {projects.map((project, index) => {
          const filler = index < projects.length - 1 ? fillers[index] : undefined;
          return (
            <Fragment key={project.slug}>
              <ProjectCard project={project} className={styles[project.size]} />
              {filler && <FillerCard filler={filler} />}
            </Fragment>
          );
        })}
      </section>
    </>
  );
}
