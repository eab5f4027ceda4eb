import { useLanguage } from '../../i18n/language-context.tsx';
import type { PagePath } from '../../site/addresses.ts';
import { Chips } from '../chips.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icons.ts';
import { ExternalLink } from '../navigation/external-link.tsx';
import { PageLink } from '../navigation/page-link.tsx';
import type { PictureSource } from '../picture/picture-source.ts';
import styles from './card.module.css';
import { Card } from './card.tsx';

/** A project as lists show it. */
export interface ProjectSummary {
  slug: string;
  title: string;
  description: string;
  details: PagePath;
  live: string;
  tags: string[];
  picture: PictureSource;
  icon: IconName;
}

interface Props {
  project: ProjectSummary;
  className?: string | undefined;
}

/** A project: the card leads to its live site in a new tab, its two links to the site and to the details. */
export function ProjectCard({ project, className }: Props) {
  const { t } = useLanguage();
  return (
    <Card growsTo={project.details} picture={project.picture} icon={project.icon} className={className}>
      <h3>
        <ExternalLink href={project.live} className={styles.cover_link}>
          {project.title}
        </ExternalLink>
      </h3>
      <p>{project.description}</p>
      <Chips labels={project.tags} />
      <div className={styles.actions}>
        <ExternalLink
          href={project.live}
          aria-label={`${t('apps_view')}: ${project.title} (${t('nav_opens_new_tab')})`}
        >
          {t('apps_view')}
          <Icon name="lucide:external-link" />
        </ExternalLink>
        <PageLink to={project.details} aria-label={`${t('apps_details')}: ${project.title}`}>
          {t('apps_details')}
          <Icon name="lucide:arrow-right" />
        </PageLink>
      </div>
    </Card>
  );
}
